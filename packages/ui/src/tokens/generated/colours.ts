// Generated from the *.tokens.json files by `npm run tokens`. Change those, not this.
export const colours = {
  "light": {
    "accent.border": {
      "hex": "#b8862b",
      "alpha": 1
    },
    "accent.mark": {
      "hex": "#b8862b",
      "alpha": 1
    },
    "accent.surface": {
      "hex": "#f6ebd3",
      "alpha": 1
    },
    "accent.text": {
      "hex": "#704f18",
      "alpha": 1
    },
    "action.disabled": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "action.disabled-text": {
      "hex": "#696156",
      "alpha": 1
    },
    "action.hover": {
      "hex": "#0b544a",
      "alpha": 1
    },
    "action.pressed": {
      "hex": "#093f38",
      "alpha": 1
    },
    "action.surface": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "action.text": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "art.deep": {
      "hex": "#093f38",
      "alpha": 1
    },
    "art.form": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "art.mark": {
      "hex": "#b8862b",
      "alpha": 1
    },
    "art.paper": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "art.shade": {
      "hex": "#cfc8bb",
      "alpha": 1
    },
    "border.control": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "border.focus": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "border.hairline": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "border.selected": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "border.strong": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.axis": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "chart.grid": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "chart.on-series.1": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.2": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.3": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.4": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.5": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.6": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.7": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.series.1": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "chart.series.2": {
      "hex": "#b8862b",
      "alpha": 1
    },
    "chart.series.3": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "chart.series.4": {
      "hex": "#a2502a",
      "alpha": 1
    },
    "chart.series.5": {
      "hex": "#563865",
      "alpha": 1
    },
    "chart.series.6": {
      "hex": "#4d93b8",
      "alpha": 1
    },
    "chart.series.7": {
      "hex": "#332e27",
      "alpha": 1
    },
    "danger.border": {
      "hex": "#b3261e",
      "alpha": 1
    },
    "danger.mark": {
      "hex": "#b3261e",
      "alpha": 1
    },
    "danger.surface": {
      "hex": "#fbefed",
      "alpha": 1
    },
    "danger.text": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "destructive.hover": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "destructive.surface": {
      "hex": "#b3261e",
      "alpha": 1
    },
    "destructive.text": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "figure.gain": {
      "hex": "#165c35",
      "alpha": 1
    },
    "figure.loss": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "figure.unit": {
      "hex": "#696156",
      "alpha": 1
    },
    "info.border": {
      "hex": "#2457a6",
      "alpha": 1
    },
    "info.mark": {
      "hex": "#2457a6",
      "alpha": 1
    },
    "info.surface": {
      "hex": "#eef2f9",
      "alpha": 1
    },
    "info.text": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "shadow": {
      "hex": "#17140f",
      "alpha": 0.16
    },
    "success.border": {
      "hex": "#1e7a46",
      "alpha": 1
    },
    "success.mark": {
      "hex": "#1e7a46",
      "alpha": 1
    },
    "success.surface": {
      "hex": "#edf5ef",
      "alpha": 1
    },
    "success.text": {
      "hex": "#165c35",
      "alpha": 1
    },
    "surface.hover": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "surface.inverse": {
      "hex": "#231f1a",
      "alpha": 1
    },
    "surface.page": {
      "hex": "#faf8f5",
      "alpha": 1
    },
    "surface.raised": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "surface.scrim": {
      "hex": "#17140f",
      "alpha": 0.6
    },
    "surface.selected": {
      "hex": "#d9efea",
      "alpha": 1
    },
    "surface.sunken": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "text.disabled": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "text.inverse": {
      "hex": "#faf8f5",
      "alpha": 1
    },
    "text.link": {
      "hex": "#0f6b5e",
      "alpha": 1
    },
    "text.link-hover": {
      "hex": "#0b544a",
      "alpha": 1
    },
    "text.primary": {
      "hex": "#17140f",
      "alpha": 1
    },
    "text.secondary": {
      "hex": "#696156",
      "alpha": 1
    },
    "track": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "warning.border": {
      "hex": "#9a5b00",
      "alpha": 1
    },
    "warning.mark": {
      "hex": "#9a5b00",
      "alpha": 1
    },
    "warning.surface": {
      "hex": "#fbf2e2",
      "alpha": 1
    },
    "warning.text": {
      "hex": "#764600",
      "alpha": 1
    }
  },
  "dark": {
    "accent.border": {
      "hex": "#dbb769",
      "alpha": 1
    },
    "accent.mark": {
      "hex": "#dbb769",
      "alpha": 1
    },
    "accent.surface": {
      "hex": "#2e210b",
      "alpha": 1
    },
    "accent.text": {
      "hex": "#dbb769",
      "alpha": 1
    },
    "action.disabled": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "action.disabled-text": {
      "hex": "#cfc8bb",
      "alpha": 1
    },
    "action.hover": {
      "hex": "#b1dcd3",
      "alpha": 1
    },
    "action.pressed": {
      "hex": "#d9efea",
      "alpha": 1
    },
    "action.surface": {
      "hex": "#7fc3b6",
      "alpha": 1
    },
    "action.text": {
      "hex": "#17140f",
      "alpha": 1
    },
    "art.deep": {
      "hex": "#0b544a",
      "alpha": 1
    },
    "art.form": {
      "hex": "#47a394",
      "alpha": 1
    },
    "art.mark": {
      "hex": "#dbb769",
      "alpha": 1
    },
    "art.paper": {
      "hex": "#332e27",
      "alpha": 1
    },
    "art.shade": {
      "hex": "#696156",
      "alpha": 1
    },
    "border.control": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "border.focus": {
      "hex": "#7fc3b6",
      "alpha": 1
    },
    "border.hairline": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "border.selected": {
      "hex": "#7fc3b6",
      "alpha": 1
    },
    "border.strong": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "chart.axis": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "chart.grid": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "chart.on-series.1": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.2": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.3": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.4": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.5": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.6": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.on-series.7": {
      "hex": "#17140f",
      "alpha": 1
    },
    "chart.series.1": {
      "hex": "#47a394",
      "alpha": 1
    },
    "chart.series.2": {
      "hex": "#dbb769",
      "alpha": 1
    },
    "chart.series.3": {
      "hex": "#9dbdeb",
      "alpha": 1
    },
    "chart.series.4": {
      "hex": "#c76f4f",
      "alpha": 1
    },
    "chart.series.5": {
      "hex": "#b695d1",
      "alpha": 1
    },
    "chart.series.6": {
      "hex": "#4590b3",
      "alpha": 1
    },
    "chart.series.7": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "danger.border": {
      "hex": "#f0a29a",
      "alpha": 1
    },
    "danger.mark": {
      "hex": "#f0a29a",
      "alpha": 1
    },
    "danger.surface": {
      "hex": "#2d1613",
      "alpha": 1
    },
    "danger.text": {
      "hex": "#f0a29a",
      "alpha": 1
    },
    "destructive.hover": {
      "hex": "#f6c4be",
      "alpha": 1
    },
    "destructive.surface": {
      "hex": "#f0a29a",
      "alpha": 1
    },
    "destructive.text": {
      "hex": "#17140f",
      "alpha": 1
    },
    "figure.gain": {
      "hex": "#8fd0a8",
      "alpha": 1
    },
    "figure.loss": {
      "hex": "#f0a29a",
      "alpha": 1
    },
    "figure.unit": {
      "hex": "#ada495",
      "alpha": 1
    },
    "info.border": {
      "hex": "#9dbdeb",
      "alpha": 1
    },
    "info.mark": {
      "hex": "#9dbdeb",
      "alpha": 1
    },
    "info.surface": {
      "hex": "#141d2c",
      "alpha": 1
    },
    "info.text": {
      "hex": "#9dbdeb",
      "alpha": 1
    },
    "shadow": {
      "hex": "#000000",
      "alpha": 0.6
    },
    "success.border": {
      "hex": "#8fd0a8",
      "alpha": 1
    },
    "success.mark": {
      "hex": "#8fd0a8",
      "alpha": 1
    },
    "success.surface": {
      "hex": "#12231a",
      "alpha": 1
    },
    "success.text": {
      "hex": "#8fd0a8",
      "alpha": 1
    },
    "surface.hover": {
      "hex": "#332e27",
      "alpha": 1
    },
    "surface.inverse": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "surface.page": {
      "hex": "#17140f",
      "alpha": 1
    },
    "surface.raised": {
      "hex": "#231f1a",
      "alpha": 1
    },
    "surface.scrim": {
      "hex": "#000000",
      "alpha": 0.7
    },
    "surface.selected": {
      "hex": "#082c27",
      "alpha": 1
    },
    "surface.sunken": {
      "hex": "#332e27",
      "alpha": 1
    },
    "text.disabled": {
      "hex": "#857c6e",
      "alpha": 1
    },
    "text.inverse": {
      "hex": "#17140f",
      "alpha": 1
    },
    "text.link": {
      "hex": "#7fc3b6",
      "alpha": 1
    },
    "text.link-hover": {
      "hex": "#b1dcd3",
      "alpha": 1
    },
    "text.primary": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "text.secondary": {
      "hex": "#ada495",
      "alpha": 1
    },
    "track": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "warning.border": {
      "hex": "#e9b872",
      "alpha": 1
    },
    "warning.mark": {
      "hex": "#e9b872",
      "alpha": 1
    },
    "warning.surface": {
      "hex": "#271d0f",
      "alpha": 1
    },
    "warning.text": {
      "hex": "#e9b872",
      "alpha": 1
    }
  },
  "high-contrast": {
    "accent.border": {
      "hex": "#704f18",
      "alpha": 1
    },
    "accent.mark": {
      "hex": "#704f18",
      "alpha": 1
    },
    "accent.surface": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "accent.text": {
      "hex": "#2e210b",
      "alpha": 1
    },
    "action.disabled": {
      "hex": "#e4dfd6",
      "alpha": 1
    },
    "action.disabled-text": {
      "hex": "#332e27",
      "alpha": 1
    },
    "action.hover": {
      "hex": "#000000",
      "alpha": 1
    },
    "action.pressed": {
      "hex": "#000000",
      "alpha": 1
    },
    "action.surface": {
      "hex": "#093f38",
      "alpha": 1
    },
    "action.text": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "art.deep": {
      "hex": "#000000",
      "alpha": 1
    },
    "art.form": {
      "hex": "#093f38",
      "alpha": 1
    },
    "art.mark": {
      "hex": "#704f18",
      "alpha": 1
    },
    "art.paper": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "art.shade": {
      "hex": "#cfc8bb",
      "alpha": 1
    },
    "border.control": {
      "hex": "#000000",
      "alpha": 1
    },
    "border.focus": {
      "hex": "#000000",
      "alpha": 1
    },
    "border.hairline": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "border.selected": {
      "hex": "#093f38",
      "alpha": 1
    },
    "border.strong": {
      "hex": "#000000",
      "alpha": 1
    },
    "chart.axis": {
      "hex": "#000000",
      "alpha": 1
    },
    "chart.grid": {
      "hex": "#cfc8bb",
      "alpha": 1
    },
    "chart.on-series.1": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.2": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.3": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.4": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.5": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.6": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.on-series.7": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "chart.series.1": {
      "hex": "#0b544a",
      "alpha": 1
    },
    "chart.series.2": {
      "hex": "#8a6118",
      "alpha": 1
    },
    "chart.series.3": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "chart.series.4": {
      "hex": "#7a2c08",
      "alpha": 1
    },
    "chart.series.5": {
      "hex": "#4a1a58",
      "alpha": 1
    },
    "chart.series.6": {
      "hex": "#247b98",
      "alpha": 1
    },
    "chart.series.7": {
      "hex": "#000000",
      "alpha": 1
    },
    "danger.border": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "danger.mark": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "danger.surface": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "danger.text": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "destructive.hover": {
      "hex": "#2d1613",
      "alpha": 1
    },
    "destructive.surface": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "destructive.text": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "figure.gain": {
      "hex": "#12231a",
      "alpha": 1
    },
    "figure.loss": {
      "hex": "#8c1c16",
      "alpha": 1
    },
    "figure.unit": {
      "hex": "#231f1a",
      "alpha": 1
    },
    "info.border": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "info.mark": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "info.surface": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "info.text": {
      "hex": "#1b427f",
      "alpha": 1
    },
    "shadow": {
      "hex": "#000000",
      "alpha": 0.4
    },
    "success.border": {
      "hex": "#165c35",
      "alpha": 1
    },
    "success.mark": {
      "hex": "#165c35",
      "alpha": 1
    },
    "success.surface": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "success.text": {
      "hex": "#12231a",
      "alpha": 1
    },
    "surface.hover": {
      "hex": "#f1eee8",
      "alpha": 1
    },
    "surface.inverse": {
      "hex": "#000000",
      "alpha": 1
    },
    "surface.page": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "surface.raised": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "surface.scrim": {
      "hex": "#000000",
      "alpha": 0.8
    },
    "surface.selected": {
      "hex": "#d9efea",
      "alpha": 1
    },
    "surface.sunken": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "text.disabled": {
      "hex": "#4d463c",
      "alpha": 1
    },
    "text.inverse": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "text.link": {
      "hex": "#093f38",
      "alpha": 1
    },
    "text.link-hover": {
      "hex": "#000000",
      "alpha": 1
    },
    "text.primary": {
      "hex": "#000000",
      "alpha": 1
    },
    "text.secondary": {
      "hex": "#231f1a",
      "alpha": 1
    },
    "track": {
      "hex": "#cfc8bb",
      "alpha": 1
    },
    "warning.border": {
      "hex": "#764600",
      "alpha": 1
    },
    "warning.mark": {
      "hex": "#764600",
      "alpha": 1
    },
    "warning.surface": {
      "hex": "#ffffff",
      "alpha": 1
    },
    "warning.text": {
      "hex": "#271d0f",
      "alpha": 1
    }
  }
} as const;
