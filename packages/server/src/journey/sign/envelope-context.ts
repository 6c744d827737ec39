// Whom and what an envelope is about.
import type { EnvelopeKind } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, applications, investments, investors, products } from '../../database/tables';
import type { EnvelopeSubject } from '../../database/tables/envelope-subjects';
import type { EnvelopeRow } from './store';

type Cause = Pick<EnvelopeRow, 'accountId' | 'investmentId'>;
export type EnvelopeContext = Awaited<ReturnType<typeof readContext>>;

/** Investor and product are null where an envelope is about no investment. */
export async function readContext(db: Executor, { accountId, investmentId }: Cause) {
  const [row] = await db
    .select({ account: accounts, application: applications, investor: investors, product: products })
    .from(accounts)
    .leftJoin(investments, eq(investments.id, investmentId ?? ''))
    .leftJoin(applications, eq(applications.investmentId, investments.id))
    .leftJoin(investors, eq(investors.id, investments.investorId))
    .leftJoin(products, eq(products.id, investments.productId))
    .where(eq(accounts.id, accountId));
  if (!row) throw new Error('an envelope without its account');
  return row;
}

const personName = ({ account }: EnvelopeContext): string => `${account.firstName} ${account.lastName}`;

/** Who the paper is for. */
export const investorName = (context: EnvelopeContext): string =>
  context.investor?.name ?? personName(context);

/**
 * Who signs, in their order: an agreement every signer of its application, an instruction the person of the account alone
 * (docs/decisions/joint-signers.md).
 */
export function signersOf(context: EnvelopeContext, kind: EnvelopeKind): { name: string; email: string }[] {
  const { account, application } = context;
  const signers =
    (kind === 'subscription_agreement' && application?.values.investor_information.signers) || [];
  if (signers.length === 0) return [{ name: personName(context), email: account.email }];
  const single = signers.length === 1;
  return signers.map(({ first_name = '', last_name = '', email = '' }) => ({
    name: `${first_name} ${last_name}`.trim(),
    // The link of a single signer goes to the account's address.
    email: single ? account.email : email,
  }));
}

/** What the envelope brings into force; an agreement's is its investment. */
export function subjectOf({ subject, investmentId }: EnvelopeRow): EnvelopeSubject {
  if (subject) return subject;
  if (investmentId === null) throw new Error('an agreement without its investment');
  return { kind: 'subscription_agreement', investmentId };
}
