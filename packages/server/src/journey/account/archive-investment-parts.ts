// The parts of a data archive about investments.
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import {
  applications,
  capitalCalls,
  envelopes,
  envelopeSigners,
  investmentNotes,
  investments,
  products,
  redemptions,
  reservations,
  transactions,
  valuations,
} from '../../database/tables';
import { maskNumbers } from '../apply';
import { type ArchivePart, dollars, part, productName } from './archive-texts';

export const INVESTMENT_PARTS: readonly ArchivePart[] = [
  part('reservations', 'Reservations', '预留额度', ({ db }, accountId) =>
    db
      .select({
        id: reservations.id,
        product: productName,
        status: reservations.status,
        amount: dollars(reservations.amount),
        reserved_at: reservations.reservedAt,
      })
      .from(reservations)
      .innerJoin(products, eq(products.id, reservations.productId))
      .where(eq(reservations.accountId, accountId))
      .orderBy(asc(reservations.reservedAt)),
  ),
  part('investments', 'Investments', '投资', ({ db }, accountId) =>
    db
      .select({
        id: investments.id,
        investor_id: investments.investorId,
        product_id: investments.productId,
        product: productName,
        status: investments.status,
        commitment: dollars(investments.commitment),
        transfer_method: investments.transferMethod,
        created_at: investments.createdAt,
        effective_date: investments.effectiveDate,
        rejection_reason: investments.rejectionReason,
        note: investments.note,
        answer: investments.answer,
      })
      .from(investments)
      .innerJoin(products, eq(products.id, investments.productId))
      .where(eq(investments.accountId, accountId))
      .orderBy(asc(investments.createdAt)),
  ),
  part('investment_notes', 'Notes to you on your investments', '投资备注', ({ db }, accountId) =>
    db
      .select({
        investment_id: investmentNotes.investmentId,
        note: investmentNotes.note,
        written_at: investmentNotes.writtenAt,
      })
      .from(investmentNotes)
      .innerJoin(investments, eq(investments.id, investmentNotes.investmentId))
      .where(eq(investments.accountId, accountId))
      .orderBy(asc(investmentNotes.writtenAt), asc(investmentNotes.id)),
  ),
  part('applications', 'Applications as filled in', '申请填写内容', async ({ db }, accountId) =>
    (
      await db
        .select({ row: applications })
        .from(applications)
        .innerJoin(investments, eq(investments.id, applications.investmentId))
        .where(eq(investments.accountId, accountId))
        .orderBy(asc(investments.createdAt))
    ).map(({ row }) => ({
      investment_id: row.investmentId,
      state: row.state,
      saved_at: row.savedAt,
      ...maskNumbers(row.values),
    })),
  ),
  part('transactions', 'Transactions', '交易', ({ db }, accountId) =>
    db
      .select({
        id: transactions.id,
        investment_id: transactions.investmentId,
        type: transactions.transactionType,
        amount: dollars(transactions.amount),
        units: transactions.units,
        date: transactions.date,
        reverses: transactions.reversesId,
        note: transactions.note,
      })
      .from(transactions)
      .innerJoin(investments, eq(investments.id, transactions.investmentId))
      .where(eq(investments.accountId, accountId))
      .orderBy(asc(transactions.date), asc(transactions.recordedAt)),
  ),
  part('valuations', 'Unit prices of the funds', '基金单位净值', async ({ db }, accountId) =>
    (
      await db
        .selectDistinct({ row: valuations, product: products.name })
        .from(valuations)
        .innerJoin(products, eq(products.id, valuations.productId))
        .innerJoin(investments, eq(investments.productId, products.id))
        .where(
          and(
            eq(investments.accountId, accountId),
            isNotNull(investments.effectiveDate),
            gte(valuations.date, investments.effectiveDate),
          ),
        )
        .orderBy(asc(valuations.productId), asc(valuations.date), asc(valuations.recordedAt))
    ).map(({ row, product }) => ({
      product_id: row.productId,
      product: product.en,
      date: row.date,
      unit_price: row.unitPrice,
      recorded_at: row.recordedAt,
    })),
  ),
  part('capital_calls', 'Capital calls', '缴款通知', ({ db }, accountId) =>
    db
      .select({
        id: capitalCalls.id,
        investment_id: capitalCalls.investmentId,
        status: capitalCalls.status,
        amount: dollars(capitalCalls.amount),
        due_date: capitalCalls.dueDate,
        issued_at: capitalCalls.issuedAt,
        settled_at: capitalCalls.settledAt,
      })
      .from(capitalCalls)
      .where(eq(capitalCalls.accountId, accountId))
      .orderBy(asc(capitalCalls.issuedAt)),
  ),
  part('redemptions', 'Redemptions', '赎回', ({ db }, accountId) =>
    db
      .select({
        id: redemptions.id,
        investment_id: redemptions.investmentId,
        status: redemptions.status,
        type: redemptions.type,
        amount: dollars(redemptions.amount),
        redemption_day: redemptions.redemptionDay,
        bank_account_id: redemptions.bankAccountId,
        payout_days: redemptions.payoutDays,
        holdback: redemptions.holdback,
        requested_at: redemptions.requestedAt,
        completed_at: redemptions.completedAt,
        rejection_reason: redemptions.rejectionReason,
        note: redemptions.note,
      })
      .from(redemptions)
      .where(eq(redemptions.accountId, accountId))
      .orderBy(asc(redemptions.requestedAt)),
  ),
  part('signatures', 'Requests for signature', '签署请求', ({ db }, accountId) =>
    db
      .select({
        id: envelopes.id,
        investment_id: envelopes.investmentId,
        kind: envelopes.kind,
        status: envelopes.status,
        signer_name: envelopeSigners.name,
        sent_at: envelopes.sentAt,
        viewed_at: envelopes.viewedAt,
        consent_at: envelopeSigners.consentAt,
        typed_name: envelopeSigners.typedName,
        signed_at: envelopeSigners.signedAt,
      })
      .from(envelopes)
      .innerJoin(envelopeSigners, eq(envelopeSigners.envelopeId, envelopes.id))
      .where(eq(envelopes.accountId, accountId))
      .orderBy(asc(envelopes.createdAt), asc(envelopeSigners.place)),
  ),
];
