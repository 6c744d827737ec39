// Pending actions of a demo investor: a capital call, a redemption, a reservation.
import {
  addCents,
  addDays,
  businessDayFrom,
  dollars,
  feesAtFunding,
  redemptionDays,
  redemptionPayouts,
  USUAL_PAYOUT,
  type Payee,
} from '@quoin/rules';
import {
  auditTrail,
  capitalCalls,
  redemptionDocuments,
  redemptions,
  reservations,
} from '../../database/tables';
import { storeDocument } from '../../journey/documents';
import {
  INSTRUCTION_TITLES,
  NOTICE_TITLES,
  renderInstruction,
  renderNotice,
  type RenderedDocument,
} from '../../pdf';
import { getRedemptionSchedule } from '../../ledger/terms-of-time';
import { newId } from '../../shared/new-id';
import type { SeededInvestor } from './seed-account';
import { daysAgo, momentOn, getProduct, type SeededProduct, type World } from './world';

/** The investment of the pending action. */
export interface SeededHolding {
  investmentId: string;
  productId: string;
  /** Whole dollars. */
  commitment: number;
}

/** Late enough for a wire sent today to arrive. */
const DAYS_TO_DUE = 20;

/** The first part of the commitment, called yesterday. */
export async function seedOpenCall(
  world: World,
  investor: SeededInvestor,
  holding: SeededHolding,
  wholeDollars: number,
): Promise<void> {
  const issuedOn = daysAgo(world, 1);
  const dueDate = businessDayFrom(addDays(world.today, DAYS_TO_DUE));
  const amount = dollars(wholeDollars);
  const fees = feesAtFunding(getProduct(world, holding.productId).row, dollars(holding.commitment));
  const kind = 'capital_call_notice';
  const noticeFileId = await fileAway(world, investor, holding, {
    name: `${NOTICE_TITLES[kind][investor.person.language]} ${dueDate}.pdf`,
    sentOn: issuedOn,
    document: await renderNotice({
      ...toAddressed(world, investor, holding, issuedOn),
      kind,
      amount,
      fees: addCents(fees.subscription, fees.management),
      dueDate,
      calledSoFar: amount,
      commitment: dollars(holding.commitment),
    }),
  });
  const id = newId();
  const at = momentOn(issuedOn);
  await world.tx.insert(capitalCalls).values({
    id,
    accountId: investor.accountId,
    investmentId: holding.investmentId,
    status: 'issued',
    amount,
    dueDate,
    noticeFileId,
    issuedAt: at,
  });
  await world.tx.insert(auditTrail).values({
    at,
    actor: 'operator:demo',
    act: 'capital_call.issue',
    object: `capital_call:${id}`,
    detail: { investment: holding.investmentId, amount, due: dueDate },
  });
}

/** The fund's first redemption day with sufficient notice, after the lock-up. */
function getNextDay(product: SeededProduct['row'], requestedOn: string): string {
  const days = redemptionDays(requestedOn, requestedOn, NO_LOCK_UP, getRedemptionSchedule(product));
  if (!days) throw new Error(`${product.id} does not redeem`);
  return days.from;
}

const NO_LOCK_UP = { count: 0, unit: 'months' } as const;

/** A partial redemption on the fund's next redemption day, not approved yet. */
export async function seedRequestedRedemption(
  world: World,
  investor: SeededInvestor,
  holding: SeededHolding,
  wholeDollars: number,
  { id: bankAccountId, ...account }: Payee & { id: string },
): Promise<void> {
  const requestedOn = daysAgo(world, 3);
  const redemptionDay = getNextDay(getProduct(world, holding.productId).row, requestedOn);
  const terms = { type: 'partial', amount: dollars(wholeDollars), redemptionDay } as const;
  const kind = 'redemption_confirmation';
  const fileId = await fileAway(world, investor, holding, {
    name: `${INSTRUCTION_TITLES[kind][investor.person.language]} ${requestedOn}.pdf`,
    sentOn: requestedOn,
    document: await renderInstruction({
      ...toAddressed(world, investor, holding, requestedOn),
      ...terms,
      kind,
      payouts: redemptionPayouts(redemptionDay, terms.amount, USUAL_PAYOUT),
      account,
    }),
  });
  const id = newId();
  const at = momentOn(requestedOn);
  await world.tx.insert(redemptions).values({
    ...terms,
    id,
    accountId: investor.accountId,
    investmentId: holding.investmentId,
    status: 'requested',
    updateBankAccount: true,
    bankAccountId,
    requestedAt: at,
  });
  await world.tx.insert(redemptionDocuments).values({ redemptionId: id, fileId });
  await world.tx.insert(auditTrail).values({
    at,
    actor: `account:${investor.accountId}`,
    act: 'redemption.request',
    object: `redemption:${id}`,
    detail: {
      investment: holding.investmentId,
      type: terms.type,
      amount: terms.amount,
      redemption_day: redemptionDay,
    },
  });
}

/** A reservation made before the product opened. */
export async function seedReservation(
  world: World,
  accountId: string,
  productId: string,
  wholeDollars: number,
): Promise<void> {
  const id = newId();
  const at = momentOn(daysAgo(world, 9));
  const amount = dollars(wholeDollars);
  await world.tx
    .insert(reservations)
    .values({ id, accountId, productId, status: 'reserved', amount, reservedAt: at, changedAt: at });
  await world.tx.insert(auditTrail).values({
    at,
    actor: `account:${accountId}`,
    act: 'reservation.made',
    object: `reservation:${id}`,
    detail: { product: productId, amount },
  });
}

const toAddressed = (
  world: World,
  { name, person: { language } }: SeededInvestor,
  { investmentId, productId }: SeededHolding,
  date: string,
) => ({
  language,
  date,
  investorName: name,
  productName: getProduct(world, productId).row.name[language],
  reference: investmentId,
});

const fileAway = (
  { services, tx }: World,
  { accountId }: SeededInvestor,
  { investmentId }: SeededHolding,
  { name, sentOn, document }: { name: string; sentOn: string; document: RenderedDocument },
): Promise<string> =>
  storeDocument(services, tx, {
    ...document,
    accountId,
    investmentId,
    documentType: 'notices_and_requests',
    name,
    createdAt: momentOn(sentOn),
  });
