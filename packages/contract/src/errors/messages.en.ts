import type { ErrorName } from './catalogue';

/** The English messages: what happened, why, and what to do. `{name}` is filled from the error's values. */
export const ERROR_MESSAGES_EN: Record<ErrorName, string> = {
  not_signed_in: 'You are not signed in. Sign in to continue.',
  session_expired: 'Your session has ended. Sign in again.',
  not_authorized_action: 'Your current logged-in account is not authorized to take this action.',
  not_authorized_file: 'Your current logged-in account is not authorized to view this file.',

  incorrect_credentials: 'Incorrect username or password.',
  incorrect_credentials_warning:
    'Incorrect username or password. After 5 failed attempts the account is locked for 2 hours; {left} left.',
  phone_required: 'Your account needs a phone number. Add one under 2-step verification.',
  account_locked: 'This account is locked until {until} after 5 failed attempts. Try again then.',
  account_not_activated:
    'This account is not activated yet. Open the link in the e-mail we sent, or send the e-mail again.',
  account_disabled: 'This account is disabled. Contact support.',
  user_authentication_failed: 'Incorrect user authentication.',
  identity_check_blocked:
    'Identity checks are blocked until {until} after 5 failed attempts. Try again then, or contact support.',
  identity_number_missing:
    'We have no identity number on record to check yours against. Contact support to add one.',
  passwords_differ: 'Two passwords are not the same.',
  old_password_incorrect: 'The old password is incorrect.',
  sign_in_ticket_expired: 'This sign-in has expired. Enter your password again.',
  password_check_needed: 'Enter your password again before you change your security settings.',
  new_password_equals_old: 'The new password is the same as the old one. Choose another.',
  reset_link_expired:
    'This link has expired or was replaced by a newer one. Links work for 30 minutes. Request a new one.',
  reset_link_used:
    'This link has already been used to change the password. Sign in with the new password, or request a new link.',
  illegal_code: 'This link is not valid. Open the complete link from the e-mail, or request a new one.',
  account_not_found: 'This account does not exist.',
  passkey_not_accepted: 'This passkey was not accepted. Try again, or use your password.',
  passkey_limit: 'You already have two passkeys. Remove one before you add another.',
  passkey_exists: 'This passkey is already in your list.',
  no_passkey: 'This account has no passkeys. Use your password.',
  recovery_code_incorrect: 'This recovery code is incorrect or was already used. Try another one.',
  sign_in_code_warning:
    'The code is incorrect. After 5 failed attempts the account is locked for 2 hours; {left} left.',

  resend_after_one_minute: 'You can request a new code after one minute.',
  code_empty: 'Enter the code.',
  send_code_first: 'Request a code first.',
  too_many_code_attempts: 'Too many wrong codes. You can get a new code at {until}.',
  code_incorrect: 'The code is incorrect. Try again.',
  phone_invalid: 'Invalid phone number. Check the country and the number.',
  phone_without_sms: 'This number cannot receive text messages. Enter a mobile number.',
  region_unsupported: 'We cannot send codes to this region.',
  no_phone_on_record: 'We have no phone number on record. Contact support.',
  phone_already_verified: 'This phone is already verified. You can sign in with it.',
  phone_not_saved: 'The phone could not be saved: the number is invalid. Check the country and the number.',
  email_check_needed: 'Enter the code from your e-mail before you change your phone.',
  unsupported_act: 'This action is not supported.',
  mail_after_one_minute:
    'We sent this e-mail less than a minute ago. Check your inbox and your spam folder. After one minute you can send it again.',

  email_registered: 'This e-mail is already registered. Sign in instead.',
  activation_failed: 'Your account activation failed, please resend the email.',
  account_already_activated: 'This account is already activated. Sign in.',
  residence_unsupported:
    'Sign-up is open to residents of the United States and Canada. Join the waitlist instead.',
  not_accredited: 'Only accredited investors can sign up.',
  email_correction_closed:
    'This e-mail address can no longer be corrected here. Sign up again with the right address.',
  terms_not_accepted: 'Accept the terms of use to continue.',
  invitation_invalid: 'This invitation is not valid. Ask the person who invited you for a new link.',

  country_by_operations:
    'To change your country of residence, contact our operations team and have your legal documents ready.',
  payout_account_in_use:
    'A redemption in progress or the distributions of an investment are paid to this account. Choose another account for them before you remove it.',
  bank_account_not_held:
    'It is too late to stop this change. Change or remove the account. If you did not make the change, contact support.',
  bank_account_pays_only:
    'You can use this account only to pay for investments. To receive payments to it, confirm it in My Account and sign for it.',

  data_export_missing: 'There is no archive of your data to download. Create a new one.',
  deletion_not_open:
    'You cannot delete an account with a current or pending investment. You can delete it when the last investment has ended.',
  deletion_requested: 'You have already requested to delete your account.',
  deletion_missing: 'There is no open request to delete your account.',

  one_investor_per_type: 'You can only create one investor for each type.',
  investor_type_by_support: 'Our support team sets up joint, entity and trust investors. Contact us.',
  file_exists: 'A file with this name already exists. Rename it or delete the other one.',
  file_type_refused: 'Please upload a pdf or image file.',
  file_too_large: 'The file is too large. The limit is {limit} MB.',
  file_not_received: 'The upload is incomplete. Upload the file again.',
  file_infected: 'A virus scan found a problem with this file, so we did not save it. Upload a clean copy.',
  file_empty: 'The file is empty. Check the file and upload it again.',
  file_is_image: '{format} images are not supported. Save the image as JPEG or PNG and upload that.',
  file_is_document: '{format} files are not supported. Save the document as PDF and upload that.',
  file_is_archive: '{format} archives are not supported. Unpack it and upload the files one by one.',
  image_damaged: 'The image is damaged or incomplete. Download it or take it again and upload that.',
  too_many_pixels: 'The file has an image of over {limit} megapixels. Make it smaller and upload it again.',
  pdf_damaged: 'The PDF is damaged or incomplete. Download or scan it again and upload that.',
  pdf_password: 'The PDF opens only with a password. Save it without one and upload that.',
  pdf_too_many_pages: 'The PDF has more than {limit} pages. Upload only the pages that matter.',
  pdf_too_complex: 'The PDF is too complex to check. Print it to a new PDF and upload that.',
  pdf_with_scripts: 'The PDF contains scripts. Print it to a new PDF and upload that.',
  pdf_portfolio: 'The PDF is a portfolio of several files. Upload those files one by one.',
  file_altered: 'This file was altered after it was stored, so we did not send it. Contact support.',
  file_missing: 'This file is missing from our storage. Contact support.',
  file_link_expired: 'This link to the file has expired. Open the file again.',

  country_not_eligible: 'Your country of residence does not meet the product requirement.',
  product_not_ready: 'The corresponding product is not ready.',
  investor_ineligible: 'You do not meet the eligibility criteria of this fund.',
  ira_not_allowed: 'This product does not accept IRA investors.',
  required_information_missing: 'Some required field(s) are missing or incorrect. Correct the marked fields.',
  information_incomplete: 'Complete all required information before you send the agreement for signature.',
  draft_conflict: 'This application was changed in another window. Load the newer version to continue.',
  agreement_already_signed: 'The agreement is signed. Its information cannot be changed.',
  application_exists: 'You already have an open application for this product with this investor.',
  investment_canceled: 'This application was canceled.',
  application_rejected: 'This application was rejected. See the reason on the page of the investment.',
  not_after_rejection: 'We rejected your application for this product and can’t accept another.',
  cancel_too_late: 'The money for this investment has arrived, so it can no longer be canceled.',
  nothing_to_answer:
    'We are not waiting for an answer from you. The page of the investment shows its status.',
  signature_link_expired: 'The link to sign has expired. Send a new one.',
  reservation_not_open:
    'You can reserve an allocation only until the product opens. Reload the product page.',
  reservation_exists:
    'You have already reserved an allocation of this product. Change your reservation instead.',
  reservation_missing: 'You have no reservation for this product.',
  document_already_signed: 'This document is already signed.',
  envelope_cancelled: 'This signature request was canceled.',
  review_required: 'Our team reviews your application before we prepare the agreement.',
  another_signer_is_next: '{name} signs next. Reload the page to continue.',
  document_not_opened: 'This document was not opened yet. Open it and read it to its last page.',
  document_not_read: 'Read the document to its last page before you sign.',
  consent_missing: 'Agree to sign electronically first.',
  document_changed: 'The document has changed since you opened it. Read it again.',

  transfer_not_open: 'No payment is due for this investment now.',
  verbal_confirmation_missing: 'Confirm the wire instructions with your sales representative by phone first.',
  wire_not_ready: 'This fund can’t take wires yet. Contact us before you send money.',
  wire_changed:
    'The amount due has changed to {amount}. Confirm these instructions by phone before you send any money.',
  ach_not_permitted: 'This investment cannot be funded by ACH. Choose wire.',
  ach_account_missing:
    'Choose the bank account to debit. If you have none yet, add a US account in the investor’s own name in My Account.',
  ach_account_unfit:
    'ACH cannot debit this account. Choose one for ACH at a bank in the United States, in the investor’s own name.',
  ach_account_changing:
    'A change to this bank account is waiting for your signature. Sign or decline it first, or choose another account.',
  ach_account_in_use:
    'You signed an ACH authorization to debit this account for an investment that is not funded yet. Choose wire or another account for that investment before you remove this one.',
  custodian_pays: 'The custodian pays for an IRA investment. You cannot pay from another account.',
  capital_call_cancelled: 'This capital call was canceled, so its notice cannot be opened.',

  redemption_not_open: 'You can redeem only a current investment.',
  redemption_ongoing:
    'A redemption of this investment is in progress. Cancel it before you submit another one.',
  redemption_closed: 'This redemption can no longer be changed. Its page shows the current status.',
  distribution_finished:
    'This investment has ended. Its distributions are complete and can no longer be instructed.',
  redemption_not_valued:
    'This investment has not been valued yet. You can redeem it after its first valuation.',
  redemption_never:
    'This fund offers no redemptions. The exit policy in the product’s terms describes how you get your money back.',

  nothing_to_state: 'There are no figures as of that date. Choose one of the available dates.',
  calendar_link_unknown:
    'This calendar link does not exist or was revoked. Its owner can create a new one on the Calendar page.',
  calendar_link_missing: 'There is no calendar link to revoke.',

  illegal_parameter: 'Some values in the request are incorrect. Correct the marked fields.',
  transition_refused: 'This action is not possible in the current state.',
  idempotency_key_missing:
    'The request needs an Idempotency-Key header of 1 to 100 letters, digits or symbols, without spaces.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  not_found: 'There is nothing at this address.',
  body_too_large: 'The request is too large. Shorten your text.',
  unavailable: 'The service is temporarily unavailable. Nothing was lost. Try again in a moment.',
  method_not_allowed: 'This address does not support the method of the request.',
  request_unreadable: 'The request could not be read. Reload the page and try again.',
  headers_too_large: 'The request’s headers are too large. Delete the cookies of this site and try again.',
  request_timeout: 'The request took too long to arrive. Check your connection and try again.',
  unexpected:
    'Something went wrong on our side. Try again. If the problem continues, contact support with the request number.',
};
