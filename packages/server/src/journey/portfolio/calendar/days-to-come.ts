// Upcoming days of an account. They are computed from the state of its holdings and not stored.
import type { ReplyOf } from '@quoin/contract';
import {
  ENVELOPE_DAYS,
  addMonths,
  cents,
  dateInNewYork,
  fullDate,
  investmentGroup,
  quarterEnds,
  redemptionWaitsFor,
  sendFundsBy,
  statementExpectedBy,
  taxDocumentExpectedBy,
  type AwaitedOfOthers,
  type Bilingual,
  type CalendarKind,
  type DocumentType,
  type Language,
} from '@quoin/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { DAY_MS, isRunning, todayInNewYork } from '../../../shared/clock';
import type { Executor } from '../../../database/database';
import { capitalCalls, documents, envelopes, redemptions } from '../../../database/tables';
import { amountsDue } from '../../../ledger/amounts-due';
import { loadHoldings, type Holding } from '../../../ledger/holdings';
import { getPayouts } from '../../../ledger/terms-of-time';
import { callsUnderWay, payoutsFrom, redemptionsUnderWay } from '../../../ledger/under-way';
import { money } from '../../../shared/money';
import type { Services } from '../../../services';
import { getLimits } from '../../redeem';
import { openEnvelopes } from '../../sign';
import { DAY_TITLES, DOCUMENT_NAMES, quarterName } from './day-words';

export type CalendarDay = ReplyOf<'listCalendar'>['items'][number];

interface Found {
  kind: CalendarKind;
  /** Id of the object. Kind and `of` identify the day. */
  of: string;
  date: string;
  holding?: Holding | undefined;
  amount?: number | null;
  until?: Date;
  document?: Record<Language, string>;
  period?: (language: Language) => string;
  /** Whom a passed day waits for. Absent if the investor has to act. */
  waitsFor?: AwaitedOfOthers | undefined;
  /** Path in the portal. */
  path: string;
}

/** Sorted by date. */
export async function daysToCome(
  { clock, db }: Services,
  accountId: string,
  language: Language,
): Promise<CalendarDay[]> {
  const today = todayInNewYork(clock);
  const holdings = await loadHoldings(db, accountId);
  const found = await Promise.all([
    fundsDue(db, today, accountId, holdings),
    signaturesDue(db, clock.now(), accountId, holdings),
    redemptionsToCome(db, today, accountId, holdings),
    documentsExpected(db, today, accountId, holdings),
  ]);
  return found
    .flat()
    .map((day) => toReply(day, today, language))
    .sort((one, other) => one.date.localeCompare(other.date) || one.id.localeCompare(other.id));
}

function toReply(day: Found, today: string, language: Language): CalendarDay {
  const { kind, of, date, holding, amount, until, document, period, waitsFor, path } = day;
  const product: Bilingual | undefined = holding?.product.name;
  const named = {
    product: product?.[language] ?? '',
    document: document?.[language] ?? '',
    period: period?.(language) ?? '',
  };
  return {
    id: `${kind}-${of}`,
    kind,
    date,
    title: DAY_TITLES[kind][language](named),
    investor_name: holding?.investor.name ?? null,
    amount: money(amount ?? null),
    until: until?.toISOString() ?? null,
    overdue: date < today && !waitsFor,
    waits_for: (date < today && waitsFor) || null,
    path,
  };
}

const getPart = ({ investment: { id, status } }: Holding, part: 'all' | 'redemption' | 'documents') =>
  `/my-investment/${investmentGroup(status)}/${id}/${part}`;

const getHolding = (holdings: readonly Holding[], investmentId: string | null) =>
  holdings.find(({ investment }) => investment.id === investmentId);

/** Amounts due with a date: the due date of a call, and the last day on which money can be sent in time. */
async function fundsDue(
  db: Executor,
  today: string,
  accountId: string,
  holdings: readonly Holding[],
): Promise<Found[]> {
  const calls = await callsUnderWay(db, eq(capitalCalls.accountId, accountId));
  const due = await amountsDue(
    db,
    holdings.map(({ investment }) => investment),
  );
  return holdings.flatMap((holding): Found[] => {
    const { id } = holding.investment;
    const { amount = 0, dueDate = null } = due.get(id) ?? {};
    if (amount === 0 || dueDate === null) return [];
    const call = calls.find(({ investmentId }) => investmentId === id);
    const of = { of: call?.id ?? id, holding, amount, path: getPart(holding, 'all') };
    const sendBy = sendFundsBy(dueDate);
    return [
      ...(sendBy < today
        ? []
        : [
            {
              ...of,
              kind: 'funds_send_by' as const,
              date: sendBy,
              period: (language: Language) => fullDate(dueDate, language),
            },
          ]),
      ...(call ? [{ ...of, kind: 'capital_call_due' as const, date: dueDate }] : []),
    ];
  });
}

/** Omits expired links, which have to be resent first. */
async function signaturesDue(
  db: Executor,
  now: Date,
  accountId: string,
  holdings: readonly Holding[],
): Promise<Found[]> {
  const rows = await openEnvelopes(db, eq(envelopes.accountId, accountId));
  return rows
    .filter(
      ({ status, expiresAt }) =>
        (status === 'sent' || status === 'viewed') && isRunning(expiresAt, now, ENVELOPE_DAYS * DAY_MS),
    )
    .map(({ id, kind, investmentId, expiresAt }) => ({
      kind: 'signature_due',
      of: id,
      date: dateInNewYork(expiresAt),
      until: expiresAt,
      holding: getHolding(holdings, investmentId),
      document: DOCUMENT_NAMES[kind],
      path: `/signing/${id}`,
    }));
}

/** Lists the redemption day until the units are redeemed, and the payout day until the money is paid. */
async function redemptionsToCome(
  db: Executor,
  today: string,
  accountId: string,
  holdings: readonly Holding[],
): Promise<Found[]> {
  const own = eq(redemptions.accountId, accountId);
  const [underWay, completed] = await Promise.all([
    redemptionsUnderWay(db, own),
    payoutsFrom(today, db, own),
  ]);
  const toRedemptionDay = (
    kind: 'redemption_day' | 'redemption_payout',
    { id: of, investmentId, redemptionDay, status }: (typeof underWay)[number],
    day: Pick<Found, 'date' | 'amount'> & { of?: string },
  ): Found[] => {
    const holding = getHolding(holdings, investmentId);
    if (!holding) return [];
    const path = getPart(holding, 'redemption');
    const waitsFor = redemptionWaitsFor(status, redemptionDay, today);
    return [{ kind, of, holding, waitsFor, path, ...day }];
  };
  return [
    ...holdings.flatMap((holding) =>
      underWay.some(({ investmentId }) => investmentId === holding.investment.id)
        ? []
        : requestsDue(holding, today),
    ),
    ...underWay.flatMap((row) =>
      toRedemptionDay('redemption_day', row, { date: row.redemptionDay, amount: row.amount }),
    ),
    ...[...underWay, ...completed].flatMap((row) =>
      getPayouts(row, row.amount === null ? null : cents(row.amount)).flatMap(({ part, by, amount }) =>
        row.status === 'completed' && by < today
          ? []
          : toRedemptionDay('redemption_payout', row, {
              of: part === 'first' ? row.id : `${row.id}-${part}`,
              date: by,
              amount,
            }),
      ),
    ),
  ];
}

/** Deadline for requests for the next redemption day of the fund, if it is within a year. */
function requestsDue(holding: Holding, today: string): Found[] {
  const [next] = getLimits(holding, today).days?.dates ?? [];
  if (!next || next.request_by > addMonths(today, 12)) return [];
  return [
    {
      kind: 'redemption_request_due',
      of: `${holding.investment.id}-${next.day}`,
      date: next.request_by,
      holding,
      period: (language) => fullDate(next.day, language),
      path: getPart(holding, 'redemption'),
    },
  ];
}

/**
 * Covers every period since the investment was entered, including the current one: a document is expected until it exists,
 * even if it is late.
 */
async function documentsExpected(
  db: Executor,
  today: string,
  accountId: string,
  holdings: readonly Holding[],
): Promise<Found[]> {
  const came = await coveredPeriods(db, accountId);
  return holdings.flatMap((holding) => {
    const { id, status, effectiveDate, createdAt } = holding.investment;
    if (effectiveDate === null || (status !== 'current' && status !== 'past')) return [];
    const entered = dateInNewYork(createdAt);
    const since = entered > effectiveDate ? entered : effectiveDate;
    // A distribution can be later.
    const last = holding.transactions.find(({ units }) => units !== null) ?? holding.transactions[0];
    const endedOn = status === 'past' ? (last?.date ?? effectiveDate) : undefined;
    const until = endedOn ?? today;
    const path = getPart(holding, 'documents');
    const missing = (type: DocumentType, end: string) => !came.has(getName(id, type, end));
    const years = Array.from(
      { length: Math.max(0, getYear(until) - getYear(since) + 1) },
      (_, index) => getYear(since) + index,
    );
    return [
      ...quarterEnds(since, until)
        // The investor owned nothing at the end of the last quarter.
        .filter((end) => (endedOn === undefined || end < endedOn) && missing('investor_statements', end))
        .map((end): Found => ({
          kind: 'statement_expected',
          of: `${id}-${end}`,
          date: statementExpectedBy(end),
          holding,
          period: (language) => quarterName(end, language),
          waitsFor: 'document',
          path,
        })),
      ...years
        .filter((year) => missing('tax_documents', `${year}-12-31`))
        .map((year): Found => ({
          kind: 'tax_document_expected',
          of: `${id}-${year}`,
          date: taxDocumentExpectedBy(year),
          holding,
          period: () => `${year}`,
          waitsFor: 'document',
          path,
        })),
    ];
  });
}

const getYear = (day: string): number => Number(day.slice(0, 4));
const getName = (...of: (string | null)[]): string => of.join(' ');

async function coveredPeriods(db: Executor, accountId: string): Promise<Set<string>> {
  const { investmentId, documentType, periodEnd } = documents;
  const rows = await db
    .selectDistinct({ investmentId, documentType, periodEnd })
    .from(documents)
    .where(and(eq(documents.accountId, accountId), isNotNull(periodEnd)));
  return new Set(rows.map((row) => getName(row.investmentId, row.documentType, row.periodEnd)));
}
