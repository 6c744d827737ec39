import type { SomeJobHandlers } from '../../jobs/jobs';
import { sendArchiveMail, sendDeletionMail } from './data-mail';
import { prepareArchive } from './prepare-archive';

export { ARCHIVE_PARTS } from './archive-parts';
export { loadFiles } from './prepare-archive';
export { loadReceipts } from './receipts';

export { achAccount, achAccounts } from './ach-accounts';
export { payoutBankAccount, bankAccountSigned } from './bank-accounts';

export { brokerageAccountDestination, loadOwnBrokerageAccount } from './brokerage-accounts';
export { forgetOldArchives } from './archive';
export { isDeletable, settledFrom } from './deletion';
export { eraseAccount } from './erase-account';
export { accountHandlers } from './handlers';
export { forgetHolds, paymentsHeldUntil, newHold } from './payout-hold';

export const accountJobs = {
  'prepare-data-archive': prepareArchive,
  'send-data-archive-mail': sendArchiveMail,
  'send-deletion-mail': sendDeletionMail,
} satisfies SomeJobHandlers;
