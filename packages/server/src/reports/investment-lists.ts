// Lists of investments and related rows, newest first, with the names of investor and product.
import {
  type CapitalCallStatus,
  dateInNewYork,
  type EnvelopeStatus,
  type InvestmentStatus,
  type Payee,
  payeeLabel,
  type RedemptionStatus,
  type ReservationStatus,
} from '@quoin/rules';
import { and, asc, desc, eq } from 'drizzle-orm';
import { bankPayee, custodianPayee } from '../bank-accounts/payees';
import {
  accounts,
  bankAccounts,
  capitalCalls,
  envelopes,
  investments,
  investors,
  products,
  redemptions,
  reservations,
} from '../database/tables';
import { awaitsCountersignature, countersignedAt } from '../journey/sign';
import type { Services } from '../services';
import { money } from '../shared/money';
import { type ListFilters, listPage, isMatching, getTotals } from './list-page';

export const listInvestments = ({ db }: Services, filters: ListFilters<InvestmentStatus>) =>
  listPage({
    page: filters.page,
    sum: 'commitment',
    query: db
      .select({
        investment: investments,
        investor: investors.name,
        product: products.name,
        email: accounts.email,
        all: getTotals(investments.commitment),
      })
      .from(investments)
      .innerJoin(accounts, eq(accounts.id, investments.accountId))
      .innerJoin(investors, eq(investors.id, investments.investorId))
      .innerJoin(products, eq(products.id, investments.productId))
      .where(
        isMatching(filters, {
          status: investments.status,
          product: investments.productId,
          began: investments.createdAt,
        }),
      )
      .orderBy(desc(investments.createdAt), asc(investments.id)),
    toRow: ({ investment, investor, product, email }) => ({
      id: investment.id,
      status: investment.status,
      investor,
      account: email,
      product: product.en,
      commitment: money(investment.commitment),
      created: dateInNewYork(investment.createdAt),
      answered: investment.answer !== null,
      note: investment.note,
    }),
  });

export const listRedemptions = ({ db, vault }: Services, filters: ListFilters<RedemptionStatus>) =>
  listPage({
    page: filters.page,
    sum: 'amount',
    query: db
      .select({
        redemption: redemptions,
        bank: bankAccounts,
        investor: investors,
        product: products.name,
        all: getTotals(redemptions.amount),
      })
      .from(redemptions)
      .innerJoin(investments, eq(investments.id, redemptions.investmentId))
      .innerJoin(investors, eq(investors.id, investments.investorId))
      .innerJoin(products, eq(products.id, investments.productId))
      .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
      .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
      .where(
        isMatching(filters, {
          status: redemptions.status,
          product: investments.productId,
          began: redemptions.requestedAt,
        }),
      )
      .orderBy(desc(redemptions.requestedAt), asc(redemptions.id)),
    toRow: ({ redemption, bank, investor, product }) => ({
      id: redemption.id,
      status: redemption.status,
      investment: redemption.investmentId,
      investor: investor.name,
      product: product.en,
      type: redemption.type,
      amount: money(redemption.amount),
      day: redemption.redemptionDay,
      requested: dateInNewYork(redemption.requestedAt),
      paid_to: payeeText(bank ? bankPayee(bank, vault) : custodianPayee(investor, vault)),
    }),
  });

const payeeText = (payee: Payee | null) => payee && payeeLabel(payee);

export const listCapitalCalls = ({ db }: Services, filters: ListFilters<CapitalCallStatus>) =>
  listPage({
    page: filters.page,
    sum: 'amount',
    query: db
      .select({
        call: capitalCalls,
        investor: investors.name,
        product: products.name,
        all: getTotals(capitalCalls.amount),
      })
      .from(capitalCalls)
      .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
      .innerJoin(investors, eq(investors.id, investments.investorId))
      .innerJoin(products, eq(products.id, investments.productId))
      .innerJoin(accounts, eq(accounts.id, capitalCalls.accountId))
      .where(
        isMatching(filters, {
          status: capitalCalls.status,
          product: investments.productId,
          began: capitalCalls.issuedAt,
        }),
      )
      .orderBy(desc(capitalCalls.issuedAt), asc(capitalCalls.id)),
    toRow: ({ call, investor, product }) => ({
      id: call.id,
      status: call.status,
      investment: call.investmentId,
      investor,
      product: product.en,
      amount: money(call.amount),
      due: call.dueDate,
      issued: dateInNewYork(call.issuedAt),
    }),
  });

/** Lists all envelopes, including those without an investment. @param filters.toCountersign only agreements that staff have to countersign */
export const listEnvelopes = (
  { db }: Services,
  filters: ListFilters<EnvelopeStatus> & { toCountersign?: boolean },
) =>
  listPage({
    page: filters.page,
    query: db
      .select({
        envelope: envelopes,
        account: accounts,
        investor: investors.name,
        product: products.name,
        countersigned: countersignedAt(db),
        all: getTotals(),
      })
      .from(envelopes)
      .innerJoin(accounts, eq(accounts.id, envelopes.accountId))
      .leftJoin(investments, eq(investments.id, envelopes.investmentId))
      .leftJoin(investors, eq(investors.id, investments.investorId))
      .leftJoin(products, eq(products.id, investments.productId))
      .where(
        and(
          isMatching(filters, {
            status: envelopes.status,
            product: investments.productId,
            began: envelopes.createdAt,
          }),
          filters.toCountersign ? awaitsCountersignature(db) : undefined,
        ),
      )
      .orderBy(desc(envelopes.createdAt), asc(envelopes.id)),
    toRow: ({ envelope, account, investor, product, countersigned }) => ({
      id: envelope.id,
      kind: envelope.kind,
      status: envelope.status,
      investment: envelope.investmentId,
      investor: investor ?? `${account.firstName} ${account.lastName}`,
      product: product?.en ?? null,
      sent: envelope.sentAt && dateInNewYork(envelope.sentAt),
      expires: dateInNewYork(envelope.expiresAt),
      signed: envelope.signedAt && dateInNewYork(envelope.signedAt),
      countersigned: countersigned && dateInNewYork(countersigned),
    }),
  });

/** In order of creation. */
export const listReservations = ({ db }: Services, filters: ListFilters<ReservationStatus>) =>
  listPage({
    page: filters.page,
    sum: 'amount',
    query: db
      .select({
        reservation: reservations,
        account: accounts,
        product: products.name,
        all: getTotals(reservations.amount),
      })
      .from(reservations)
      .innerJoin(accounts, eq(accounts.id, reservations.accountId))
      .innerJoin(products, eq(products.id, reservations.productId))
      .where(
        isMatching(filters, {
          status: reservations.status,
          product: reservations.productId,
          began: reservations.reservedAt,
        }),
      )
      .orderBy(asc(reservations.reservedAt), asc(reservations.id)),
    toRow: ({ reservation, account, product }) => ({
      id: reservation.id,
      status: reservation.status,
      product: product.en,
      account: account.email,
      name: `${account.firstName} ${account.lastName}`,
      amount: money(reservation.amount),
      reserved: dateInNewYork(reservation.reservedAt),
    }),
  });
