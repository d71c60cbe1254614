#pragma once
#include <png.h>

/// An image of 8-bit RGB or RGBA rows in libpng's simplified interface.
static inline png_image copyfit_png_image(png_uint_32 width, png_uint_32 height, int has_alpha) {
  png_image image = {0};
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = has_alpha ? PNG_FORMAT_RGBA : PNG_FORMAT_RGB;
  return image;
}
