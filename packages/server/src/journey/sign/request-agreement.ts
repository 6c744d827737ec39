import type { Language } from '@quoin/rules';
import type { Act } from '../../audit/record-act';
import { payerOf } from '../../bank-accounts/paying-accounts';
import type { Transaction } from '../../database/database';
import type { Services } from '../../services';
import type { ApplicationRow } from '../apply';
import { createEnvelope } from './create-envelope';

interface Request {
  language: Language;
  actor: Act['actor'];
}

/**
 * Has the agreement made of the application as it stands. The account that pays is told as it is known now: what is read
 * and signed later says the same, whatever becomes of the account.
 * @returns the envelope's id
 */
export async function requestAgreement(
  tx: Transaction,
  services: Services,
  row: ApplicationRow,
  { language, actor }: Request,
): Promise<string> {
  const { bank_account_id: named } = row.application.values.amount_and_signature;
  const payer = await payerOf(tx, services.vault, row, named);
  return createEnvelope(tx, services, {
    accountId: row.investment.accountId,
    subject: {
      kind: 'subscription_agreement',
      investmentId: row.investment.id,
      ...(payer && { payer: { name: payer.name, number_masked: payer.number_masked } }),
    },
    language,
    actor,
  });
}
