// Payment file for the bank with the payouts that are due: ACH for US accounts that accept it, wires for all others. It
// contains full account numbers, so each payout in it is recorded with the reason.
import {
  addBusinessDays,
  businessDayFrom,
  type Cents,
  dateInNewYork,
  isAba,
  isBusinessDay,
  type TransferMethod,
} from '@quoin/rules';
import { type BankAccountRow, openBankNumber } from '../../bank-accounts/bank-account-row';
import { escrowInForce, openEscrowNumber } from '../../bank-accounts/escrow-accounts';
import { lockRows, type Transaction } from '../../database/database';
import { products } from '../../database/tables';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { newId } from '../../shared/new-id';
import { StaffError, staffReason } from '../../shared/staff-error';
import { getActor, assertRole, type StaffMember } from '../../staff/roles';
import { MAX_ACH_AMOUNT, MAX_ACH_NUMBER_LENGTH, nachaFile } from './nacha';
import { painFile } from './pain-001';
import { recordPayment } from './payments';
import { type PayoutDue, payoutsDue } from './payouts-due';

export interface BankFileOrder {
  productId: string;
  method: TransferMethod;
  /** YYYY-MM-DD: payouts due by then. Defaults to today. */
  until?: string;
  /** YYYY-MM-DD: when the bank pays. Defaults to the next business day. */
  execution?: string;
  /** Ten digits, assigned by the bank to companies that send ACH files. */
  companyId?: string;
  /** Whether to include payouts of earlier files. */
  again?: boolean;
  /** For the audit log. */
  reason: string | undefined;
}

interface Paid extends PayoutDue {
  bank: BankAccountRow;
  amount: Cents;
}

/**
 * @param write stores the file. The payouts are recorded as sent only if it succeeds.
 * @returns the payouts in the file
 * @throws StaffError
 */
export async function writeBankFile(
  services: Services,
  treasurer: StaffMember,
  order: BankFileOrder,
  write: (content: string) => Promise<void>,
): Promise<Paid[]> {
  assertRole(treasurer, ['treasurer'], 'write a payment file');
  const reason = staffReason(order.reason, 'audit');
  const { db, clock, vault } = services;
  const today = todayInNewYork(clock);
  const execution = getExecution(order, today);
  return db.transaction(async (tx) => {
    // Serializes the files of a product, so that no payout is in two of them.
    await lockRows(tx, products, [order.productId]);
    const due = await payoutsDue(tx, services, { productId: order.productId, until: order.until ?? today });
    const paid = due.filter((payout): payout is Paid => isPaidBy(payout, order));
    if (paid.length === 0)
      throw new StaffError(
        `Product ${order.productId} has no payout by ${order.method} that is ready. Look at the state of each.`,
        { remedy: { act: 'payouts.list', productId: order.productId } },
      );
    const payer = await loadPayer(tx, services, order.productId);
    const id = newId();
    const content =
      order.method === 'ach'
        ? achFile(services, order, { payer, paid, execution })
        : painFile({
            id,
            made: clock.now().toISOString(),
            execution,
            payer,
            wires: paid.map((payout) => ({
              ...payout,
              id: paymentId(payout),
              holder: payout.bank.details.account_holder ?? '',
              details: payout.bank.details,
              number: openBankNumber(vault, payout.bank),
              text: `${TITLES[payout.kind]} ${payout.product}`,
            })),
          });
    for (const payout of paid)
      await recordPayment(tx, clock, payout, {
        actor: getActor(treasurer),
        how: 'bank_file',
        detail: { file: id, amount: payout.amount, bank_account: payout.bank.id, reason },
      });
    await write(content);
    return paid;
  });
}

const isPaidBy = (
  { state, sentAt, bank, amount }: PayoutDue,
  { method, again = false }: BankFileOrder,
): boolean => state === 'ready' && bank?.method === method && (amount ?? 0) > 0 && (again || sentAt === null);

function getExecution({ execution }: BankFileOrder, today: string): string {
  if (execution === undefined) return addBusinessDays(today, 1);
  if (execution < today || !isBusinessDay(execution))
    throw new StaffError(
      `${execution} is not a business day in the future. The next one is ${businessDayFrom(execution < today ? today : execution)}.`,
    );
  return execution;
}

const TITLES: Readonly<Record<PayoutDue['kind'], string>> = {
  redemption: 'Redemption',
  end: 'Redemption',
  dividend: 'Dividend',
  distribution: 'Distribution',
  funds_returned: 'Capital returned',
};

/** At most ten characters, the limit of ACH. */
const SHORT_TITLES: Readonly<Record<PayoutDue['kind'], string>> = {
  redemption: 'REDEMPTION',
  end: 'REDEMPTION',
  dividend: 'DIVIDEND',
  distribution: 'DISTRIB',
  funds_returned: 'RETURN',
};

/** Differs for the two payments of a redemption. */
const paymentId = ({ id, part }: PayoutDue): string => (part === 'after_audit' ? `${id}-2` : id);

/** The fund pays from the account in which it receives money. */
async function loadPayer(tx: Transaction, { clock, vault }: Services, productId: string) {
  const account = await escrowInForce(tx, clock, productId);
  if (!account)
    throw new StaffError(`${productId} has no escrow account in force to pay from. Set one first.`, {
      remedy: { act: 'escrow.set', productId },
    });
  const { details } = account;
  return { name: details.account_holder ?? '', details, number: openEscrowNumber(vault, account) };
}

interface AchContent {
  payer: Awaited<ReturnType<typeof loadPayer>>;
  paid: readonly Paid[];
  execution: string;
}

function achFile(
  { clock, vault }: Services,
  order: BankFileOrder,
  { payer, paid, execution }: AchContent,
): string {
  const { companyId } = order;
  if (companyId === undefined || !/^\d{10}$/.test(companyId))
    throw new StaffError(
      'The company id is missing or invalid: it has the ten digits that the bank assigned for ACH.',
      { remedy: { give: 'companyId' } },
    );
  const aba = payer.details.aba_wire ?? '';
  if (!isAba(aba))
    throw new StaffError(
      `The escrow account of ${order.productId} is not at a US bank, so it can't pay by ACH.`,
    );
  const credits = paid.map((payout) => ({
    id: payout.id,
    isCompany: payout.isCompany,
    description: SHORT_TITLES[payout.kind],
    holder: payout.bank.details.account_holder ?? '',
    aba: payout.bank.details.aba_ach ?? '',
    number: openBankNumber(vault, payout.bank),
    isSavings: payout.bank.details.account_type === 'savings',
    amount: payout.amount,
  }));
  const unfit = credits.find(
    ({ number, amount }) => number.length > MAX_ACH_NUMBER_LENGTH || amount > MAX_ACH_AMOUNT,
  );
  if (unfit)
    throw new StaffError(
      `Payout ${unfit.id} does not fit into an ACH file: its amount or account number is too long.`,
    );
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
  });
  const origin = { companyId, companyName: payer.name, bankName: payer.details.bank_name ?? '', aba };
  return nachaFile({
    origin,
    credits,
    made: { date: dateInNewYork(clock.now()), time: time.format(clock.now()).replace(':', '') },
    effective: execution,
  });
}
