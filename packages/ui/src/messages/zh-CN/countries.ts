import { REVIEWED_IN_CHINESE } from '@quoin/rules';
import { countryNames, type countries as shape } from '../en/countries';

export const countries: typeof shape = { name: /* @__PURE__ */ countryNames('zh-CN', REVIEWED_IN_CHINESE) };
