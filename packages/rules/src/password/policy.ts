// The password policy, checked where the password is known: in the browser.

export const PASSWORD_MIN_LENGTH = 8;

export interface PasswordPolicy {
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  /** Anything that is neither letter, digit nor space. */
  special: boolean;
}

/** Which of the five demands a password meets. */
export const passwordPolicy = (password: string): PasswordPolicy => ({
  length: Array.from(password).length >= PASSWORD_MIN_LENGTH,
  upper: /\p{Lu}/u.test(password),
  lower: /\p{Ll}/u.test(password),
  digit: /\p{Nd}/u.test(password),
  special: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
});

export const meetsPasswordPolicy = (password: string): boolean =>
  Object.values(passwordPolicy(password)).every(Boolean);
