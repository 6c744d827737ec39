// The functions that a page exposes to the benchmark: mount, type and press, each with its time including style and layout.
import { useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface Bench {
  /** Unmounts the scene and mounts it again. Returns milliseconds. */
  mount: () => number;
  unmount: () => void;
  /** Milliseconds per character typed into the named input. */
  type: (name: string, characters: number) => number;
  /** Milliseconds from a press until an element matches `until`. */
  press: (selector: string, until?: string) => Promise<number>;
  /** Number of rules in the style sheets of the page; a media query with its rules counts as one. */
  rules: () => number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

export function offerBench(Frame: ComponentType<{ children?: ReactNode }>, Scene: ComponentType) {
  let show: (shown: boolean) => void = () => undefined;

  function Page() {
    const [shown, setShown] = useState(false);
    show = setShown;
    return <Frame>{shown && <Scene />}</Frame>;
  }

  const timed = (work: () => void) => {
    const start = performance.now();
    flushSync(work);
    // Reading a size forces style and layout.
    void document.body.offsetHeight;
    return performance.now() - start;
  };

  const element = document.createElement('div');
  document.body.append(element);
  flushSync(() => createRoot(element).render(<Page />));

  window.bench = {
    mount() {
      this.unmount();
      return timed(() => show(true));
    },
    unmount: () => flushSync(() => show(false)),
    type(name, characters) {
      const input = required(`input[name="${name}"]`, HTMLInputElement);
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
    async press(selector, until = selector) {
      const button = required(selector, HTMLElement);
      const start = performance.now();
      timed(() => button.click());
      while (!document.querySelector(until)) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    rules: () => Array.from(document.styleSheets).reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  };
}

function required<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`No ${selector} on the page`);
}
