/** Same effect as a new `theme` of the outermost provider: colours are CSS variables, so nothing re-renders. */
export function switchTheme(theme: string): void {
  for (const element of [document.documentElement, document.querySelector('[data-quoin="QuoinProvider"]')])
    element?.setAttribute('data-quoin-theme', theme);
}
