// The business constants of the investor's way: the specification's numbers, and those it leaves open, by name.

/** Failed sign-ins (wrong password or wrong code) before an account is locked, and for how long. */
export const SIGN_IN_ATTEMPTS = 5;
export const SIGN_IN_LOCK_HOURS = 2;

/** Failed identity checks before they are blocked, and for how long. */
export const IDENTITY_ATTEMPTS = 5;
export const IDENTITY_LOCK_HOURS = 2;
/** What a passed identity check opens stays open this long. */
export const ACCESS_CODE_MINUTES = 10;

/** Wrong tries per code or link; sending again never resets the count. */
export const CODE_ATTEMPTS = 5;
export const SMS_CODE_LENGTH = 6;
export const EMAIL_CODE_LENGTH = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODE_VALID_MINUTES = 10;
/** Text messages to one phone, whatever they are for. */
export const TEXTS_AN_HOUR = 30;

/** Security settings change only this long after the password, or a code by e-mail, was entered. */
export const PASSWORD_CHECK_MINUTES = 10;
export const EMAIL_CHECK_MINUTES = 10;

export const PASSKEYS_PER_ACCOUNT = 2;
/** A challenge to use or to make a passkey waits this long for its answer. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const RECOVERY_CODES = 10;

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
/** Single person: the key that plays one recording, which may be stopped and gone on with. */
export const RECORDING_KEY_HOURS = 2;
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

/** Nothing is paid to a bank account that was added or changed until its owner had this long to stop it. */
export const PAYOUT_HOLD_HOURS = 72;

/** Calendar days after a quarter's end by which its statement is expected. */
export const STATEMENT_DAYS = 45;

/** An archive of one's data is there to be downloaded this long. */
export const DATA_ARCHIVE_DAYS = 7;
/** A request to delete an account is settled no earlier than this, so that it can be withdrawn. */
export const DELETION_WAIT_DAYS = 14;

/** The browser keeps by whose link somebody came this long. */
export const REFERRAL_ID_DAYS = 14;
/** The record of a visit by an e-mailed link is kept this long, and meanwhile noted this often. */
export const FROM_MAIL_DAYS = 7;
export const FROM_MAIL_POLL_SECONDS = 5;
/** Calendar days in which a fund whose manager can't go on gets another one. */
export const REPLACEMENT_MANAGER_DAYS = 90;

export const NOTICES_AT_ONCE = 10;
/** Calendar dates are shown, and business days counted, here. */
export const BUSINESS_TIME_ZONE = 'America/New_York';
