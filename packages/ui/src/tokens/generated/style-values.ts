// Generated from the *.tokens.json files by `npm run tokens`. Change those, not this.
export const fixed = `field-message_lines 0
font-family-display "Source Serif 4 Variable", "Source Serif 4", "Georgia", "Noto Sans SC Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", serif
font-family-interface "Inter Variable", "Inter", "Noto Sans SC Variable", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif
font-leading-body 1.625
font-leading-chinese 1.7
font-leading-heading 1.25
font-leading-tight 1.15
font-size-body 16px
font-size-caption 12px
font-size-display 36px
font-size-heading 28px
font-size-hero 48px
font-size-lead 18px
font-size-small 14px
font-size-title 22px
font-weight-medium 500
font-weight-regular 400
font-weight-strong 600
layout-chamfer 28px
layout-focus 2px
layout-gutter 24px
layout-gutter_phone 16px
layout-hairline 1px
layout-page 1200px
layout-reading 680px
motion-ease cubic-bezier(0, 0, 0.2, 1)
motion-float 200ms
motion-state 120ms
radius-card 10px
radius-control 6px
radius-figure 2px
radius-round 999px
space-1 4px
space-2 8px
space-3 12px
space-4 16px
space-5 20px
space-6 24px
space-8 32px
space-10 40px
space-12 48px
space-16 64px
space-20 80px
space-24 96px`;
export const colours = `color-accent-border #b8862b #dbb769 #704f18
color-accent-mark #b8862b #dbb769 #704f18
color-accent-surface #f6ebd3 #2e210b #fff
color-accent-text #704f18 #dbb769 #2e210b
color-action-disabled #e4dfd6 #332e27 #e4dfd6
color-action-disabled_text #696156 #ada495 #332e27
color-action-hover #0b544a #b1dcd3 #000
color-action-pressed #093f38 #d9efea #000
color-action-surface #0f6b5e #7fc3b6 #093f38
color-action-text #fff #17140f #fff
color-art-deep #093f38 #0b544a #000
color-art-form #0f6b5e #47a394 #093f38
color-art-mark #b8862b #dbb769 #704f18
color-art-paper #f1eee8 #332e27 #fff
color-art-shade #cfc8bb #696156 #cfc8bb
color-border-control #857c6e #857c6e #000
color-border-focus #0f6b5e #7fc3b6 #000
color-border-hairline #e4dfd6 #4d463c #4d463c
color-border-selected #0f6b5e #7fc3b6 #093f38
color-border-strong #17140f #f1eee8 #000
color-danger-border #b3261e #f0a29a #8c1c16
color-danger-mark #b3261e #f0a29a #8c1c16
color-danger-surface #fbefed #2d1613 #fff
color-danger-text #8c1c16 #f0a29a #8c1c16
color-destructive-hover #8c1c16 #f6c4be #2d1613
color-destructive-surface #b3261e #f0a29a #8c1c16
color-destructive-text #fff #17140f #fff
color-figure-unit #696156 #ada495 #231f1a
color-info-border #2457a6 #9dbdeb #1b427f
color-info-mark #2457a6 #9dbdeb #1b427f
color-info-surface #eef2f9 #141d2c #fff
color-info-text #1b427f #9dbdeb #1b427f
color-shadow #17140f29 #0009 #0006
color-success-border #1e7a46 #8fd0a8 #165c35
color-success-mark #1e7a46 #8fd0a8 #165c35
color-success-surface #edf5ef #12231a #fff
color-success-text #165c35 #8fd0a8 #12231a
color-surface-hover #f1eee8 #332e27 #f1eee8
color-surface-inverse #231f1a #f1eee8 #000
color-surface-page #faf8f5 #17140f #fff
color-surface-raised #fff #231f1a #fff
color-surface-scrim #17140f99 #000000b3 #000c
color-surface-selected #d9efea #082c27 #d9efea
color-surface-sunken #f1eee8 #332e27 #fff
color-text-disabled #857c6e #857c6e #4d463c
color-text-inverse #faf8f5 #17140f #fff
color-text-link #0f6b5e #7fc3b6 #093f38
color-text-link_hover #0b544a #b1dcd3 #000
color-text-primary #17140f #f1eee8 #000
color-text-secondary #696156 #ada495 #231f1a
color-track #e4dfd6 #4d463c #cfc8bb
color-warning-border #9a5b00 #f2a65e #8a3d00
color-warning-mark #9a5b00 #f2a65e #8a3d00
color-warning-surface #fbf2e2 #271d0f #fff
color-warning-text #8a3d00 #f2a65e #8a3d00`;
export const chartColours = `color-chart-axis #857c6e #857c6e #000
color-chart-grid #e4dfd6 #4d463c #cfc8bb
color-chart-on_series-1 #fff #17140f #fff
color-chart-on_series-2 #17140f #17140f #fff
color-chart-on_series-3 #fff #17140f #fff
color-chart-on_series-4 #fff #17140f #fff
color-chart-on_series-5 #fff #17140f #fff
color-chart-on_series-6 #17140f #17140f #fff
color-chart-on_series-7 #fff #17140f #fff
color-chart-series-1 #0f6b5e #47a394 #0b544a
color-chart-series-2 #b8862b #dbb769 #8a6118
color-chart-series-3 #1b427f #9dbdeb #1b427f
color-chart-series-4 #a2502a #c76f4f #7a2c08
color-chart-series-5 #563865 #b695d1 #4a1a58
color-chart-series-6 #4d93b8 #4590b3 #247b98
color-chart-series-7 #332e27 #e4dfd6 #000`;
export const densities = `density-cell 14px 8px
density-control 44px 36px
density-inset 14px 10px
density-target 44px 28px`;
export const gains = `color-figure-gain var(--quoin-color-success-text) var(--quoin-color-danger-text)
color-figure-loss var(--quoin-color-danger-text) var(--quoin-color-success-text)`;
