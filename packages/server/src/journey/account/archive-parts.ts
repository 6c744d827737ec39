// Parts of a data archive: one per table, with an explicit list of columns. Excludes secrets, and masks identity and
// account numbers, because archives are easily lost.
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  accounts,
  bankAccounts,
  brokerageAccounts,
  distributionInstructions,
  fileAccesses,
  files,
  investorDocuments,
  investors,
  passkeys,
  referralCredits,
  sessions,
  signUpStatements,
} from '../../database/tables';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';
import { INVESTMENT_PARTS } from './archive-investment-parts';
import { type ArchivePart, dollars, part } from './archive-texts';
import { brokerageAccountDestination } from './brokerage-accounts';

/** In archive order. */
export const ARCHIVE_PARTS: readonly ArchivePart[] = [
  part('account', 'Account', '账户', ({ db }, accountId) =>
    db
      .select({
        id: accounts.id,
        email: accounts.email,
        first_name: accounts.firstName,
        last_name: accounts.lastName,
        status: accounts.status,
        country: accounts.country,
        phone: accounts.phone,
        birth_date: accounts.birthDate,
        language: accounts.preferredLanguage,
        accredited: accounts.accredited,
        two_step_since: accounts.twofaSince,
        referral_code: accounts.referralCode,
        created_at: accounts.createdAt,
        activated_at: accounts.activatedAt,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId)),
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
  ...INVESTMENT_PARTS,
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
    ({ db }, accountId) =>
      db
        .select({
          status: referralCredits.status,
          amount: dollars(referralCredits.amount),
          date: referralCredits.date,
          reference: referralCredits.reference,
          reason: referralCredits.reason,
          reversal_reason: referralCredits.reversalReason,
          decided_at: referralCredits.decidedAt,
        })
        .from(referralCredits)
        .where(eq(referralCredits.accountId, accountId))
        .orderBy(asc(referralCredits.decidedAt), asc(referralCredits.id)),
  ),
];
