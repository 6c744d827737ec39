// jsdom with what Node already has and browsers have too. MessageChannel stays out: React's scheduler would keep jest alive.
import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  // TextEncoder makes Node's arrays: the page has to know them as its own.
  'ArrayBuffer',
  'Uint8Array',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

export default class BrowserLike extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.ResizeObserver ??= NoResizeObserver;
    this.global.IntersectionObserver ??= NoResizeObserver;
    this.global.matchMedia ??= noMedia;
    this.global.DOMMatrix ??= class DOMMatrix {};
    // Chrome 152 and later return a promise from every scroll method.
    for (const method of ['scrollIntoView', 'scrollTo', 'scrollBy', 'scroll'])
      this.global.Element.prototype[method] ??= () => Promise.resolve();
    this.global.scrollTo = () => Promise.resolve();
    // Looks are checked in real browsers: here every search by role would match every rule with every element.
    const { Element, HTMLStyleElement } = this.global;
    HTMLStyleElement.prototype.setAttribute = function (name, value) {
      Element.prototype.setAttribute.call(this, name, value);
      if (name === 'data-styled') this.type = 'text/plain';
    };
    // jsdom knows <dialog> but not how to open it.
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function () {
      this.setAttribute('open', '');
    };
    dialog.show ??= function () {
      this.setAttribute('open', '');
    };
    dialog.close ??= function () {
      this.removeAttribute('open');
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
  }
}
