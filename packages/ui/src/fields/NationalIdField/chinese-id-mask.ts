import { normaliseChineseId } from '@quoin/rules';
import { fixedMask } from '../formatted-input';

/** 17 digits and a check character, a digit or X. While a digit is missing the X is not at the end. */
export const chineseIdMask = /* @__PURE__ */ fixedMask('..................', /[\dX]/i, normaliseChineseId);
