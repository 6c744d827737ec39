import type { Locale } from '@quoin/ui';

const GIVEN_FIRST = ['first_name', 'last_name'] as const;
const FAMILY_FIRST = ['last_name', 'first_name'] as const;

/** Name fields in the order of the language. */
export const namesInOrder = (language: Locale) => (language === 'zh-CN' ? FAMILY_FIRST : GIVEN_FIRST);
