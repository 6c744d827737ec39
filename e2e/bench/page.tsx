// The functions that a page exposes to the benchmark: mount, type and press, each with its time including style and layout.
import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    bench: ReturnType<typeof createBench>;
  }
}

export function createBench(Frame: ComponentType<{ children: ReactNode }>, Scene: ComponentType) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (shown: boolean) => root.render(<Frame>{shown && <Scene />}</Frame>);
  const unmount = () => flushSync(() => show(false));
  const timed = (work: () => void) => {
    const start = performance.now();
    flushSync(work);
    // Reading a size forces style and layout.
    void document.body.offsetHeight;
    return performance.now() - start;
  };

  unmount();
  return {
    unmount,
    /** Unmounts the scene and mounts it again. Returns milliseconds. */
    mount() {
      unmount();
      return timed(() => show(true));
    },
    /** Milliseconds per character typed into the named input. */
    type(name: string, characters: number) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(`No input ${name} on the page`);
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let total = 0;
      for (let count = 0; count < characters; count++) {
        total += timed(() => {
          write?.call(input, `${input.value}a`);
          input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }));
        });
      }
      return total / characters;
    },
    /** Milliseconds from a press until an element matches `until`. */
    async press(selector: string, until = selector) {
      const button = document.querySelector<HTMLElement>(selector);
      if (!button) throw new Error(`No ${selector} on the page`);
      const start = performance.now();
      timed(() => button.click());
      while (!document.querySelector(until)) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    /** Number of rules in the style sheets of the page; a media query with its rules counts as one. */
    rules: () => Array.from(document.styleSheets).reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  };
}
