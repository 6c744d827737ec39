// Signs in and invests with the client that @hey-api/openapi-ts generates beside this file. Zod checks every
// reply against its schema.
import { randomUUID } from 'node:crypto';
import * as api from './sdk';
import { client } from './sdk/client.gen';

const { url, email, password, product, steps, payer } = JSON.parse(process.env.GIVEN ?? '');
let token = '';
client.setConfig({ baseUrl: url, auth: () => token, throwOnError: true });

const throwOnError = true;
const once = () => ({ 'Idempotency-Key': randomUUID() });

const wrong = await api.signIn({ body: { email, password: '0'.repeat(64) }, throwOnError: false });
const { data: signedIn } = await api.signIn({ body: { email, password }, throwOnError });
if (signedIn.step !== 'signed_in') throw new Error(`a code is needed: ${signedIn.masked_phone}`);
token = signedIn.token;

const { data: user } = await api.getUserInfo({ throwOnError });
const { data: investors } = await api.listInvestors({ throwOnError });
const { data: offered } = await api.getProduct({ path: { productId: product }, throwOnError });
const started = await api.startApplication({
  headers: once(),
  body: {
    product_id: product,
    investor_id: investors.items[0]?.id ?? '',
    us_person: true,
    eligibility_attested: true,
  },
  throwOnError,
});
let application = started.data;
const path = { investmentId: application.investment_id };
const { data: paying } = await api.addPayingAccount({ path, headers: once(), body: payer, throwOnError });
const next = <Values>(values: Values) => ({
  path,
  body: { version: application.version, finish: true, values },
  throwOnError: true as const,
});
({ data: application } = await api.saveQualification(next(steps.qualification)));
({ data: application } = await api.saveInvestorInformation(next(steps.investor_information)));
({ data: application } = await api.saveStatusAndExperience(next(steps.status_and_experience)));
({ data: application } = await api.saveUploadFiles(next({})));
({ data: application } = await api.saveAmountAndSignature(
  next({
    commitment: offered.minimum_investment,
    preferred_method: 'wire' as const,
    bank_account_id: paying.id,
    must_read: application.product.must_read.map(({ file_id }) => file_id),
  }),
));
const { data: envelope } = await api.sendForSignature({ path, headers: once(), throwOnError });
const { data: portfolio } = await api.listInvestments({ throwOnError });
await api.signOut({ throwOnError });

process.stdout.write(
  JSON.stringify({
    email: user.email,
    wrong: wrong.error?.code,
    state: application.state,
    envelope: envelope.kind,
    committed: portfolio.items.map((investment) => investment.commitment),
  }),
);
