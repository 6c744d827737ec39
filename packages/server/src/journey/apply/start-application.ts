// Creates an application if the investor may apply for the product.
import type { BodyOf } from '@quoin/contract';
import { gather, isInUnitedStates, isSanctionedCountry, mayApplyAfter, type Problem } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { type Executor, onDuplicate } from '../../database/database';
import { accounts, applications, investments, investors, products } from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { useReservation } from '../browse';
import { firstValues } from './first-values';

type Account = typeof accounts.$inferSelect;
type Product = typeof products.$inferSelect;

/** @returns the id of the new investment */
export async function startApplication(
  services: Services,
  { accountId }: SignedIn,
  body: BodyOf<'startApplication'>,
): Promise<string> {
  const { clock, db } = services;
  const [product] = await db.select().from(products).where(eq(products.id, body.product_id));
  if (!product) throw new ApiError('not_found');
  const [owned] = await db
    .select({ account: accounts, investor: investors })
    .from(investors)
    .innerJoin(accounts, eq(accounts.id, investors.accountId))
    .where(and(eq(investors.id, body.investor_id), eq(investors.accountId, accountId)));
  if (!owned) throw new ApiError('not_authorized_action');
  assertProductOpen(product, owned.account);
  if (owned.investor.investorType === 'ira' && !product.eligibility.includes('ira'))
    throw new ApiError('ira_not_allowed');
  assertEligible(product, owned.account, body);
  await assertMayApplyAgain(db, accountId, product.id);

  const investmentId = newId();
  const now = clock.now();
  await db
    .transaction(async (tx) => {
      await tx.insert(investments).values({
        id: investmentId,
        accountId,
        investorId: owned.investor.id,
        productId: product.id,
        status: 'completing_information',
        usPerson: body.us_person,
        createdAt: now,
        targetEffectiveDate: product.nextCloseDate,
      });
      const reserved = await useReservation(tx, services, accountId, product.id);
      await tx.insert(applications).values({
        investmentId,
        state: 'incomplete',
        version: 0,
        currentStep: 'qualification',
        values: await firstValues(tx, services, {
          ...owned,
          product,
          investmentId,
          usPerson: body.us_person,
          reserved,
        }),
        savedAt: now,
      });
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'investment.start',
        object: `investment:${investmentId}`,
        detail: { product: product.id, us_person: body.us_person, eligibility_attested: true },
      });
    })
    .catch(onDuplicate('investments_one_open_application', () => new ApiError('application_exists')));
  return investmentId;
}

/** Some reasons of a rejection are final for the account. @throws ApiError not_after_rejection */
async function assertMayApplyAgain(db: Executor, accountId: string, productId: string): Promise<void> {
  const rejected = await db
    .select({ reason: investments.rejectionReason })
    .from(investments)
    .where(
      and(
        eq(investments.accountId, accountId),
        eq(investments.productId, productId),
        eq(investments.status, 'rejected'),
      ),
    );
  if (rejected.some(({ reason }) => reason && !mayApplyAfter(reason)))
    throw new ApiError('not_after_rejection');
}

/** Also checked before an agreement is sent for signature. */
export function assertProductOpen(product: Product, account: Pick<Account, 'country'>): void {
  if (product.status !== 'published') throw new ApiError('product_not_ready');
  assertOfferedIn(product, account.country);
}

/** @throws ApiError country_not_eligible */
export function assertOfferedIn({ allowedCountries }: Product, country: string): void {
  if (!allowedCountries.includes(country) || isSanctionedCountry(country))
    throw new ApiError('country_not_eligible');
}

function assertEligible(product: Product, account: Account, body: BodyOf<'startApplication'>): void {
  const problems = gather({
    us_person: validateGroup(product, account, body.us_person),
    eligibility_attested: body.eligibility_attested ? undefined : { name: 'attestation_required' },
  });
  if (Object.keys(problems).length > 0) throw new ApiError('investor_ineligible', { problems });
}

/**
 * A resident of the United States is a US person regardless of the answer (17 CFR 230.902(k)). A fund offered only
 * outside the United States accepts no US persons; a fund offered only to US persons accepts no others.
 */
function validateGroup(product: Product, account: Account, usPerson: boolean): Problem | undefined {
  const isUs = usPerson || isInUnitedStates(account.country);
  if (!product.eligibility.includes(isUs ? 'us' : 'international'))
    return { name: isUs ? 'non_us_persons_only' : 'us_persons_only' };
  return isUs === usPerson ? undefined : { name: 'us_resident' };
}
