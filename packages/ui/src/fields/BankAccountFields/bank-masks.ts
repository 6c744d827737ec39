// How the codes of a bank are laid out while they are typed.
import { codeMask, digitMask } from '../formatted-input';

export const abaMask = /* @__PURE__ */ digitMask('.........');

export const swiftMask = /* @__PURE__ */ codeMask('...........');

/** US banks count up to 17 digits. */
export const domesticNumberMask = /* @__PURE__ */ digitMask('.................');

/** 34 characters in groups of four, as they are printed. */
export const ibanMask = /* @__PURE__ */ codeMask('.... .... .... .... .... .... .... .... ..');
