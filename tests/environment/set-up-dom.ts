// Adds jest-dom's matchers and APIs that jsdom lacks.
import '@testing-library/jest-dom';
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMedia = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// Chrome 152 and later return a promise from every scroll method.
const scroll = () => Promise.resolve();

Object.assign(globalThis, {
  File,
  CompressionStream,
  DecompressionStream,
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  matchMedia: noMedia,
  DOMMatrix: class {},
  scrollTo: scroll,
});
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(Element.prototype, { scroll, scrollBy: scroll, scrollIntoView: scroll, scrollTo: scroll });

function open(this: HTMLDialogElement) {
  this.setAttribute('open', '');
}

Object.assign(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
});
