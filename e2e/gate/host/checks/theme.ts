/** As a new `theme` of the outermost provider would: every colour is a CSS variable, so nothing renders again. */
export function switchTheme(theme: string): void {
  for (const element of [document.documentElement, document.querySelector('[data-quoin="QuoinProvider"]')])
    element?.setAttribute('data-quoin-theme', theme);
}
