// Joint owners: the owner of an account, and one without an account.
import type { AccreditedOwner, InvestorType, Language, Signer } from '@quoin/rules';
import type { TestApp } from '../test-app';
import { COMPLETE, finishSteps } from './application';
import { everyPage, onePagePdf, openEnvelope, upload } from './files';
import { operate } from './operate';
import { publishProduct } from './product';

const [ROBIN] = COMPLETE.investor_information.signers ?? [];
const NADIA: Signer = {
  first_name: 'Jordan',
  last_name: 'Vance',
  email: 'jordan@example.com',
  date_of_birth: '1984-11-02',
  employment_status: 'self_employed',
  id_type: 'ssn',
  id_number: '078-05-1122',
};

export const TOGETHER = [
  { name: 'Robin Ashdown', last4: '9999' },
  { name: 'Jordan Vance', last4: '1122' },
] as const;

const IN_CANADA = { country: 'CA', line_1: '7 Kerb Lane', city: 'Toronto', state: 'ON', zip: 'M5H 2N2' };

interface Owners {
  type?: InvestorType;
  signers?: readonly Signer[];
  usPerson?: boolean;
}

const getOwner = ({ first_name, last_name }: Signer): AccreditedOwner => ({
  name: `${first_name} ${last_name}`,
  basis: 'income',
});

/** A complete application by the account holder, ready to send for signature. */
export async function jointApplication(
  app: TestApp,
  { type = 'joint_tenants_in_common', signers = [{ ...ROBIN }, NADIA], usPerson = true }: Owners = {},
) {
  const product = await publishProduct(app, { eligibility: ['us', 'international'] });
  const person = await app.newInvestor({ country: usPerson ? 'US' : 'CA' });
  const { token, email } = person;
  const name = 'Robin Ashdown and Jordan Vance';
  const opened = await operate(app, 'investors', 'open', email, '--type', type, '--name', name, '--json');
  const { id: investorId } = JSON.parse(opened.out);
  const { investment_id: investmentId } = await app.ok('startApplication', {
    token,
    body: {
      product_id: product.id,
      investor_id: investorId,
      us_person: usPerson,
      eligibility_attested: true,
    },
  });
  const bytes = await onePagePdf();
  await upload(app, token, investorId, { type: 'proof_of_id', name: 'passport.pdf', bytes });
  await upload(app, token, investorId, { type: 'proof_of_address', name: 'bill.pdf', bytes });
  const information = {
    ...COMPLETE.investor_information,
    ...(!usPerson && { permanent_address: IN_CANADA }),
    investor_name: name,
    signers: [...signers],
  };
  await finishSteps(app, token, investmentId, product, information, {
    ...COMPLETE.qualification,
    ...(signers.length > 2
      ? { accredited_basis: 'each_owner', accredited_owners: signers.map(getOwner) }
      : { accredited_basis: 'net_worth' }),
  });
  return { product, person, token, investorId, investmentId, information };
}

/** An agreement sent to its signers, none of whom has acted. */
export async function jointAgreement(app: TestApp, owners?: Owners & { language?: Language }) {
  const application = await jointApplication(app, owners);
  const { token, investmentId } = application;
  const language = owners?.language ?? 'en';
  const { id: envelopeId } = await app.ok('sendForSignature', { token, params: { investmentId }, language });
  await app.runJobs();
  return { ...application, params: { envelopeId } };
}

interface AtSigning {
  token: string;
  params: { envelopeId: string };
}

/** A signer confirms their identity, consents and reads to the end. @returns the hash of the document */
export async function readTogether(app: TestApp, { token, params }: AtSigning, signer: 1 | 2) {
  const number = TOGETHER[signer === 1 ? 0 : 1].last4;
  const shown = await app.ok('checkSigner', { token, params, body: { signer, number_type: 'ssn', number } });
  const sha256 = shown.document?.sha256 ?? '';
  await app.ok('giveConsent', { token, params, body: { signer, version: shown.consent.version } });
  await openEnvelope(app, token, params.envelopeId);
  await app.ok('recordEndReached', {
    token,
    params,
    body: { signer, sha256, pages: everyPage(shown.document) },
  });
  return sha256;
}

/** Completes the steps before a signature, and signs. */
export async function signTogether(app: TestApp, at: AtSigning, signer: 1 | 2) {
  const sha256 = await readTogether(app, at, signer);
  const typed_name = TOGETHER[signer === 1 ? 0 : 1].name;
  return app.ok('signEnvelope', { ...at, body: { signer, typed_name, sha256 } });
}
