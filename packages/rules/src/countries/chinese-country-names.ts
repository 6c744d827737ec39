// The Chinese names of countries and regions. They are a separate module, because only Chinese pages load them.
import { isCountry } from './countries';
import names from './names.zh-CN.json';
import { REVIEWED_IN_CHINESE } from './reviewed-names';

const CHINESE: Record<string, string> = names;

/** Returns an unknown code unchanged. */
export function chineseCountryName(code: string): string {
  if (!isCountry(code)) return code;
  return REVIEWED_IN_CHINESE[code] ?? CHINESE[code] ?? code;
}
