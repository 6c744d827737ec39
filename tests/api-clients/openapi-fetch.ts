// Signs in and invests with openapi-fetch and the types that openapi-typescript generates beside this file.
import { randomUUID } from 'node:crypto';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

const { url, email, password, product, steps, payer } = JSON.parse(process.env.GIVEN ?? '');
const client = createClient<paths>({ baseUrl: url });

const once = () => ({ 'Idempotency-Key': randomUUID() });
const must = <T>({ data, error }: { data?: T; error?: components['schemas']['Error'] }): T => {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
};

const wrong = await client.POST('/login', { body: { email, password: '0'.repeat(64) } });
const signedIn = must(await client.POST('/login', { body: { email, password } }));
if (signedIn.step !== 'signed_in') throw new Error(`a code is needed: ${signedIn.masked_phone}`);
const { token } = signedIn;
client.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${token}`);
  },
});

const user = must(await client.GET('/v1/user/info'));
const [investor] = must(await client.GET('/v1/investors')).items;
const { minimum_investment } = must(
  await client.GET('/v1/products/{productId}', { params: { path: { productId: product } } }),
);
let application = must(
  await client.POST('/v1/investments', {
    params: { header: once() },
    body: {
      product_id: product,
      investor_id: investor?.id ?? '',
      us_person: true,
      eligibility_attested: true,
    },
  }),
);
const path = { investmentId: application.investment_id };
const { id: bank_account_id } = must(
  await client.POST('/v1/investments/{investmentId}/bank-accounts', {
    params: { path, header: once() },
    body: payer,
  }),
);
const must_read = application.product.must_read.map(({ file_id }) => file_id);
const next = <Values>(values: Values) => ({
  params: { path },
  body: { version: application.version, finish: true, values },
});
const info = '/v1/investments/{investmentId}/info';
application = must(await client.PUT(`${info}/qualification`, next(steps.qualification)));
application = must(await client.PUT(`${info}/investor_information`, next(steps.investor_information)));
application = must(await client.PUT(`${info}/status_and_experience`, next(steps.status_and_experience)));
application = must(await client.PUT(`${info}/upload_files`, next({})));
const commitment = { commitment: minimum_investment, preferred_method: 'wire' as const };
application = must(
  await client.PUT(`${info}/amount_and_signature`, next({ ...commitment, bank_account_id, must_read })),
);
const envelope = must(
  await client.POST('/v1/investments/{investmentId}/envelopes', { params: { path, header: once() } }),
);
const portfolio = must(await client.GET('/v1/investors/investment'));
must(await client.POST('/auth/sign_out'));

process.stdout.write(
  JSON.stringify({
    email: user.email,
    wrong: wrong.error?.code,
    state: application.state,
    envelope: envelope.kind,
    committed: portfolio.items.map((investment) => investment.commitment),
  }),
);
