// The business constants of the investor's way: the specification's numbers, and those it leaves open, by name.

/** Failed sign-ins (wrong password or wrong code) before an account is locked, and for how long. */
export const SIGN_IN_ATTEMPTS = 5;
export const SIGN_IN_LOCK_HOURS = 2;

/** Wrong tries per code or link; sending again never resets the count. */
export const CODE_ATTEMPTS = 5;
export const SMS_CODE_LENGTH = 6;
export const EMAIL_CODE_LENGTH = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODE_VALID_MINUTES = 10;

export const ACTIVATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;

/** The bearer token, and the session that renews it. */
export const TOKEN_MINUTES = 15;
export const SESSION_HOURS = 24;
export const SESSION_IDLE_HOURS = 1;
/** An old refresh cookie is still taken this long, for tabs that refresh together. */
export const REFRESH_GRACE_SECONDS = 10;

/** Single use, single person: the key that opens one file. */
export const FILE_KEY_SECONDS = 60;
export const UPLOAD_MEGABYTES = 10;
/** How recent a utility bill or bank statement must be to prove an address. */
export const PROOF_DOCUMENT_MONTHS = 3;

export const MINIMUM_AGE = 18;

/** The link to sign an agreement. */
export const ENVELOPE_DAYS = 7;
export const SIGNATURE_PROCESSING_MINUTES = { from: 2, to: 3 } as const;
export const FIRST_APPLICATION_MINUTES = { from: 20, to: 30 } as const;
/** When money sent by wire or ACH arrives. */
export const FUNDING_BUSINESS_DAYS = { from: 3, to: 5 } as const;

/** Calendar days from the redemption day to the payout; the specification leaves the number open. */
export const REDEMPTION_PAYOUT_DAYS = 30;

export const NOTICES_AT_ONCE = 10;
/** Calendar dates are shown, and business days counted, here. */
export const BUSINESS_TIME_ZONE = 'America/New_York';
