// The actions of one investor over HTTP, with the same calls as the portal and a separate IP address.
import { expect, request as requests, type APIRequestContext } from '@playwright/test';
import type { BodyOf, CallName, ParamsOf, ReplyOf } from '@quoin/contract';
import { getAttestations, isJoint, isOrganization, type IdentityPurpose } from '@quoin/rules';
import { hashPassword } from '../../tests/environment/native-password';
import { call } from '../journey/support/api';
import {
  beginApplicationFor,
  everyPage,
  openDocument,
  sendForSignature,
  signByApi,
  typedSteps,
} from '../journey/support/application-by-api';
import type { StaffMember } from './staff';
import type { MonthPerson } from './people';
import type { World } from './world';

export class Investor {
  investorId = '';
  investmentId = '';
  token = '';
  private passwordHash = '';

  private constructor(
    readonly person: MonthPerson,
    private readonly world: World,
    private readonly request: APIRequestContext,
  ) {}

  static async at(world: World, person: MonthPerson): Promise<Investor> {
    const extraHTTPHeaders = { 'x-forwarded-for': `198.51.100.${person.place + 1}` };
    const request = await requests.newContext({ baseURL: world.address, extraHTTPHeaders });
    return new Investor(person, world, request);
  }

  call<K extends CallName>(
    name: K,
    options: {
      params?: ParamsOf<K>;
      body?: BodyOf<K>;
      query?: Record<string, string>;
      accessCode?: string;
    } = {},
  ): Promise<ReplyOf<K>> {
    const { token, person } = this;
    const params = Object(options.params);
    return call(this.request, name, { ...options, params, token, language: person.language });
  }

  /** @param invitedBy the referral code of another investor, for residents of other countries */
  async signUp(invitedBy: string | undefined): Promise<void> {
    const { firstName, lastName, email, phone, e164, password, country, language, investorType } =
      this.person;
    const { messages } = this.world;
    const region = 'US';
    const code = await messages.next(e164, /\b\d{6}\b/, () =>
      this.call('sendSmsCode', { body: { phone, region } }),
    );
    this.passwordHash = await hashPassword(email, password);
    const invitation = {
      investor_type: investorType,
      qualifications: ['accredited_investor' as const],
      attestations: [...getAttestations(country)],
    };
    const link = await messages.next(email, /https:\S+/, () =>
      this.call('register', {
        body: {
          first_name: firstName,
          last_name: lastName,
          email,
          phone_number: phone,
          region,
          code,
          country,
          preferred_language: language,
          accredited: true,
          terms_accepted: true,
          password: this.passwordHash,
          ...(country !== 'US' && { referral_code: invitedBy, invitation }),
        },
      }),
    );
    await this.call('activate', { body: { code: link.split('/').at(-1) ?? '' } });
  }

  async signIn(): Promise<void> {
    const { email, e164 } = this.person;
    let ticket = '';
    this.token = '';
    const code = await this.world.messages.next(e164, /\b\d{6}\b/, async () => {
      const reply = await this.call('signIn', { body: { email, password: this.passwordHash } });
      if (reply.step === 'two_step') ticket = reply.ticket;
    });
    const reply = await this.call('signIn', { body: { ticket, code } });
    if (reply.step !== 'signed_in') throw new Error(`${email} is not signed in`);
    this.token = reply.token;
  }

  /** Creates the investor. Support creates joint owners, entities and trusts after checking their legal documents. */
  async open(support: StaffMember): Promise<void> {
    const { investorType, investorName, email, place } = this.person;
    if (isJoint(investorType) || isOrganization(investorType)) {
      const opened = await support.run(
        'investors',
        'open',
        email,
        '--type',
        investorType,
        '--name',
        investorName,
      );
      this.investorId = opened.id;
      return;
    }
    const custodian = {
      custodian_name: 'Granary Trust Custodians',
      account_number: `IRA-77004${10 + place}`,
    };
    const { id } = await this.call('createInvestor', {
      body: { investor_type: investorType, ...(investorType === 'ira' && custodian) },
    });
    this.investorId = id;
  }

  /** Submits answers, proofs, read documents and all signatures; the application is then under review. */
  async apply(): Promise<void> {
    const { person, request, token, investorId } = this;
    const begun = await beginApplicationFor(request, token, investorId, person.fund, person.country === 'US');
    this.investmentId = begun.investment_id;
    const commitment = `${person.commitment}.00`;
    const envelope = await this.whenMailed(() =>
      sendForSignature(
        ...([request, token, begun, person, person.language, getAnswers(person), commitment] as const),
      ),
    );
    if (person.second) await this.signTogether(envelope.id);
    else await signByApi(request, token, envelope);
  }

  /** Returns the response of a call that requests a signature, after its link arrived by e-mail. */
  private async whenMailed<T>(ask: () => Promise<T>): Promise<T> {
    let answer: T | undefined;
    await this.world.messages.next(this.person.email, /https:\S+\/signing\/\S+/, async () => {
      answer = await ask();
    });
    return answer as T; // assigned before the message is awaited
  }

  private async signTogether(envelopeId: string): Promise<void> {
    const params = { envelopeId };
    const status = async () => (await this.call('getEnvelope', { params })).status;
    await expect.poll(status, { timeout: 60_000 }).not.toBe('preparing');
    for (const [at, name] of getOwners(this.person).entries()) {
      const signer = at + 1;
      const number = getSsn(this.person, at).slice(-4);
      const body = { signer, number_type: 'ssn' as const, number };
      const { document, consent } = await this.call('checkSigner', { params, body });
      const sha256 = document?.sha256 ?? '';
      await this.call('giveConsent', { params, body: { signer, version: consent.version } });
      await openDocument(this.request, this.token, document?.file_id ?? '');
      await this.call('recordEndReached', { params, body: { signer, sha256, pages: everyPage(document) } });
      await this.call('signEnvelope', { params, body: { signer, typed_name: name, sha256 } });
    }
    await expect.poll(status, { timeout: 60_000 }).toBe('signed');
  }

  async accessCode(purpose: IdentityPurpose): Promise<string> {
    const { person, investorId } = this;
    const id = getIdentity(person, 0);
    const number = id.id_type === 'ssn' ? id.id_number.slice(-4) : id.id_number;
    const body = { number_type: id.id_type, number, purpose };
    const { access_code } = await this.call('checkIdentity', { params: { investorId }, body });
    return access_code;
  }

  /** Adds a payout account and signs for it. @returns its id */
  async addBankAccount(): Promise<string> {
    const access_code = await this.accessCode('bank_account');
    const { id, envelope_id } = await this.whenMailed(() =>
      this.call('addBankAccount', {
        body: {
          method: 'ach',
          country: 'US',
          account_holder: this.person.investorName,
          bank_name: 'Ashlar Trust',
          account_number: `000123${1000 + this.person.place}`,
          account_type: 'checking',
          aba_ach: '021000018',
          access_code,
        },
      }),
    );
    const params = { envelopeId: envelope_id };
    const { identity_check: purpose } = await this.call('getEnvelope', { params });
    if (purpose)
      await this.call('proveSigner', { params, body: { access_code: await this.accessCode(purpose) } });
    await signByApi(this.request, this.token, { id: envelope_id });
    return id;
  }

  /** @param amount undefined for all units */
  async redeem(day: string, amount?: string, bankAccountId?: string): Promise<ReplyOf<'requestRedemption'>> {
    const { investmentId } = this;
    return this.call('requestRedemption', {
      params: { investmentId },
      body: {
        investment_id: investmentId,
        ...(amount === undefined ? { type: 'full' } : { type: 'partial', amount }),
        redemption_day: day,
        update_bank_account: bankAccountId !== undefined,
        ...(bankAccountId && { bank_account_id: bankAccountId }),
        access_code: await this.accessCode('redemption'),
      },
    });
  }

  /** Downloads a document after the identity check, and records the reading like the portal. */
  async download(fileId: string): Promise<Buffer> {
    const accessCode = await this.accessCode('documents');
    const { url } = await this.call('requestFileKey', { params: { fileId }, accessCode });
    const bytes = await (await this.request.get(url)).body();
    const shown = await this.call('previewFile', { params: { fileId }, accessCode });
    const body = { end_reached: true, pages: everyPage(shown) };
    await this.call('recordFileAccess', { params: { fileId }, body, accessCode });
    return bytes;
  }

  close(): Promise<void> {
    return this.request.dispose();
  }
}

const getOwners = ({ firstName, lastName, second }: MonthPerson): string[] =>
  [{ firstName, lastName }, ...(second ? [second] : [])].map((one) => `${one.firstName} ${one.lastName}`);

const getSsn = ({ place }: MonthPerson, owner: number): string => `21${owner}-${10 + place}-${2000 + place}`;

const getIdentity = (person: MonthPerson, owner: number) =>
  person.country === 'US'
    ? ({ id_type: 'ssn', id_number: getSsn(person, owner) } as const)
    : ({ id_type: 'passport', id_number: `K00000${10 + person.place}`, id_country: person.country } as const);

/** The standard answers of an applicant of this type in New York, with the differences of this person. */
function getAnswers(person: MonthPerson) {
  const steps = typedSteps(person, person.investorType);
  const { investor_information: information } = steps;
  const [first] = information.signers ?? [];
  const corporation = person.entityKind === 'corporation';
  const abroad = person.country !== 'US';
  if (abroad) delete steps.qualification.us_natural_person_resident;
  steps.investor_information = {
    ...information,
    investor_name: person.investorName,
    ...(person.entityKind && { entity_kind: person.entityKind }),
    ...(abroad && {
      nationality: person.country,
      permanent_address: { country: person.country, line_1: '18 Stonecutters Court', city: 'Harbour' },
    }),
    signers: getOwners(person).map((name, owner) => {
      const [first_name = '', last_name = ''] = name.split(' ');
      const email = owner === 0 ? person.email : `second.${person.email}`;
      const office = corporation ? { capacity: 'officer' as const, title: 'President' } : {};
      return { ...first, first_name, last_name, email, ...office, ...getIdentity(person, owner) };
    }),
  };
  return steps;
}
