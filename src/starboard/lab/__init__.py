"""Many games at once: variants, experiments, their figures, reports and tuning."""
