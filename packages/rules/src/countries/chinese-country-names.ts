// The Chinese names of countries and regions: 2.5 KB that only a page in Chinese, or a search in Chinese, pays for.
import { isCountry } from './countries';
import names from './names.zh-CN.json';
import { REVIEWED_IN_CHINESE } from './reviewed-names';

const CHINESE: Record<string, string> = names;

/** An unknown code is its own name. */
export function chineseCountryName(code: string): string {
  if (!isCountry(code)) return code;
  return REVIEWED_IN_CHINESE[code] ?? CHINESE[code] ?? code;
}
