// Choices saved between visits. Without access to storage they last as long as the page.
import { cookieAttributes } from './token-cookie';

const YEAR_DAYS = 365;
const DAY_SECONDS = 86_400;

export function readChoice<const T extends string>(name: string, allowed: readonly T[]): T | undefined {
  try {
    const stored = window.localStorage.getItem(name);
    return allowed.find((value) => value === stored);
  } catch {
    return undefined;
  }
}

/** Saves a choice in storage and in a cookie. The server selects the prerendered page by the cookie. */
export function saveChoice(name: string, value: string): void {
  saveLocally(name, value);
  setCookie(name, value, YEAR_DAYS);
}

/** @param days lifetime; 0 deletes the cookie */
export function setCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${value}; ${cookieAttributes()}; Max-Age=${days * DAY_SECONDS}`;
}

export function saveLocally(name: string, value: string): void {
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}
