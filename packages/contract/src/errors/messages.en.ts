import type { ErrorName } from './catalogue';

/** What happened, why, and what to do, in English. `{name}` is filled from the error's values. */
export const ERROR_MESSAGES_EN: Record<ErrorName, string> = {
  not_signed_in: 'You are not signed in. Sign in to go on.',
  session_expired: 'Your session has ended. Sign in again.',
  not_authorized_action: 'Your current logged-in account is not authorized to take this action.',
  not_authorized_file: 'Your current logged-in account is not authorized to view this file.',

  incorrect_credentials: 'Incorrect username or password.',
  incorrect_credentials_warning:
    'Incorrect username or password. After 5 failed attempts the account is locked for 2 hours; {left} left.',
  account_locked: 'This account is locked until {until} after 5 failed attempts. Try again then.',
  account_not_activated:
    'This account is not activated yet. Open the link in the e-mail we sent, or have it sent again.',
  account_disabled: 'This account is disabled. Contact support.',
  user_authentication_failed: 'Incorrect user authentication.',
  identity_check_blocked:
    'Identity checks are blocked until {until} after 5 failed attempts. Try again then, or contact support.',
  identity_number_missing:
    'There is no identity number on record that yours could be compared with. Contact support to have one added.',
  passwords_differ: 'Two passwords are not the same.',
  old_password_incorrect: 'The old password is incorrect.',
  sign_in_ticket_expired: 'This sign-in took too long. Enter your password again.',
  password_check_needed: 'Enter your password again before you change your security settings.',
  new_password_equals_old: 'The new password is the same as the old one. Choose another.',
  reset_link_expired:
    'This link has expired or was replaced by a newer one. Links work for 30 minutes. Ask for a new one.',
  reset_link_used:
    'This link has already been used to change the password. Sign in with the new password, or ask for a new link.',
  illegal_code: 'This link is not valid. Open it as it stands in the e-mail, or ask for a new one.',
  account_not_found: 'This account does not exist.',
  passkey_not_accepted: 'This passkey was not accepted. Try again, or use your password.',
  passkey_limit: 'There are two passkeys already. Remove one before you add another.',
  passkey_exists: 'This passkey is in your list already.',
  no_passkey: 'There is no passkey in this account. Use your password.',
  recovery_code_incorrect: 'This recovery code is not right, or it was used before. Try another one.',
  sign_in_code_warning:
    'The code is not right. After 5 failed attempts the account is locked for 2 hours; {left} left.',

  resend_after_one_minute: 'You can have a new code sent after one minute.',
  code_empty: 'Enter the code.',
  send_code_first: 'Have a code sent first.',
  too_many_code_attempts: 'Too many wrong codes. You can get a new code at {until}.',
  code_incorrect: 'The code is not right. Try again.',
  phone_invalid: 'Invalid phone number. Check the country and the number.',
  region_unsupported: 'We cannot send codes to this region.',
  no_phone_on_record: 'There is no phone number on record. Contact support.',
  phone_already_verified: 'This phone is verified already. You can sign in with it.',
  phone_not_saved: 'The phone could not be saved: the number is invalid. Check the country and the number.',
  email_check_needed: 'Enter the code from your e-mail before you change your phone.',
  unsupported_act: 'This action is not supported.',
  mail_after_one_minute:
    'We sent this e-mail less than a minute ago. Look for it in your inbox and in spam; after one minute you can have it sent again.',

  email_registered: 'This e-mail is already registered. Sign in instead.',
  activation_failed: 'Your account activation failed, please resend the email.',
  account_already_activated: 'This account is already activated. Sign in.',
  residence_unsupported:
    'Sign-up is open to residents of the United States and Canada. Join the waitlist instead.',
  not_accredited: 'Only accredited investors can sign up.',
  email_correction_closed:
    'This e-mail address can no longer be corrected here. Sign up again with the right address.',
  terms_not_accepted: 'Accept the terms of use to go on.',
  invitation_invalid: 'This invitation is not valid. Ask who invited you for a new link.',

  country_by_operations:
    'To change your country of residence, contact our operations team and have your legal documents ready.',
  payout_account_in_use:
    'A redemption under way or the distributions of an investment go to this account. Once they go elsewhere, it can be removed.',
  bank_account_not_held:
    'The time to stop this change is over. Change or remove the account, and write to support if you did not make the change.',
  bank_account_pays_only:
    'This account pays for investments only. Before anything is paid to it, confirm it under My Account and sign for it.',

  data_export_missing: 'There is no archive of your data to download. Ask for a new one.',
  deletion_not_open:
    'An account with an investment under way or current cannot be deleted. Once the last one has ended, it can.',
  deletion_requested: 'You have asked already that your account be deleted.',
  deletion_missing: 'There is no open request to delete your account.',

  one_investor_per_type: 'You can only create one investor for each type.',
  investor_type_by_support: 'Joint, entity and trust investors are set up by our support. Contact us.',
  file_exists: 'A file of this name already exists. Rename it or delete the other one.',
  file_type_refused: 'Please upload a pdf or image file.',
  file_too_large: 'The file is too large. The limit is {limit} MB.',
  file_not_received: 'The file did not arrive whole. Upload it again.',
  file_infected: 'A virus scan found something in this file, so it was not kept. Upload a clean copy.',
  file_link_expired: 'This link to the file has expired. Open the file again.',

  country_not_eligible: 'Your country of residence does not meet the product requirement.',
  product_not_ready: 'The corresponding product is not ready.',
  investor_ineligible: 'You do not meet the eligibility criteria of this fund.',
  ira_not_allowed: 'This product does not accept IRA investors.',
  required_information_missing: 'Some required field(s) are missing or not right. Correct the marked fields.',
  information_incomplete: 'Complete all required information before you send the agreement for signature.',
  draft_conflict: 'This application was changed in another window. Load the newer version to go on.',
  agreement_already_signed: 'The agreement is signed; its data cannot be changed.',
  application_exists: 'You already have an open application for this product with this investor.',
  investment_canceled: 'This application was canceled.',
  cancel_too_late: 'The money for this investment has arrived; it can no longer be canceled.',
  signature_link_expired: 'The link to sign has expired. Have a new one sent.',
  reservation_not_open:
    'An allocation can be reserved only until the product opens. Look at the product again.',
  reservation_exists: 'You have reserved an allocation of this product already. Change it instead.',
  reservation_missing: 'You have no reservation of this product.',
  document_already_signed: 'This document is signed already.',
  envelope_cancelled: 'This request for signature was cancelled.',
  another_signer_is_next: 'It is the turn of {name} to sign. Load the page again to go on there.',
  document_not_read: 'Read the document to its last page before you sign.',
  consent_missing: 'Agree to sign electronically first.',
  document_changed: 'The document has changed since you opened it. Read it again.',

  transfer_not_open: 'Nothing is due for this investment now.',
  verbal_confirmation_missing: 'Confirm the wire instructions with your sales representative by phone first.',
  wire_changed:
    'What is due has changed meanwhile: it is {amount} now. Hear these instructions confirmed by phone before you send anything.',
  ach_not_permitted: 'This investment cannot be funded by ACH. Choose wire.',
  ach_account_missing:
    'Choose the bank account to debit. If there is none yet, add one under My Account: a US account in the investor’s own name.',
  ach_account_unfit:
    'ACH cannot debit this account. Choose one for ACH at a bank in the United States, in the investor’s own name.',
  ach_account_changing:
    'A change of this bank account waits for your signature. Sign or decline it first, or choose another account.',
  ach_account_in_use:
    'An ACH authorization that you signed debits this account for an investment that waits for its money. Choose wire or another account there first; then this one can be removed.',
  custodian_pays: 'An IRA is paid for by its custodian. No other account can pay.',
  capital_call_cancelled: 'This capital call was canceled; its notice cannot be opened.',

  redemption_not_open: 'Only a current investment can be redeemed.',
  redemption_ongoing:
    'A redemption of this investment is under way. Cancel it before you submit another one.',
  redemption_closed:
    'This redemption has moved on and can no longer be changed. Its page says where it stands.',
  distribution_finished:
    'This investment has ended. Its distributions are finished and can no longer be instructed.',
  redemption_not_valued:
    'This investment has not been valued yet. It can be redeemed once its fund has stated a first value.',
  redemption_never:
    'This fund does not redeem. Your money comes back as its exit policy says, which you find with the product’s terms.',

  nothing_to_state: 'There is nothing to state as of that day. Choose one of the days offered.',
  calendar_link_unknown:
    'This calendar link does not exist, or it was revoked. Its owner can make a new one on the page Calendar.',
  calendar_link_missing: 'There is no calendar link to revoke.',

  illegal_parameter: 'Something in the request is not right. Correct the marked fields.',
  transition_refused: 'This is not possible in the present state.',
  idempotency_key_missing: 'The request needs an Idempotency-Key header.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  not_found: 'There is nothing at this address.',
  body_too_large: 'The request is larger than this call takes. Shorten what you typed.',
  unavailable: 'We cannot answer right now. Nothing was lost; try again in a moment.',
  request_unreadable: 'The request could not be read. Reload the page and try again.',
  headers_too_large: 'The request’s headers are too large. Delete the cookies of this site and try again.',
  request_timeout: 'The request took too long to arrive. Check your connection and try again.',
  unexpected: 'Something went wrong on our side. Try again; if it stays, give support the request number.',
};
