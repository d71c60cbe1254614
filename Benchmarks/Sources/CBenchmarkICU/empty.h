// Carries ICU's flags only: a module map over its headers clashes with Foundation's own ICU.
