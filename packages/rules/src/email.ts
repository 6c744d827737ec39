// E-mail addresses with a dot-atom local part and a domain whose top level has letters only.
import { normaliseText } from './text/normalise-text';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** A name with the address in brackets, as mail programs copy it. */
const BRACKETED = /^[^<>]*<([^<>]*)>[.,;]?$/;

/** Normalised, in the typed case: the form that is shown. `Ann Lee <Ann@example.com>` is `Ann@example.com`. */
export function spellEmail(email: string): string {
  const typed = normaliseText(email).replaceAll('。', '.');
  const link = BRACKETED.exec(typed)?.[1] ?? typed;
  const address = link.replace(/^mailto:([^?]*)(?:\?.*)?$/i, '$1').replace(/[.,;]$/, '');
  return address.includes('@') && !/\s/.test(address) ? address : typed;
}

/** Normalised and in lower case, with the ASCII form of the domain: for comparison, storage and the password salt. */
export function normaliseEmail(email: string): string {
  const address = spellEmail(email).toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

/**
 * Letters with accents and of other scripts. Chrome converts a typed domain, but not an autofilled one; Firefox converts
 * none.
 */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u;

function asciiDomain(domain: string): string {
  if (!INTERNATIONAL_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain; // no domain, such as `münchen..de`
  }
}

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
  return local.map((letter, index) => (index < 2 ? letter : '*')).join('') + domain;
}
