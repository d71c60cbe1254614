// Carries HarfBuzz's flags only.
