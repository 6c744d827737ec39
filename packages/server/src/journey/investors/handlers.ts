import type { ReplyOf } from '@quoin/contract';
import { BRAND, gather, maskTail, type InvestorType, type Problem } from '@quoin/rules';
import { recordAct } from '../../audit/record-act';
import { investors } from '../../database/tables';
import { isUniqueViolation } from '../../database/unique-violation';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { newId } from '../../security/new-id';
import { sealedPlace } from '../../security/vault';
import type { Services } from '../../services';
import { checkIdentity } from './identity-check';
import {
  accountName,
  documentsOf,
  investorsOf,
  ownInvestor,
  salesRepresentativesOf,
  type InvestorRow,
} from './store';
import { documentOnTheWire, uploadHandlers } from './upload-handlers';

/** The types an account opens by itself; support sets up the others, with their legal documents. */
const SELF_SERVICE: readonly InvestorType[] = ['individual', 'ira'];

export const investorsHandlers: Handlers<
  | 'listInvestors'
  | 'createInvestor'
  | 'getIraCustodian'
  | 'listSalesRepresentatives'
  | 'checkIdentity'
  | 'listInvestorDocuments'
  | 'beginUpload'
  | 'confirmUpload'
  | 'deleteInvestorDocument'
> = {
  ...uploadHandlers,

  async listInvestors({ signedIn }, services) {
    const rows = await investorsOf(services.db, signedIn.accountId);
    return { items: rows.map((row) => investorOnTheWire(row, services)) };
  },

  async createInvestor({ body, signedIn }, services) {
    const { clock, db, vault } = services;
    if (!SELF_SERVICE.includes(body.investor_type)) throw new Refusal('investor_type_by_support');
    const ira = body.investor_type === 'ira';
    const problems = ira
      ? gather({
          custodian_name: required(body.custodian_name),
          account_number: required(body.account_number),
        })
      : {};
    if (Object.keys(problems).length > 0) throw new Refusal('required_information_missing', { problems });
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
    try {
      await db.transaction(async (tx) => {
        await tx.insert(investors).values(row);
        await recordAct(tx, clock, {
          actor: `account:${signedIn.accountId}`,
          act: 'investor.create',
          object: `investor:${id}`,
          detail: { investor_type: body.investor_type },
        });
      });
    } catch (error) {
      if (isUniqueViolation(error, 'investors_one_per_type')) throw new Refusal('one_investor_per_type');
      throw error;
    }
    return investorOnTheWire(row, services);
  },

  async getIraCustodian({ params, signedIn }, services) {
    const investor = await ownInvestor(services.db, signedIn.accountId, params.investorId);
    if (!investor?.custodianName) throw new Refusal('not_authorized_action');
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
    return { items: [...(await salesRepresentativesOf(db, signedIn.accountId)), desk] };
  },

  checkIdentity: ({ params, body, signedIn }, services) =>
    checkIdentity(services, signedIn, params.investorId, body),

  async listInvestorDocuments({ signedIn }, { config, db }) {
    const rows = await documentsOf(db, signedIn.accountId);
    return {
      items: rows.map(({ document, file }) => documentOnTheWire(document, file)),
      limits: { max_megabytes: config.uploadMaxMegabytes },
    };
  },
};

const required = (text = ''): Problem | undefined => (text.trim() === '' ? { name: 'required' } : undefined);

function investorOnTheWire(row: InvestorRow, { vault }: Services): ReplyOf<'createInvestor'> {
  return {
    id: row.id,
    investor_type: row.investorType,
    name: row.name,
    custodian_name: row.custodianName,
    custodian_account_masked: row.custodianAccount
      ? maskTail(vault.open(row.custodianAccount, sealedPlace('investor', row.id)), 4)
      : null,
  };
}
