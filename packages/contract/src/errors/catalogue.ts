// Every named error of the API: its number on the wire and its HTTP status. The messages are in messages.en.ts and
// messages.zh-CN.ts, one for each name. Numbers 1006, 1100, 1111, 1115 and 1116 are fixed by the specification.

export const ERRORS = {
  // session
  not_signed_in: { code: 1006, status: 401 },
  session_expired: { code: 1007, status: 401 },
  not_authorized_action: { code: 1008, status: 403 },
  not_authorized_file: { code: 1009, status: 403 },

  // access
  incorrect_credentials: { code: 1100, status: 401 },
  account_locked: { code: 1101, status: 423 },
  account_not_activated: { code: 1102, status: 403 },
  account_disabled: { code: 1103, status: 403 },
  incorrect_credentials_warning: { code: 1104, status: 401 },
  user_authentication_failed: { code: 1111, status: 401 },
  identity_check_blocked: { code: 1112, status: 423 },
  identity_number_missing: { code: 1113, status: 409 },
  passwords_differ: { code: 1115, status: 400 },
  old_password_incorrect: { code: 1116, status: 400 },
  sign_in_ticket_expired: { code: 1117, status: 400 },
  password_check_needed: { code: 1118, status: 403 },
  new_password_equals_old: { code: 1119, status: 422 },
  reset_link_expired: { code: 1120, status: 410 },
  illegal_code: { code: 1121, status: 400 },
  account_not_found: { code: 1122, status: 404 },
  passkey_not_accepted: { code: 1123, status: 400 },
  passkey_limit: { code: 1124, status: 409 },
  passkey_exists: { code: 1125, status: 409 },
  no_passkey: { code: 1126, status: 409 },
  recovery_code_incorrect: { code: 1127, status: 400 },
  sign_in_code_warning: { code: 1128, status: 400 },
  reset_link_used: { code: 1129, status: 410 },
  phone_required: { code: 1131, status: 403 },

  // codes by SMS and e-mail
  resend_after_one_minute: { code: 1200, status: 429 },
  code_empty: { code: 1201, status: 400 },
  send_code_first: { code: 1202, status: 400 },
  too_many_code_attempts: { code: 1203, status: 429 },
  code_incorrect: { code: 1204, status: 400 },
  phone_invalid: { code: 1205, status: 400 },
  region_unsupported: { code: 1206, status: 400 },
  no_phone_on_record: { code: 1207, status: 409 },
  phone_already_verified: { code: 1208, status: 409 },
  phone_not_saved: { code: 1209, status: 422 },
  email_check_needed: { code: 1210, status: 403 },
  unsupported_act: { code: 1211, status: 400 },
  mail_after_one_minute: { code: 1212, status: 429 },
  phone_without_sms: { code: 1213, status: 400 },

  // join
  email_registered: { code: 1300, status: 409 },
  activation_failed: { code: 1301, status: 400 },
  account_already_activated: { code: 1302, status: 409 },
  residence_unsupported: { code: 1303, status: 422 },
  not_accredited: { code: 1304, status: 422 },
  terms_not_accepted: { code: 1305, status: 422 },
  invitation_invalid: { code: 1306, status: 422 },
  email_correction_closed: { code: 1307, status: 410 },

  // account
  country_by_operations: { code: 1350, status: 403 },
  payout_account_in_use: { code: 1351, status: 409 },
  bank_account_not_held: { code: 1352, status: 409 },
  data_export_missing: { code: 1353, status: 409 },
  deletion_not_open: { code: 1354, status: 409 },
  deletion_requested: { code: 1355, status: 409 },
  deletion_missing: { code: 1356, status: 409 },
  bank_account_pays_only: { code: 1357, status: 409 },

  // investors and their files
  one_investor_per_type: { code: 1400, status: 409 },
  investor_type_by_support: { code: 1401, status: 422 },
  file_exists: { code: 1410, status: 409 },
  file_type_refused: { code: 1411, status: 422 },
  file_too_large: { code: 1412, status: 413 },
  file_not_received: { code: 1413, status: 409 },
  file_link_expired: { code: 1414, status: 410 },
  file_infected: { code: 1415, status: 422 },
  file_empty: { code: 1416, status: 422 },
  file_is_image: { code: 1417, status: 422 },
  file_is_document: { code: 1418, status: 422 },
  file_is_archive: { code: 1419, status: 422 },
  image_damaged: { code: 1420, status: 422 },
  too_many_pixels: { code: 1421, status: 422 },
  pdf_damaged: { code: 1422, status: 422 },
  pdf_password: { code: 1423, status: 422 },
  pdf_too_many_pages: { code: 1424, status: 422 },
  pdf_too_complex: { code: 1425, status: 422 },
  pdf_with_scripts: { code: 1426, status: 422 },
  pdf_portfolio: { code: 1427, status: 422 },
  file_altered: { code: 1428, status: 409 },
  file_missing: { code: 1429, status: 410 },

  // browse, apply, sign
  country_not_eligible: { code: 1500, status: 403 },
  product_not_ready: { code: 1501, status: 409 },
  investor_ineligible: { code: 1502, status: 422 },
  ira_not_allowed: { code: 1503, status: 422 },
  required_information_missing: { code: 1504, status: 422 },
  information_incomplete: { code: 1505, status: 409 },
  draft_conflict: { code: 1506, status: 409 },
  agreement_already_signed: { code: 1507, status: 409 },
  application_exists: { code: 1508, status: 409 },
  investment_canceled: { code: 1509, status: 409 },
  signature_link_expired: { code: 1510, status: 410 },
  envelope_cancelled: { code: 1511, status: 409 },
  document_not_read: { code: 1512, status: 409 },
  consent_missing: { code: 1513, status: 409 },
  document_changed: { code: 1514, status: 409 },
  cancel_too_late: { code: 1515, status: 409 },
  document_already_signed: { code: 1516, status: 409 },
  reservation_not_open: { code: 1517, status: 409 },
  reservation_exists: { code: 1518, status: 409 },
  reservation_missing: { code: 1519, status: 409 },
  another_signer_is_next: { code: 1520, status: 409 },
  review_required: { code: 1521, status: 409 },
  nothing_to_answer: { code: 1522, status: 409 },
  document_not_opened: { code: 1523, status: 409 },
  application_rejected: { code: 1530, status: 409 },
  not_after_rejection: { code: 1531, status: 409 },

  // fund
  transfer_not_open: { code: 1600, status: 409 },
  verbal_confirmation_missing: { code: 1601, status: 422 },
  ach_not_permitted: { code: 1602, status: 422 },
  capital_call_cancelled: { code: 1603, status: 410 },
  ach_account_missing: { code: 1604, status: 422 },
  ach_account_unfit: { code: 1605, status: 422 },
  ach_account_changing: { code: 1606, status: 409 },
  ach_account_in_use: { code: 1607, status: 409 },
  custodian_pays: { code: 1608, status: 422 },
  wire_changed: { code: 1609, status: 409 },
  wire_not_ready: { code: 1610, status: 409 },

  // redeem
  redemption_not_open: { code: 1700, status: 409 },
  redemption_ongoing: { code: 1701, status: 409 },
  redemption_closed: { code: 1702, status: 409 },
  distribution_finished: { code: 1703, status: 409 },
  redemption_not_valued: { code: 1704, status: 409 },
  redemption_never: { code: 1705, status: 409 },

  // portfolio
  nothing_to_state: { code: 1800, status: 409 },
  calendar_link_unknown: { code: 1801, status: 404 },
  calendar_link_missing: { code: 1802, status: 409 },

  // every call
  illegal_parameter: { code: 1900, status: 400 },
  transition_refused: { code: 1901, status: 409 },
  idempotency_key_missing: { code: 1902, status: 400 },
  idempotency_key_reused: { code: 1903, status: 409 },
  too_many_requests: { code: 1904, status: 429 },
  not_found: { code: 1905, status: 404 },
  unavailable: { code: 1906, status: 503 },
  body_too_large: { code: 1907, status: 413 },
  method_not_allowed: { code: 1908, status: 405 },
  request_unreadable: { code: 1910, status: 400 },
  headers_too_large: { code: 1911, status: 431 },
  request_timeout: { code: 1912, status: 408 },
  unexpected: { code: 1999, status: 500 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorName = keyof typeof ERRORS;

/** The name of an error code; undefined for a code of a newer server. */
export const getErrorName = (code: number): ErrorName | undefined =>
  ERROR_NAMES.find((name) => ERRORS[name].code === code);

export const ERROR_NAMES = Object.keys(ERRORS) as ErrorName[]; // Object.keys loses the type of the keys
