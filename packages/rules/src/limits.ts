// The business constants: numbers of the specification, and numbers that it leaves open.

/** Failed sign-ins (wrong password or wrong code) before an account is locked, and for how long. */
export const SIGN_IN_ATTEMPTS = 5;
export const SIGN_IN_LOCK_HOURS = 2;

/** Failed identity checks before they are blocked, and for how long. */
export const IDENTITY_ATTEMPTS = 5;
export const IDENTITY_LOCK_HOURS = 2;
/** The validity of a passed identity check. */
export const ACCESS_CODE_MINUTES = 10;

/** Wrong attempts per code or link. Sending the code again does not reset the count. */
export const CODE_ATTEMPTS = 5;
export const SMS_CODE_LENGTH = 6;
export const EMAIL_CODE_LENGTH = 5;
export const CODE_RESEND_SECONDS = 60;
export const CODE_VALID_MINUTES = 10;
/** Text messages to one phone for all purposes. */
export const TEXTS_AN_HOUR = 30;

/** The time after entering the password or an e-mailed code in which security settings can be changed. */
export const PASSWORD_CHECK_MINUTES = 10;
export const EMAIL_CHECK_MINUTES = 10;

export const PASSKEYS_PER_ACCOUNT = 2;
/** The validity of a passkey challenge. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
export const RECOVERY_CODES = 10;

export const ACTIVATION_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 30;

/** The lifetimes of the bearer token and of the session that renews it. */
export const TOKEN_MINUTES = 15;
export const SESSION_HOURS = 24;
export const SESSION_IDLE_HOURS = 1;
/** The time in which an old refresh cookie is still accepted, for tabs that refresh at the same time. */
export const REFRESH_GRACE_SECONDS = 10;

/** The key of one file: single use, for one user. */
export const FILE_KEY_SECONDS = 60;
/** The key of one recording: for one user, reusable so that playback can be paused and resumed. */
export const RECORDING_KEY_HOURS = 2;
export const UPLOAD_MEGABYTES = 10;
/** The maximum age of a utility bill or bank statement as a proof of address. */
export const PROOF_DOCUMENT_MONTHS = 3;

export const MINIMUM_AGE = 18;

/** The characters of a first or last name, and of a whole name. */
export const MAX_NAME_PART_LENGTH = 80;
export const MAX_NAME_LENGTH = 120;

/** The link to sign an agreement. */
export const ENVELOPE_DAYS = 7;
export const SIGNATURE_PROCESSING_MINUTES = { from: 2, to: 3 } as const;
export const FIRST_APPLICATION_MINUTES = { from: 20, to: 30 } as const;
/** The business days that a wire or an ACH transfer takes. */
export const FUNDING_BUSINESS_DAYS = { from: 3, to: 5 } as const;

/** Calendar days from the redemption day to the payout; the specification leaves the number open. */
export const REDEMPTION_PAYOUT_DAYS = 30;
/** Calendar days after the end of a fund's year in which its audited statements are due. */
export const AUDIT_DAYS = 120;

/** The hold on payments to a new or changed bank account, in which its owner can stop the change. */
export const PAYOUT_HOLD_HOURS = 72;

/** The calendar days after the end of a quarter in which its statement is expected. */
export const STATEMENT_DAYS = 45;

/** The download period of a data archive. */
export const DATA_ARCHIVE_DAYS = 7;
/** The minimum wait before an account is deleted, in which the request can be withdrawn. */
export const DELETION_WAIT_DAYS = 14;

/** The lifetime of the referral cookie. */
export const REFERRAL_ID_DAYS = 14;
/** The retention of a visit by an e-mailed link, and the interval between updates of its record. */
export const FROM_MAIL_DAYS = 7;
export const FROM_MAIL_POLL_SECONDS = 5;
/** The calendar days in which a fund replaces a manager who cannot continue. */
export const REPLACEMENT_MANAGER_DAYS = 90;

/** The notices on the screen. */
export const NOTICES_AT_ONCE = 10;
/** The time zone of calendar dates and business days. */
export const BUSINESS_TIME_ZONE = 'America/New_York';
