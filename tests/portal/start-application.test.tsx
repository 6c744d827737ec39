import type { ReplyOf } from '@quoin/contract';
import { BRAND } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { StartApplication } from '../../portal/src/journey/browse/start-application/StartApplication';
import { anApplication } from './an-application';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

type Investor = ReplyOf<'listInvestors'>['items'][number];

const product: ReplyOf<'getProduct'> = {
  id: 'product-1',
  name: 'Keystone Income Fund',
  summary: 'Senior loans to mid-sized companies',
  category: 'fixed_income',
  status: 'published',
  sector: 'Private credit',
  art: 'fixed_income-1',
  eligibility: ['us', 'ira'],
  allowed_countries: ['US'],
  lock_up: { count: 24, unit: 'months' },
  minimum_investment: '50000.00',
  expected_annualized_return: '0.0825',
  next_close_date: null,
  overview: [],
  sector_tags: [],
  managers: [{ name: 'Keystone Partners', about: '' }],
  details: null,
  action: 'invest',
  trending: [],
};

const individual: Investor = {
  id: 'investor-1',
  investor_type: 'individual',
  name: 'Morgan Reyes',
  custodian_name: null,
  custodian_account_masked: null,
};

interface Server {
  investors?: Investor[];
  onStart?: () => ReturnType<typeof errorReply>;
}

async function open({ investors = [], onStart }: Server = {}, shown = product) {
  const sent = answerWith(({ method, path, body }) => {
    if (path === '/v1/investors' && method === 'GET') return { json: { items: investors } };
    if (path === '/v1/investors') return { json: { ...individual, ...(body as object), id: 'investor-new' } };
    return onStart?.() ?? { json: anApplication({ investment_id: 'inv-7' }) };
  });
  const view = await renderScreen(() => <StartApplication product={shown} onClose={() => undefined} />);
  await screen.findByRole('radiogroup', { name: /Who is investing/ });
  return { ...view, sent, posted: () => sent.filter(({ method }) => method === 'POST') };
}

type Person = Awaited<ReturnType<typeof open>>['person'];

async function answerAll(person: Person) {
  await person.click(within(screen.getByRole('radiogroup', { name: /US person/ })).getByLabelText('Yes'));
  for (const checkbox of screen.getAllByRole('checkbox')) await person.click(checkbox);
}

const begin = () => screen.getByRole('button', { name: 'Start application' });

test('a new individual investor is created, then the application, which opens', async () => {
  const { person, posted, places } = await open();
  await person.click(screen.getByRole('radio', { name: /Myself, as an individual/ }));
  await answerAll(person);
  await person.click(begin());

  await screen.findByText('elsewhere');
  expect(places.at(-1)).toBe('/investment?id=inv-7');
  expect(posted().map(({ path, body }) => [path, body])).toEqual([
    ['/v1/investors', { investor_type: 'individual' }],
    [
      '/v1/investments',
      { product_id: 'product-1', investor_id: 'investor-new', us_person: true, eligibility_attested: true },
    ],
  ]);
  posted().forEach(({ headers }) => expect(headers.get('idempotency-key')).toBeTruthy());
});

test('an existing investor can be selected, and no second one of its type is offered', async () => {
  const { person, posted } = await open({ investors: [individual] });
  expect(screen.queryByRole('radio', { name: /Myself/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: /Morgan Reyes/ }));
  await answerAll(person);
  await person.click(begin());

  await screen.findByText('elsewhere');
  expect(posted()).toHaveLength(1);
  expect(posted()[0]?.body).toMatchObject({ investor_id: 'investor-1' });
});

test('an IRA requires its custodian and account', async () => {
  const { person, posted } = await open();
  await person.click(screen.getByRole('radio', { name: /self-directed IRA/ }));
  await answerAll(person);
  await person.click(begin());
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);

  await person.type(screen.getByRole('textbox', { name: /Name of the custodian/ }), 'Ashlar Trust');
  await person.type(screen.getByRole('textbox', { name: /Account number/ }), 'IRA-4410');
  await person.click(begin());
  await screen.findByText('elsewhere');
  expect(posted()[0]?.body).toEqual({
    investor_type: 'ira',
    custodian_name: 'Ashlar Trust',
    account_number: 'IRA-4410',
  });
});

test('a product that does not accept IRA money shows that', async () => {
  await open({}, { ...product, eligibility: ['us'] });
  expect(screen.getByRole('radio', { name: /self-directed IRA/ })).toBeDisabled();
  expect(screen.getByText('This product does not accept IRA investors')).toBeInTheDocument();
});

test('joint investors, entities and trusts are referred to support by e-mail and telephone', async () => {
  await open();
  expect(screen.getByText(/for an entity or a trust, contact us/)).toBeInTheDocument();
  const { supportEmail, phone } = BRAND;
  expect(screen.getByRole('link', { name: supportEmail })).toHaveAttribute('href', `mailto:${supportEmail}`);
  expect(screen.getByRole('link', { name: phone.shown })).toHaveAttribute('href', `tel:${phone.e164}`);
});

test('an application starts only after all questions are answered and every statement is ticked', async () => {
  const { person, posted } = await open();
  await person.click(begin());
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(screen.getByText('Choose an answer')).toBeInTheDocument();
  expect(screen.getByText('Confirm that your statements are true')).toBeInTheDocument();
  expect(posted()).toEqual([]);
});

test('investors that fail to load show an error and can be loaded again', async () => {
  answerWith(() => 'no network');
  const { person } = await renderScreen(() => (
    <StartApplication product={product} onClose={() => undefined} />
  ));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
  answerWith(() => ({ json: { items: [individual] } }));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Morgan Reyes/ })).toBeInTheDocument();
});

test('a new investor stays selected when the application is rejected', async () => {
  const investors: Investor[] = [];
  answerWith(({ method, path }) => {
    if (path !== '/v1/investors') return errorReply('product_not_ready');
    if (method === 'GET') return { json: { items: [...investors] } };
    investors.push(individual);
    return { json: individual };
  });
  const { person } = await renderScreen(() => (
    <StartApplication product={product} onClose={() => undefined} />
  ));
  await person.click(await screen.findByRole('radio', { name: /Myself, as an individual/ }));
  await answerAll(person);
  await person.click(begin());
  await screen.findByRole('alert');
  await waitFor(() => expect(begin()).toBeEnabled());
  expect(screen.getByRole('radio', { name: /Myself, as an individual/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Morgan Reyes/ })).not.toBeInTheDocument();
});

test('the eligibility error appears at the question with the message from the server', async () => {
  const why = 'This fund is open only to investors who are not US persons';
  const { person } = await open({
    investors: [individual],
    onStart: () => errorReply('investor_ineligible', { us_person: why }),
  });
  await person.click(screen.getByRole('radio', { name: /Morgan Reyes/ }));
  await answerAll(person);
  await person.click(begin());
  const question = screen.getByRole('radiogroup', { name: /US person/ });
  await waitFor(() => expect(question).toHaveAccessibleDescription(expect.stringContaining(why)));
  expect(screen.queryByText(/eligibility criteria/)).not.toBeInTheDocument();
});

test('a second application for the product links to the first', async () => {
  const { person } = await open({ investors: [individual], onStart: () => errorReply('application_exists') });
  await person.click(screen.getByRole('radio', { name: /Morgan Reyes/ }));
  await answerAll(person);
  await person.click(begin());
  expect(await screen.findByRole('link', { name: 'See your applications' })).toHaveAttribute(
    'href',
    '/my-investment/pending',
  );
});
