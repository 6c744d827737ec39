// Choices a browser remembers between visits. A browser that forbids storage forgets them, and nothing else happens.
import { cookieAttributes } from './cookie-attributes';

const YEAR_DAYS = 365;
const DAY_SECONDS = 86_400;

export function remembered<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
  try {
    const kept = window.localStorage.getItem(name);
    return allowed.find((value) => value === kept);
  } catch {
    return undefined;
  }
}

/** For the server as well: it sends a page that is in keeping with the choice. */
export function rememberForServer(name: string, value: string): void {
  remember(name, value);
  tellServer(name, value, YEAR_DAYS);
}

/** @param days how long it holds; 0 takes it back */
export function tellServer(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; ${cookieAttributes()}; Max-Age=${days * DAY_SECONDS}`;
}

export function remember(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
}
