// Keeps the place of keyboard and screen reader users when the focused element is removed, for example the button that
// cancelled what it belonged to: the focus would be on no element.

/** Longer than a component needs to move the focus itself. */
const RECOVERY_DELAY_MS = 300;

/** Moves a lost focus to the heading of the nearest part that is still in the page. */
export function recoverLostFocus(): void {
  /** The focused element and its ancestors; empty after the user left it. */
  let path: readonly Element[] = [];
  let address = '';

  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? withAncestors(target) : [];
    address = window.location.href;
  });
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers send this event for a removed element, too.
    setTimeout(() => {
      if (target === path[0] && path[0]?.isConnected && document.activeElement !== target) path = [];
    });
  });
  new MutationObserver(() => {
    const [lost] = path;
    if (!lost || lost.isConnected) return;
    setTimeout(() => {
      if (path[0] === lost && !hasFocus() && window.location.href === address) focusNearest(path);
    }, RECOVERY_DELAY_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

function withAncestors(element: Element): readonly Element[] {
  const path = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

function focusNearest(path: readonly Element[]): void {
  const part = path.find((element) => element.isConnected && element.matches('main *, main, dialog *'));
  for (let at = part ?? null; at?.closest('main, dialog'); at = at.parentElement) {
    const heading = at.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }
}
