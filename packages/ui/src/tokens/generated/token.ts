// Generated from the *.tokens.json files by `npm run tokens`. Change those, not this.
export const token = {
  "color": {
    "accent": {
      "border": "var(--quoin-color-accent-border)",
      "mark": "var(--quoin-color-accent-mark)",
      "surface": "var(--quoin-color-accent-surface)",
      "text": "var(--quoin-color-accent-text)"
    },
    "action": {
      "disabled": "var(--quoin-color-action-disabled)",
      "disabledText": "var(--quoin-color-action-disabled-text)",
      "hover": "var(--quoin-color-action-hover)",
      "pressed": "var(--quoin-color-action-pressed)",
      "surface": "var(--quoin-color-action-surface)",
      "text": "var(--quoin-color-action-text)"
    },
    "art": {
      "deep": "var(--quoin-color-art-deep)",
      "form": "var(--quoin-color-art-form)",
      "mark": "var(--quoin-color-art-mark)",
      "paper": "var(--quoin-color-art-paper)",
      "shade": "var(--quoin-color-art-shade)"
    },
    "border": {
      "control": "var(--quoin-color-border-control)",
      "focus": "var(--quoin-color-border-focus)",
      "hairline": "var(--quoin-color-border-hairline)",
      "selected": "var(--quoin-color-border-selected)",
      "strong": "var(--quoin-color-border-strong)"
    },
    "chart": {
      "axis": "var(--quoin-color-chart-axis)",
      "grid": "var(--quoin-color-chart-grid)",
      "onSeries": {
        "1": "var(--quoin-color-chart-on-series-1)",
        "2": "var(--quoin-color-chart-on-series-2)",
        "3": "var(--quoin-color-chart-on-series-3)",
        "4": "var(--quoin-color-chart-on-series-4)",
        "5": "var(--quoin-color-chart-on-series-5)",
        "6": "var(--quoin-color-chart-on-series-6)",
        "7": "var(--quoin-color-chart-on-series-7)"
      },
      "series": {
        "1": "var(--quoin-color-chart-series-1)",
        "2": "var(--quoin-color-chart-series-2)",
        "3": "var(--quoin-color-chart-series-3)",
        "4": "var(--quoin-color-chart-series-4)",
        "5": "var(--quoin-color-chart-series-5)",
        "6": "var(--quoin-color-chart-series-6)",
        "7": "var(--quoin-color-chart-series-7)"
      }
    },
    "danger": {
      "border": "var(--quoin-color-danger-border)",
      "mark": "var(--quoin-color-danger-mark)",
      "surface": "var(--quoin-color-danger-surface)",
      "text": "var(--quoin-color-danger-text)"
    },
    "destructive": {
      "hover": "var(--quoin-color-destructive-hover)",
      "surface": "var(--quoin-color-destructive-surface)",
      "text": "var(--quoin-color-destructive-text)"
    },
    "figure": {
      "gain": "var(--quoin-color-figure-gain)",
      "loss": "var(--quoin-color-figure-loss)",
      "unit": "var(--quoin-color-figure-unit)"
    },
    "info": {
      "border": "var(--quoin-color-info-border)",
      "mark": "var(--quoin-color-info-mark)",
      "surface": "var(--quoin-color-info-surface)",
      "text": "var(--quoin-color-info-text)"
    },
    "shadow": "var(--quoin-color-shadow)",
    "success": {
      "border": "var(--quoin-color-success-border)",
      "mark": "var(--quoin-color-success-mark)",
      "surface": "var(--quoin-color-success-surface)",
      "text": "var(--quoin-color-success-text)"
    },
    "surface": {
      "hover": "var(--quoin-color-surface-hover)",
      "inverse": "var(--quoin-color-surface-inverse)",
      "page": "var(--quoin-color-surface-page)",
      "raised": "var(--quoin-color-surface-raised)",
      "scrim": "var(--quoin-color-surface-scrim)",
      "selected": "var(--quoin-color-surface-selected)",
      "sunken": "var(--quoin-color-surface-sunken)"
    },
    "text": {
      "disabled": "var(--quoin-color-text-disabled)",
      "inverse": "var(--quoin-color-text-inverse)",
      "link": "var(--quoin-color-text-link)",
      "linkHover": "var(--quoin-color-text-link-hover)",
      "primary": "var(--quoin-color-text-primary)",
      "secondary": "var(--quoin-color-text-secondary)"
    },
    "track": "var(--quoin-color-track)",
    "warning": {
      "border": "var(--quoin-color-warning-border)",
      "mark": "var(--quoin-color-warning-mark)",
      "surface": "var(--quoin-color-warning-surface)",
      "text": "var(--quoin-color-warning-text)"
    }
  },
  "density": {
    "cell": "var(--quoin-density-cell)",
    "control": "var(--quoin-density-control)",
    "inset": "var(--quoin-density-inset)",
    "target": "var(--quoin-density-target)"
  },
  "field": {
    "messageLines": "var(--quoin-field-message-lines)"
  },
  "font": {
    "family": {
      "display": "var(--quoin-font-family-display)",
      "interface": "var(--quoin-font-family-interface)"
    },
    "leading": {
      "body": "var(--quoin-font-leading-body)",
      "chinese": "var(--quoin-font-leading-chinese)",
      "heading": "var(--quoin-font-leading-heading)",
      "tight": "var(--quoin-font-leading-tight)"
    },
    "size": {
      "body": "var(--quoin-font-size-body)",
      "caption": "var(--quoin-font-size-caption)",
      "display": "var(--quoin-font-size-display)",
      "heading": "var(--quoin-font-size-heading)",
      "hero": "var(--quoin-font-size-hero)",
      "lead": "var(--quoin-font-size-lead)",
      "small": "var(--quoin-font-size-small)",
      "title": "var(--quoin-font-size-title)"
    },
    "weight": {
      "medium": "var(--quoin-font-weight-medium)",
      "regular": "var(--quoin-font-weight-regular)",
      "strong": "var(--quoin-font-weight-strong)"
    }
  },
  "layout": {
    "chamfer": "var(--quoin-layout-chamfer)",
    "focus": "var(--quoin-layout-focus)",
    "gutter": "var(--quoin-layout-gutter)",
    "gutterPhone": "var(--quoin-layout-gutter-phone)",
    "hairline": "var(--quoin-layout-hairline)",
    "page": "var(--quoin-layout-page)",
    "reading": "var(--quoin-layout-reading)"
  },
  "motion": {
    "ease": "var(--quoin-motion-ease)",
    "float": "var(--quoin-motion-float)",
    "state": "var(--quoin-motion-state)"
  },
  "radius": {
    "card": "var(--quoin-radius-card)",
    "control": "var(--quoin-radius-control)",
    "figure": "var(--quoin-radius-figure)",
    "round": "var(--quoin-radius-round)"
  },
  "space": {
    "1": "var(--quoin-space-1)",
    "2": "var(--quoin-space-2)",
    "3": "var(--quoin-space-3)",
    "4": "var(--quoin-space-4)",
    "5": "var(--quoin-space-5)",
    "6": "var(--quoin-space-6)",
    "8": "var(--quoin-space-8)",
    "10": "var(--quoin-space-10)",
    "12": "var(--quoin-space-12)",
    "16": "var(--quoin-space-16)",
    "20": "var(--quoin-space-20)",
    "24": "var(--quoin-space-24)"
  }
} as const;
