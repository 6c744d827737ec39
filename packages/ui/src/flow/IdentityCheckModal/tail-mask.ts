import type { NationalIdType } from '@quoin/rules';
import { codeMask, digitMask, type Mask } from '../../fields/formatted-input';

const ssnTail = /* @__PURE__ */ digitMask('....');
const codeTail = /* @__PURE__ */ codeMask('....');

/** How the last signs of a number are typed: a national ID may end in X, a foreign tax ID may have letters. */
export function tailMask(kind: NationalIdType): Mask | undefined {
  if (kind === 'ssn') return ssnTail;
  return kind === 'national_id' || kind === 'tin' ? codeTail : undefined;
}
