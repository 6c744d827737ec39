import { bankAccountHandlers } from './bank-accounts';
import type { JobHandlers } from '../../jobs/jobs';
import { brokerageAccountHandlers } from './brokerage-accounts';
import { sendArchiveMail, sendDeletionMail } from './data/data-mail';
import { dataRightsHandlers } from './data/handlers';
import { prepareArchive } from './data/prepare-archive';

export { achAccount, achAccounts } from './ach-accounts';
export { payoutBankAccount } from './bank-accounts';
export { bankAccountSigned } from './bank-account-signed';
export { brokerageAccountDestination, ownBrokerageAccount } from './brokerage-accounts';
export { forgetOldArchives } from './data/archive';
export { isDeletable, settledFrom } from './data/deletion';
export { eraseAccount } from './data/erase-account';
export { accountHandlers } from './handlers';
export { forgetHolds, heldUntil, newHold } from './payout-hold';

export { dataRightsHandlers };

export const accountJobs: JobHandlers<
  'prepare-data-archive' | 'send-data-archive-mail' | 'send-deletion-mail'
> = {
  'prepare-data-archive': prepareArchive,
  'send-data-archive-mail': sendArchiveMail,
  'send-deletion-mail': sendDeletionMail,
};

export const payoutAccountHandlers = { ...bankAccountHandlers, ...brokerageAccountHandlers };
