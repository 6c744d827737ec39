import { fixedMask, halfWidth } from '../formatted-input';

/** 17 digits and a check character, a digit or X. Where the X stands is the checksum's affair: while a digit is missing it is not last. */
export const chineseIdMask = /* @__PURE__ */ fixedMask('..................', {
  sign: /[\dX]/,
  read: (text) => halfWidth(text).toUpperCase(),
});
