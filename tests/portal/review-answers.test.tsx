// After a review: the investor answers a request, and requests a declined agreement again.
import { screen } from '@testing-library/react';
import InvestmentScreen from '../../portal/src/journey/portfolio/InvestmentScreen';
import { anApplication } from './an-application';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

jest.mock('@quoin/ui/charts', () => ({ NavChart: () => null }));

function applicationWith(ticked: string[]) {
  const { product, steps, ...rest } = anApplication();
  return {
    ...rest,
    product: { ...product, must_read: product.must_read.map((one) => ({ ...one, end_reached: true })) },
    steps: { ...steps, amount_and_signature: { must_read: ticked } },
  };
}

function serve(
  investment: ReturnType<typeof anInvestment>,
  sent: Record<string, unknown> = {},
  ticked: string[] = ['ppm', 'crs'],
) {
  let now = investment;
  let application = applicationWith(ticked);
  return answerWith(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/must-read')) {
      application = applicationWith(['ppm', 'crs']);
      return { json: application };
    }
    if (method === 'POST') {
      now = { ...now, status: 'being_reviewed', note: null };
      return { json: sent };
    }
    if (path === '/v1/investments/inv-1') return { json: now };
    if (path === '/v1/investments/inv-1/info') return { json: application };
    if (path === '/v1/investors/docs') return { json: { items: [], limits: { max_megabytes: 10 } } };
    if (path.endsWith('/funding')) return errorReply('transfer_not_open');
    if (path.endsWith('/capital-call/check')) return errorReply('transfer_not_open');
    return errorReply('not_authorized_action');
  });
}

const open = (language?: 'zh-CN') =>
  renderScreen(InvestmentScreen, {
    path: '/my-investment/:group/:investmentId/:part',
    at: '/my-investment/pending/inv-1/all',
    language,
  });

const ASKED = anInvestment({
  status: 'action_needed',
  group: 'pending',
  application_state: 'agreement_signed',
  note: 'Send a newer bill.',
  nav: null,
});

test('the investor answers a request, and the page shows that the application is reviewed again', async () => {
  const sent = serve(ASKED);
  const { person } = await open();
  const answer = await screen.findByLabelText(/^Your answer/);
  await person.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(answer).toHaveAccessibleDescription(/This field is required/);
  await person.type(answer, 'I uploaded a newer bill.');
  await person.click(screen.getByRole('button', { name: 'Send for review' }));
  expect((await screen.findAllByText('Being Reviewed')).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(/^Your answer/)).not.toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/v1/investments/inv-1/answer',
    body: { answer: 'I uploaded a newer bill.' },
  });
});

test('the text of an answer is kept when the page closes', async () => {
  serve(ASKED);
  const { person, unmount } = await open('zh-CN');
  await person.type(await screen.findByLabelText(/^您的答复/), '已上传');
  unmount();
  await open('zh-CN');
  expect(await screen.findByLabelText(/^您的答复/)).toHaveValue('已上传');
});

test('a declined agreement is requested again, and the page continues to the signature', async () => {
  const sent = serve({ ...ASKED, status: 're_signature_needed', envelope_id: null }, { id: 'envelope-2' });
  const { person, places } = await open();
  expect(await screen.findByText(/The agreement was declined/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Request agreement again' }));
  await screen.findByText('elsewhere');
  expect(places).toContain('/signing/envelope-2');
  expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/v1/investments/inv-1/envelopes');
});

test('documents with new versions are ticked before the agreement is requested to be signed again', async () => {
  const again = { ...ASKED, status: 're_signature_needed' as const, envelope_id: null };
  const sent = serve(again, { id: 'envelope-2' }, ['ppm']);
  const { person, places } = await open();
  expect(await screen.findByText(/^Documents of this fund have new versions/)).toBeVisible();
  expect(screen.queryByText('Private placement memorandum')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Request agreement again' }));
  expect(await screen.findByText(/Read each listed document to its end/)).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /Client relationship summary/ }));
  await person.click(screen.getByRole('button', { name: 'Request agreement again' }));
  await screen.findByText('elsewhere');
  expect(places).toContain('/signing/envelope-2');
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/v1/investments/inv-1/must-read', body: { must_read: ['crs'] } },
    { path: '/v1/investments/inv-1/envelopes' },
  ]);
});
