// The paper of what an investor instructed, put among the investment's documents and told by mail.
import type { Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { todayInNewYork } from '../../shared/clock';
import type { Transaction } from '../../database/database';
import { investments, investors, products } from '../../database/tables';
import { INSTRUCTION_TITLES, renderInstruction, type Instruction } from '../../pdf';
import type { Services } from '../../services';
import { storeDocument } from './store-paper';

/** What was instructed, without whom and which investment it is about. */
export type InstructionFacts = WithoutAddress<Instruction>;
type WithoutAddress<T> = T extends unknown
  ? Omit<T, 'language' | 'date' | 'investorName' | 'productName' | 'reference'>
  : never;

/** @returns the file's id */
export async function postInstruction(
  services: Services,
  tx: Transaction,
  investmentId: string,
  language: Language,
  facts: InstructionFacts,
): Promise<string> {
  const [row] = await tx
    .select({ investment: investments, investor: investors.name, product: products.name })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(investments.id, investmentId));
  if (!row) throw new Error('an instruction about an investment that is not there');
  const date = todayInNewYork(services.clock);
  const paper = await renderInstruction({
    ...facts,
    language,
    date,
    investorName: row.investor,
    productName: row.product[language],
    reference: investmentId,
  });
  const fileId = await storeDocument(services, tx, {
    ...paper,
    accountId: row.investment.accountId,
    investmentId,
    documentType: 'notices_and_requests',
    name: `${INSTRUCTION_TITLES[facts.kind][language]} ${date}.pdf`,
  });
  await services.jobs.enqueue(tx, 'send-document-mail', { fileId });
  return fileId;
}
