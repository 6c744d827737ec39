// Parts of a data archive: one per table, with an explicit list of columns. Excludes secrets, and masks identity and
// account numbers, because archives are easily lost.
import type { Bilingual } from '@quoin/rules';
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import {
  accounts,
  applications,
  bankAccounts,
  brokerageAccounts,
  capitalCalls,
  distributionInstructions,
  envelopes,
  envelopeSigners,
  fileAccesses,
  files,
  investmentNotes,
  investments,
  investorDocuments,
  investors,
  passkeys,
  products,
  redemptions,
  referralCredits,
  reservations,
  sessions,
  signUpStatements,
  transactions,
  valuations,
} from '../../database/tables';
import { money } from '../../shared/money';
import type { Services } from '../../services';
import { maskNumbers } from '../apply';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';
import { brokerageAccountDestination } from './brokerage-accounts';

export type Cell = string | number | boolean | null | Date | object;
export type ArchiveRow = Record<string, Cell>;
type Source = Pick<Services, 'vault'> & { db: Executor };

export interface ArchivePart {
  /** Documents of the account. */
  name: string;
  title: Bilingual;
  rows: (source: Source, accountId: string) => Promise<ArchiveRow[]>;
}

const part = (name: string, en: string, zh: string, rows: ArchivePart['rows']): ArchivePart => ({
  name,
  title: { en, 'zh-CN': zh },
  rows,
});

/** In archive order. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [
  part('account', 'Account', '账户', async ({ db }, accountId) =>
    (await db.select().from(accounts).where(eq(accounts.id, accountId))).map((row) => ({
      id: row.id,
      email: row.email,
      first_name: row.firstName,
      last_name: row.lastName,
      status: row.status,
      country: row.country,
      phone: row.phone,
      birth_date: row.birthDate,
      language: row.preferredLanguage,
      accredited: row.accredited,
      two_step_since: row.twofaSince,
      referral_code: row.referralCode,
      created_at: row.createdAt,
      activated_at: row.activatedAt,
    })),
  ),
  part('sign_up_statements', 'Statements at sign-up', '注册时的声明', ({ db }, accountId) =>
    db
      .select({
        investor_type: signUpStatements.investorType,
        qualifications: signUpStatements.qualifications,
        attestations: signUpStatements.attestations,
        made_at: signUpStatements.madeAt,
      })
      .from(signUpStatements)
      .where(eq(signUpStatements.accountId, accountId))
      .orderBy(asc(signUpStatements.madeAt)),
  ),
  part('sessions', 'Sign-ins', '登录记录', ({ db }, accountId) =>
    db
      .select({
        browser: sessions.browser,
        system: sessions.system,
        created_at: sessions.createdAt,
        used_at: sessions.usedAt,
        ended_at: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, accountId))
      .orderBy(asc(sessions.createdAt)),
  ),
  part('passkeys', 'Passkeys', '通行密钥', ({ db }, accountId) =>
    db
      .select({ name: passkeys.name, created_at: passkeys.createdAt, last_used_at: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt)),
  ),
  part('investors', 'Investors', '投资者', ({ db }, accountId) =>
    db
      .select({
        id: investors.id,
        investor_type: investors.investorType,
        name: investors.name,
        custodian_name: investors.custodianName,
        created_at: investors.createdAt,
      })
      .from(investors)
      .where(eq(investors.accountId, accountId))
      .orderBy(asc(investors.createdAt)),
  ),
  part('reservations', 'Reservations', '预留额度', async ({ db }, accountId) =>
    (
      await db
        .select({ row: reservations, product: products.name })
        .from(reservations)
        .innerJoin(products, eq(products.id, reservations.productId))
        .where(eq(reservations.accountId, accountId))
        .orderBy(asc(reservations.reservedAt))
    ).map(({ row, product }) => ({
      id: row.id,
      product: product.en,
      status: row.status,
      amount: money(row.amount),
      reserved_at: row.reservedAt,
    })),
  ),
  part('investments', 'Investments', '投资', async ({ db }, accountId) =>
    (
      await db
        .select({ row: investments, product: products.name })
        .from(investments)
        .innerJoin(products, eq(products.id, investments.productId))
        .where(eq(investments.accountId, accountId))
        .orderBy(asc(investments.createdAt))
    ).map(({ row, product }) => ({
      id: row.id,
      investor_id: row.investorId,
      product_id: row.productId,
      product: product.en,
      status: row.status,
      commitment: money(row.commitment),
      transfer_method: row.transferMethod,
      created_at: row.createdAt,
      effective_date: row.effectiveDate,
      rejection_reason: row.rejectionReason,
      note: row.note,
      answer: row.answer,
    })),
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
  part('transactions', 'Transactions', '交易', async ({ db }, accountId) =>
    (
      await db
        .select({ row: transactions })
        .from(transactions)
        .innerJoin(investments, eq(investments.id, transactions.investmentId))
        .where(eq(investments.accountId, accountId))
        .orderBy(asc(transactions.date), asc(transactions.recordedAt))
    ).map(({ row }) => ({
      id: row.id,
      investment_id: row.investmentId,
      type: row.transactionType,
      amount: money(row.amount),
      units: row.units,
      date: row.date,
      reverses: row.reversesId,
      note: row.note,
    })),
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
  part('capital_calls', 'Capital calls', '缴款通知', async ({ db }, accountId) =>
    (
      await db
        .select()
        .from(capitalCalls)
        .where(eq(capitalCalls.accountId, accountId))
        .orderBy(asc(capitalCalls.issuedAt))
    ).map((row) => ({
      id: row.id,
      investment_id: row.investmentId,
      status: row.status,
      amount: money(row.amount),
      due_date: row.dueDate,
      issued_at: row.issuedAt,
      settled_at: row.settledAt,
    })),
  ),
  part('redemptions', 'Redemptions', '赎回', async ({ db }, accountId) =>
    (
      await db
        .select()
        .from(redemptions)
        .where(eq(redemptions.accountId, accountId))
        .orderBy(asc(redemptions.requestedAt))
    ).map((row) => ({
      id: row.id,
      investment_id: row.investmentId,
      status: row.status,
      type: row.type,
      amount: money(row.amount),
      redemption_day: row.redemptionDay,
      bank_account_id: row.bankAccountId,
      payout_days: row.payoutDays,
      holdback: row.holdback,
      requested_at: row.requestedAt,
      completed_at: row.completedAt,
      rejection_reason: row.rejectionReason,
      note: row.note,
    })),
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
  part('bank_accounts', 'Bank accounts', '银行账户', async ({ db, vault }, accountId) =>
    (
      await db
        .select()
        .from(bankAccounts)
        .where(eq(bankAccounts.accountId, accountId))
        .orderBy(asc(bankAccounts.createdAt))
    ).map((row) => ({
      ...row.details,
      id: row.id,
      method: row.method,
      number_masked: bankAccountDestination(row, vault).number_masked,
      pays_only: row.paysOnly,
      created_at: row.createdAt,
      removed_at: row.removedAt,
    })),
  ),
  part('brokerage_accounts', 'Brokerage accounts', '证券账户', async ({ db, vault }, accountId) =>
    (
      await db
        .select()
        .from(brokerageAccounts)
        .where(eq(brokerageAccounts.accountId, accountId))
        .orderBy(asc(brokerageAccounts.createdAt))
    ).map((row) => ({
      ...row.details,
      id: row.id,
      number_masked: brokerageAccountDestination(row, vault).number_masked,
      created_at: row.createdAt,
      removed_at: row.removedAt,
    })),
  ),
  part('distribution_instructions', 'Distribution instructions', '分配指示', ({ db }, accountId) =>
    db
      .select({
        investment_id: distributionInstructions.investmentId,
        delivery: distributionInstructions.delivery,
        bank_account_id: distributionInstructions.bankAccountId,
        brokerage_account_id: distributionInstructions.brokerageAccountId,
        changed_at: distributionInstructions.changedAt,
      })
      .from(distributionInstructions)
      .where(eq(distributionInstructions.accountId, accountId))
      .orderBy(asc(distributionInstructions.changedAt)),
  ),
  part('proof_documents', 'Proofs you uploaded', '您上传的证明文件', ({ db }, accountId) =>
    db
      .select({
        name: investorDocuments.name,
        type: investorDocuments.documentType,
        investor_id: investorDocuments.investorId,
        received_at: investorDocuments.receivedAt,
      })
      .from(investorDocuments)
      .where(
        and(
          eq(investorDocuments.accountId, accountId),
          isNotNull(investorDocuments.receivedAt),
          isNull(investorDocuments.deletedAt),
        ),
      )
      .orderBy(asc(investorDocuments.receivedAt)),
  ),
  part('documents_read', 'Documents you opened', '您打开过的文件', ({ db }, accountId) =>
    db
      .select({
        name: files.name,
        sha256: fileAccesses.sha256,
        end_reached: fileAccesses.endReached,
        at: fileAccesses.at,
      })
      .from(fileAccesses)
      .innerJoin(files, eq(files.id, fileAccesses.fileId))
      .where(eq(fileAccesses.accountId, accountId))
      .orderBy(asc(fileAccesses.at)),
  ),
  part('referrals', 'Friends who came by your invitation', '通过您的邀请注册的好友', ({ db }, accountId) =>
    db
      .select({ created_at: accounts.createdAt, activated_at: accounts.activatedAt })
      .from(accounts)
      .where(eq(accounts.referredBy, accountId))
      .orderBy(asc(accounts.createdAt)),
  ),
  part(
    'referral_credits',
    'Decisions on your referral credits',
    '您的推荐奖励的处理结果',
    async ({ db }, accountId) =>
      (
        await db
          .select()
          .from(referralCredits)
          .where(eq(referralCredits.accountId, accountId))
          .orderBy(asc(referralCredits.decidedAt), asc(referralCredits.id))
      ).map((row) => ({
        status: row.status,
        amount: money(row.amount),
        date: row.date,
        reference: row.reference,
        reason: row.reason,
        reversal_reason: row.reversalReason,
        decided_at: row.decidedAt,
      })),
  ),
];
