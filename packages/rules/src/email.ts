// E-mail addresses with a dot-atom local part and a domain whose top level has letters only.
import { normaliseText } from './text/normalise-text';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Normalised, in the typed case: the form that is shown. */
export const spellEmail = (email: string): string => normaliseText(email).replaceAll('。', '.');

/** Normalised and in lower case: the form for comparison, storage and the password salt. */
export const normaliseEmail = (email: string): string => spellEmail(email).toLowerCase();

export function isEmail(email: string): boolean {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return (
    at > 0 && at <= 64 && address.length <= 254 && LOCAL.test(local) && DOMAIN.test(address.slice(at + 1))
  );
}

/** `jordan@example.com` is shown as `jo****@example.com`. A text without @ is masked the same way. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(at < 0 ? email : email.slice(0, at));
  const domain = at < 0 ? '' : email.slice(at);
  return local.map((letter, place) => (place < 2 ? letter : '*')).join('') + domain;
}
