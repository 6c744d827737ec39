// Reserves an allocation of an upcoming product, and changes or withdraws the reservation.
import type { ReplyOf } from '@quoin/contract';
import {
  cents,
  type Cents,
  COMMITMENT_MULTIPLE,
  moneyToWire,
  parseMoney,
  validateCommitment,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { type Executor, onDuplicate, type Transaction } from '../../database/database';
import { accounts, products, reservations } from '../../database/tables';
import type { SomeHandlers, SignedIn } from '../../http/handler';
import type { JobHandler } from '../../jobs/jobs';
import { personalMail, type MailTexts } from '../../providers/mail';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { newId } from '../../shared/new-id';
import { type ReservationEvent, reservationStates } from '../../states/product-states';
import { moveState } from '../../states/state-table';
import { findProduct, type ProductRow } from './store';

type ReservationRow = typeof reservations.$inferSelect;

export const reservationHandlers = {
  async getReservation({ params, signedIn }, { db }) {
    const product = await findProduct(db, params.productId);
    if (!product) throw new ApiError('not_found');
    assertVisible(product, signedIn);
    const [row] = await liveReservation(db, signedIn.accountId, product.id);
    return {
      product_id: product.id,
      open: product.status === 'upcoming',
      minimum: money(product.minimumInvestment),
      multiple: moneyToWire(COMMITMENT_MULTIPLE),
      reservation: row ? toReply(row) : null,
    };
  },

  async reserveAllocation({ params, body, signedIn }, { clock, db }) {
    const { accountId } = signedIn;
    const now = clock.now();
    return await db
      .transaction(async (tx) => {
        const amount = await checkedAmount(tx, signedIn, params.productId, body.amount);
        const row: ReservationRow = {
          id: newId(),
          accountId,
          productId: params.productId,
          status: 'reserved',
          amount,
          reservedAt: now,
          changedAt: now,
        };
        await tx.insert(reservations).values(row);
        await recordAct(tx, clock, {
          actor: `account:${accountId}`,
          act: 'reservation.made',
          object: `reservation:${row.id}`,
          detail: { product: row.productId, amount },
        });
        return toReply(row);
      })
      .catch(onDuplicate('reservations_one_live', () => new ApiError('reservation_exists')));
  },

  changeReservation: ({ params, body, signedIn }, services) =>
    services.db.transaction(async (tx) => {
      const amount = await checkedAmount(tx, signedIn, params.productId, body.amount);
      return step(tx, services, { ...params, accountId: signedIn.accountId, event: 'changed', amount });
    }),

  withdrawReservation: ({ params, signedIn }, services) =>
    services.db.transaction(async (tx) => {
      if (!(await findProduct(tx, params.productId))) throw new ApiError('not_found');
      return step(tx, services, { ...params, accountId: signedIn.accountId, event: 'withdrawn' });
    }),
} satisfies SomeHandlers;

/**
 * Marks the reservation as used by the application.
 * @returns the amount; undefined if there is no reservation
 */
export async function useReservation(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  accountId: string,
  productId: string,
): Promise<Cents | undefined> {
  const used = await moveLive(tx, services, { accountId, productId, event: 'used' });
  return used && cents(used.amount);
}

/** @returns the current reservation; undefined if there is none */
async function moveLive(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  { accountId, productId, event, amount }: LiveMove,
): Promise<ReservationRow | undefined> {
  const [row] = await liveReservation(tx, accountId, productId).for('update');
  const actor = `account:${accountId}` as const;
  return (
    row &&
    moveState(tx, services, reservationStates, {
      id: row.id,
      from: row.status,
      event,
      actor,
      changes: { amount },
    })
  );
}

interface LiveMove {
  accountId: string;
  productId: string;
  event: ReservationEvent;
  /** Whether the amount differs. */
  amount?: Cents;
}

/** The active reservation of an account for a product. */
const liveReservation = (db: Executor, accountId: string, productId: string) =>
  db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.accountId, accountId),
        eq(reservations.productId, productId),
        eq(reservations.status, 'reserved'),
      ),
    );

/** Locks the product, so that it cannot open between the check and the reservation. */
async function checkedAmount(
  tx: Transaction,
  signedIn: SignedIn,
  productId: string,
  typed: string,
): Promise<Cents> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('share');
  if (!product) throw new ApiError('not_found');
  assertVisible(product, signedIn);
  if (product.status !== 'upcoming') throw new ApiError('reservation_not_open');
  const problem = validateCommitment(typed, cents(product.minimumInvestment));
  const amount = parseMoney(typed);
  if (problem || amount === undefined)
    throw new ApiError('required_information_missing', problem && { problems: { amount: problem } });
  return amount;
}

function assertVisible(product: ProductRow, { country }: SignedIn): void {
  if (!product.allowedCountries.includes(country)) throw new ApiError('country_not_eligible');
}

async function step(
  tx: Transaction,
  services: Services,
  move: LiveMove,
): Promise<ReplyOf<'changeReservation'>> {
  const row = await moveLive(tx, services, move);
  if (!row) throw new ApiError('reservation_missing');
  return toReply(row);
}

const toReply = (row: ReservationRow): ReplyOf<'changeReservation'> => ({
  id: row.id,
  product_id: row.productId,
  status: row.status,
  amount: money(row.amount),
  reserved_at: row.reservedAt.toISOString(),
  changed_at: row.changedAt.toISOString(),
});

const MAIL: MailTexts<{ product: string }> = {
  subject: { en: 'The product you reserved is open', 'zh-CN': '您预留的产品已开放' },
  text: ({ product }) => ({
    en: [
      `${product} is open for investment, and your reservation is still valid. Start the application to use the amount you reserved. Nothing is binding until you sign.`,
    ],
    'zh-CN': [
      `${product}现已开放认购。您的预留额度仍然保留，开始申请后将自动填入预留金额。签署之前均不具约束力。`,
    ],
  }),
};

export const sendReservationMail: JobHandler<'send-reservation-mail'> = async (
  { reservationId },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ reservation: reservations, account: accounts, product: products })
    .from(reservations)
    .innerJoin(products, eq(products.id, reservations.productId))
    .innerJoin(accounts, eq(accounts.id, reservations.accountId))
    .where(eq(reservations.id, reservationId));
  if (row?.reservation.status !== 'reserved') return; // The investor changed it before the job ran.
  const { account, product } = row;
  const values = { product: product.name[account.preferredLanguage] };
  await mail.send(personalMail(account, MAIL, values, `${config.publicUrl}/go/products/${product.id}`));
};
