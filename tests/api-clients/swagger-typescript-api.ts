// Signs in and invests with the class that swagger-typescript-api generates beside this file.
import { randomUUID } from 'node:crypto';
import { Api, type Error, type HttpResponse } from './api';

const { url, email, password, product, steps, payer } = JSON.parse(process.env.GIVEN ?? '');
const client = new Api<string>({
  baseUrl: url,
  securityWorker: (token) => ({ headers: { Authorization: `Bearer ${token}` } }),
  baseApiParams: { secure: true },
});

const once = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
const { v1 } = client;

const wrong = await client.login.signIn({ email, password: '0'.repeat(64) }, { secure: false }).then(
  () => undefined,
  ({ error }: HttpResponse<unknown, Error>) => error,
);
const { data: signedIn } = await client.login.signIn({ email, password }, { secure: false });
if (signedIn.step !== 'signed_in') throw new TypeError(`a code is needed: ${signedIn.masked_phone}`);
client.setSecurityData(signedIn.token);

const { data: user } = await v1.getUserInfo();
const [investor] = (await v1.listInvestors()).data.items;
const { minimum_investment } = (await v1.getProduct(product)).data;
let { data: application } = await v1.startApplication(
  {
    product_id: product,
    investor_id: investor?.id ?? '',
    us_person: true,
    eligibility_attested: true,
  },
  once(),
);
const { investment_id: id } = application;
const { id: bank_account_id } = (await v1.addPayingAccount(id, payer, once())).data;
const must_read = application.product.must_read.map(({ file_id }) => file_id);
const next = <Values>(values: Values) => ({ version: application.version, finish: true, values });
application = (await v1.saveQualification(id, next(steps.qualification))).data;
application = (await v1.saveInvestorInformation(id, next(steps.investor_information))).data;
application = (await v1.saveStatusAndExperience(id, next(steps.status_and_experience))).data;
application = (await v1.saveUploadFiles(id, next({}))).data;
const commitment = { commitment: minimum_investment, preferred_method: 'wire' as const };
application = (await v1.saveAmountAndSignature(id, next({ ...commitment, bank_account_id, must_read }))).data;
const { data: envelope } = await v1.sendForSignature(id, once());
const { data: portfolio } = await v1.listInvestments();
await client.auth.signOut();

process.stdout.write(
  JSON.stringify({
    email: user.email,
    wrong: wrong?.code,
    state: application.state,
    envelope: envelope.kind,
    committed: portfolio.items.map((investment) => investment.commitment),
  }),
);
