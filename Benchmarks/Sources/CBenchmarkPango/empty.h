// Carries Pango's flags only.
