// The password policy, which only the browser can check, because it sends a hash.

export const PASSWORD_MIN_LENGTH = 8;

export interface PasswordPolicy {
  length: boolean;
  upper: boolean;
  lower: boolean;
  digit: boolean;
  /** Any character except letters, digits and spaces. */
  special: boolean;
}

/** The requirements that a password meets. */
export const passwordPolicy = (password: string): PasswordPolicy => ({
  length: Array.from(password).length >= PASSWORD_MIN_LENGTH,
  upper: /\p{Lu}/u.test(password),
  lower: /\p{Ll}/u.test(password),
  digit: /\p{Nd}/u.test(password),
  special: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
});

export const meetsPasswordPolicy = (password: string): boolean =>
  Object.values(passwordPolicy(password)).every(Boolean);
