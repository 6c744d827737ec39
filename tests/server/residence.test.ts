// An investor lives in a country of the product and in no place under sanctions: checked when a step is finished, when
// the agreement is sent and when it is signed.
import { begunApplication, COMPLETE, completeApplication, publishProduct, readyToSign } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const { permanent_address: home, ...information } = COMPLETE.investor_information;

test.each([
  ['outside of the product’s countries', { country: 'HK', state: '', zip: '' }, 'Hong Kong'],
  ['in a country under sanctions', { country: 'KP', state: '', zip: '' }, 'North Korea'],
])('a step with a permanent address %s is not finished', async (_where, changed, message) => {
  const { token, params } = await begunApplication(app);
  const values = { ...information, permanent_address: { ...home, ...changed } };
  const body = { version: 0, finish: true, values };
  const refused = await app.refused('saveInvestorInformation', { token, params, body });
  expect(refused.error).toBe('required_information_missing');
  expect(refused.fields?.['permanent_address.country']).toContain(message);
});

test('an address that the product no longer accepts is neither sent for signature nor signed', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const offerIn = (countries: string[]) =>
    app.open.pool.query('update products set allowed_countries = $2 where id = $1', [
      product.id,
      JSON.stringify(countries),
    ]);
  const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
  await offerIn(['PR', 'CA']);
  await app.open.pool.query(`update accounts set country = 'CA'`); // the account alone would pass
  const signing = { token, params, body: { typed_name: signerName, sha256 } };
  expect((await app.refused('signEnvelope', signing)).error).toBe('country_not_eligible');

  await offerIn(['US', 'PR', 'CA']);
  await app.ok('declineEnvelope', { token, params });
  await offerIn(['PR', 'CA']);
  const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
  expect(refused.error).toBe('information_incomplete');
  expect(Object.keys(refused.fields ?? {})).toEqual(['investor_information.permanent_address.country']);
});
