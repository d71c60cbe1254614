#pragma once
// Shows the limits on what entities expand to; expat's own builds have them since 2.4.0.
#ifndef XML_DTD
#define XML_DTD 1
#endif
#ifndef XML_GE
#define XML_GE 1
#endif
#include <expat.h>

#if XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION < 4
#error "Copyfit needs expat 2.4.0 or newer: older ones do not limit what entities expand to."
#endif
