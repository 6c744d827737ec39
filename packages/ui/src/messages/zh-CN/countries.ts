import { chineseCountryName } from '@quoin/rules';
import type { countries as shape } from '../en/countries';

export const countries: typeof shape = { name: chineseCountryName };
