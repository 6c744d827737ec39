// How the codes of a bank are grouped while they are typed.
import { normaliseAba, normaliseAccountNumber, normaliseBic, normaliseIban } from '@quoin/rules';
import { codeMask, digitMask } from '../formatted-input';

export const abaMask = /* @__PURE__ */ digitMask('.........', normaliseAba);

export const swiftMask = /* @__PURE__ */ codeMask('...........', normaliseBic);

/** US banks count up to 17 digits. */
export const domesticNumberMask = /* @__PURE__ */ digitMask('.................', normaliseAccountNumber);

/** 34 characters in groups of four, as they are printed. */
export const ibanMask = /* @__PURE__ */ codeMask('.... .... .... .... .... .... .... .... ..', normaliseIban);
