import { REVIEWED_IN_CHINESE } from '@quoin/rules';
import { countryNames } from '../country-names';
import type { countries as shape } from '../en/countries';

export const countries: typeof shape = { name: /* @__PURE__ */ countryNames('zh-CN', REVIEWED_IN_CHINESE) };
