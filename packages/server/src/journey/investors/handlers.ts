import type { ReplyOf } from '@quoin/contract';
import { BRAND, gather, INVESTOR_TYPES_BY_SUPPORT, isIdentity, requiredText } from '@quoin/rules';
import { recordAct } from '../../audit/record-act';
import { getCustodian } from '../../bank-accounts/paying-accounts';
import type { Handler, SomeHandlers } from '../../http/handler';
import { issueAccessCode } from '../../security/access-codes';
import { type AttemptSubject, beginAttempt, forgetAttempts, lockError } from '../../security/attempts';
import { sealedPlace } from '../../security/vault';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { numbersOnFile } from '../apply';
import {
  accountName,
  loadDocuments,
  type InvestorRow,
  loadInvestors,
  openInvestor,
  findOwnInvestor,
  loadSalesRepresentatives,
} from './store';
import { documentOnTheWire, uploadHandlers } from './upload-handlers';

/**
 * The identity check before sensitive data: compares an entered number with the investor's numbers on file.
 * @throws ApiError not_authorized_action, identity_number_missing, user_authentication_failed, identity_check_blocked
 */
const checkIdentity: Handler<'checkIdentity'> = async ({ params, body, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId } = signedIn;
  const { investorId } = params;
  const { number_type, number, purpose } = body;
  if (!(await findOwnInvestor(db, accountId, investorId))) throw new ApiError('not_authorized_action');
  const attempt: AttemptSubject = { purpose: 'identity_check', subject: accountId };
  const onFile = await numbersOnFile(services, investorId);
  if (onFile.length === 0) throw new ApiError('identity_number_missing'); // There is no number to compare with.
  const left = await beginAttempt(services, attempt);
  if (left === undefined) throw await lockError(services, attempt);
  if (!onFile.some((known) => known.type === number_type && isIdentity(known.type, known.number, number))) {
    throw left === 0
      ? await lockError(services, attempt)
      : new ApiError('user_authentication_failed', { values: { left } });
  }
  return db.transaction(async (tx) => {
    await forgetAttempts(tx, services, attempt);
    const { code, expiresAt } = await issueAccessCode(tx, services, { accountId, purpose });
    await recordAct(tx, clock, {
      actor: `account:${accountId}`,
      act: 'identity.check',
      object: `investor:${investorId}`,
      detail: { purpose },
    });
    return { access_code: code, expire: expiresAt.toISOString() };
  });
};

export const investorsHandlers = {
  ...uploadHandlers,

  async listInvestors({ signedIn }, services) {
    const rows = await loadInvestors(services.db, signedIn.accountId);
    return { items: rows.map((row) => investorOnTheWire(row, services)) };
  },

  async createInvestor({ body, signedIn }, services) {
    const { clock, db, vault } = services;
    if (INVESTOR_TYPES_BY_SUPPORT.includes(body.investor_type))
      throw new ApiError('investor_type_by_support');
    const ira = body.investor_type === 'ira';
    const problems = ira
      ? gather({
          custodian_name: requiredText(body.custodian_name),
          account_number: requiredText(body.account_number),
        })
      : {};
    if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
    const id = newId();
    const row: InvestorRow = {
      id,
      accountId: signedIn.accountId,
      investorType: body.investor_type,
      name: await accountName(db, signedIn.accountId),
      custodianName: ira ? (body.custodian_name?.trim() ?? null) : null,
      custodianAccount:
        ira && body.account_number
          ? vault.seal(body.account_number.trim(), sealedPlace('investor', id))
          : null,
      createdAt: clock.now(),
    };
    const actor = `account:${signedIn.accountId}` as const;
    await db.transaction((tx) => openInvestor(tx, clock, { row, actor }));
    return investorOnTheWire(row, services);
  },

  async getIraCustodian({ params, signedIn }, services) {
    const investor = await findOwnInvestor(services.db, signedIn.accountId, params.investorId);
    if (!investor?.custodianName) throw new ApiError('not_authorized_action');
    const { id, custodian_name, custodian_account_masked } = investorOnTheWire(investor, services);
    return {
      investor_id: id,
      custodian_name: custodian_name ?? '',
      account_number_masked: custodian_account_masked ?? '',
      methods: ['wire'],
    };
  },

  async listSalesRepresentatives({ signedIn, language }, { db }) {
    const { name, phone, email } = BRAND.salesContact;
    const desk = {
      firm_name: BRAND.operator.broker,
      representative_name: name[language],
      contact_email: email,
      phone,
    };
    return { items: [...(await loadSalesRepresentatives(db, signedIn.accountId)), desk] };
  },

  checkIdentity,

  async listInvestorDocuments({ signedIn }, { config, db }) {
    const rows = await loadDocuments(db, signedIn.accountId);
    return {
      items: rows.map(({ document, file }) => documentOnTheWire(document, file)),
      limits: { max_megabytes: config.uploadMaxMegabytes },
    };
  },
} satisfies SomeHandlers;

function investorOnTheWire(row: InvestorRow, { vault }: Services): ReplyOf<'createInvestor'> {
  const custodian = getCustodian(row, vault);
  return {
    id: row.id,
    investor_type: row.investorType,
    name: row.name,
    custodian_name: custodian?.name ?? null,
    custodian_account_masked: custodian?.number_masked ?? null,
  };
}
