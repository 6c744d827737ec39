// The investment in an e-mail or notice, with its owner and its page in the portal.
import { investmentGroup } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Config } from '../config';
import type { Executor } from '../database/database';
import { accounts, investments, investors, products } from '../database/tables';

type Part = 'all' | 'transactions' | 'redemption';

/** @throws Error if there is no such investment */
export async function mailedInvestment(
  db: Executor,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  investmentId: string,
  part: Part = 'all',
) {
  const [row] = await db
    .select({
      investment: investments,
      account: accounts,
      investor: investors.name,
      product: products.name,
    })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(investments.id, investmentId));
  if (!row) throw new Error(`investment ${investmentId} no longer exists`);
  const { preferredLanguage: language } = row.account;
  const group = investmentGroup(row.investment.status);
  return {
    ...row,
    language,
    /** In the language of the account. */
    product: row.product[language],
    link: `${publicUrl}/go/my-investment/${group}/${investmentId}/${part}`,
  };
}
