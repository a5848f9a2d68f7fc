"""Many games at once: variants, experiments, their figures, reports and tuning."""

from starboard.kernel.errors import speaks

speaks("starboard.lab")
