import type { ReplyOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import SigningScreen from '../../portal/src/journey/sign/SigningScreen';
import { aPerson, MORGAN } from './a-person';
import { draw } from '../ui/pen';
import { answerWith, errorReply, type Answer } from './fake-api';
import { fill, renderScreen } from './render-screen';

type Envelope = ReplyOf<'getEnvelope'>;

jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

const GIVEN = '2026-08-03T14:05:00.000Z';

const anEnvelope = (changed: Partial<Envelope> = {}): Envelope => ({
  id: 'envelope-1',
  investment_id: 'inv-1',
  kind: 'subscription_agreement',
  status: 'sent',
  title: 'Subscription Agreement',
  signers: [{ name: 'Morgan Reyes', signed_at: null }],
  signer_name: 'Morgan Reyes',
  identity_check: null,
  signer_check: null,
  document: { file_id: 'file-1', sha256: 'a1b2', pages: 7 },
  consent: { version: '1', language: 'en', text: ['You agree to records on the screen.'], given_at: null },
  end_reached_at: null,
  signed_at: null,
  expire: '2026-08-10T14:00:00.000Z',
  ...changed,
});

const withConsent = anEnvelope({ consent: { ...anEnvelope().consent, given_at: GIVEN } });

/** A fake server with one envelope. `reachable` decides whether recording the end of the document succeeds. */
function serve(envelope: Envelope, sign?: () => Answer) {
  const server = { reachable: true };
  let now = envelope;
  const sent = answerWith(({ method, path }) => {
    if (method === 'DELETE') now = { ...now, status: 'cancelled' };
    if (path.endsWith('/consent')) now = { ...now, consent: { ...now.consent, given_at: GIVEN } };
    if (path.endsWith('/envelope-1/read')) {
      if (!server.reachable) return 'no network';
      now = { ...now, end_reached_at: GIVEN };
    }
    if (path.endsWith('/signature')) {
      if (sign) return sign();
      now = { ...now, status: 'sealing' };
    }
    if (path.startsWith('/v1/envelopes')) return { json: now };
    return { json: method === 'GET' ? {} : { url: '/api/files/file-1/bytes?key=k', done: true } };
  });
  return { server, sent };
}

const open = (language: Language = 'en') =>
  renderScreen(SigningScreen, { language, path: '/signing/:envelopeId', at: '/signing/envelope-1' });

test('after the consent the heading of the agreement takes the focus', async () => {
  serve(anEnvelope());
  const { person } = await open();
  await person.click(await screen.findByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Continue to the agreement' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The agreement' })).toHaveFocus());
});

test('after signing, the page shows at once that the signature is being sealed', async () => {
  serve({ ...withConsent, end_reached_at: GIVEN });
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Morgan Reyes');
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sealing your signature' })).toHaveFocus());
});

test('a signature can be drawn and is sent as drawn', async () => {
  const { sent } = serve({ ...withConsent, end_reached_at: GIVEN });
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: 'Draw' }));
  draw([10, 100], [100, 20], [200, 100]);
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
  expect(await screen.findByRole('heading', { name: 'Sealing your signature' })).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/signature'))?.body).toEqual({
    drawn_strokes: [[20, 200, 200, 40, 400, 200]],
    sha256: 'a1b2',
  });
});

test.each([
  ['en', 'Draw', 'Sign agreement', 'Draw your full signature, not just a dot or a short line'],
  ['zh-CN', '手写', '签署协议', '请画出完整的签名，一个点或一小段线条不足以作为签名'],
] as const)('a dot is not a signature, and nothing is sent (%s)', async (language, way, submit, sentence) => {
  const { sent } = serve({ ...withConsent, end_reached_at: GIVEN });
  const { person } = await open(language);
  await person.click(await screen.findByRole('radio', { name: way }));
  draw([100, 100]);
  await person.click(screen.getByRole('button', { name: submit }));
  expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: way })).toHaveFocus();
  expect(sent.some(({ path }) => path.endsWith('/signature'))).toBe(false);
});

test('a name that is not the signer’s is rejected at the field until it is changed', async () => {
  const sentence = 'Type your name as shown in the document: Morgan Reyes';
  serve({ ...withConsent, end_reached_at: GIVEN }, () =>
    errorReply('required_information_missing', { typed_name: sentence }),
  );
  const { person } = await open();
  const name = await screen.findByRole('textbox', { name: 'Your full name' });
  await person.type(name, 'Somebody Else');
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  await person.type(name, 's');
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
});

test('a last page that could not be recorded is recorded on the next try', async () => {
  const { server } = serve(withConsent);
  server.reachable = false;
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
  expect(screen.queryByRole('button', { name: 'Sign agreement' })).toBeNull();

  server.reachable = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Sign agreement' })).toBeEnabled();
});

test('until the end is reached, the bar says what unlocks signing, and its button reads on', async () => {
  const { sent } = serve(withConsent);
  const { person } = await open();
  const bar = await screen.findByRole('region', { name: 'Next step' });
  expect(within(bar).getByRole('status')).toHaveTextContent('Read to the end of page 7 to sign');
  expect(within(bar).getByText('Page 1 of 7')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'The last page' });
  await person.click(within(bar).getByRole('button', { name: 'Continue reading' }));
  expect(within(bar).getByText('Page 2 of 7')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your full name' })).toBeDisabled();

  await person.click(screen.getByRole('button', { name: 'The last page' }));
  expect(await within(bar).findByText(/Type or draw your signature, then sign/)).toBeInTheDocument();
  expect(within(bar).getByRole('button', { name: 'Sign agreement' })).toHaveAttribute('type', 'submit');
  expect(sent.some(({ path }) => path.endsWith('/signature'))).toBe(false);
});

const anInstruction = (changed: Partial<Envelope> = {}): Envelope =>
  anEnvelope({ kind: 'ach_authorization', title: 'ACH Authorization', ...changed });
const hidden = anInstruction({ identity_check: 'ach_form', document: null });

/** A server that shows an instruction after the identity check. `proven` may expire, which the signature then reports. */
function serveInstruction(now: Envelope, { known = true } = {}) {
  const server = { lapsed: false };
  const shown: Envelope = { ...now, identity_check: null, document: anEnvelope().document };
  const sent = answerWith(({ method, path, body }) => {
    if (path === '/v1/user/info') return { json: aPerson({ investors: known ? [MORGAN] : [] }) };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    if (path.endsWith('/identity')) now = Object(body).access_code === 'code-1' ? shown : now;
    if (path.endsWith('/signature')) {
      if (server.lapsed) {
        now = { ...now, identity_check: 'ach_form', document: null };
        return errorReply('user_authentication_failed');
      }
      now = { ...now, status: 'signed' };
    }
    if (method === 'DELETE') now = { ...now, status: 'cancelled' };
    if (path.startsWith('/v1/envelopes')) return { json: now };
    return { json: method === 'GET' ? {} : { url: '/api/files/file-1/bytes?key=k', done: true } };
  });
  return { server, sent };
}

const readySigned: Partial<Envelope> = { consent: withConsent.consent, end_reached_at: GIVEN };

test('a payment-related document is shown after the signer has passed the identity check', async () => {
  const { sent } = serveInstruction(hidden);
  const { person } = await open();
  expect(await screen.findByRole('heading', { name: 'Confirm your identity first' })).toHaveFocus();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm identity' })).toBeEnabled());
  await person.click(screen.getByRole('button', { name: 'Confirm identity' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await fill(person, within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
  expect(await screen.findByRole('button', { name: 'Continue to the document' })).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/identity-check'))?.body).toMatchObject({
    purpose: 'ach_form',
  });
});

test('a signer without a signed agreement sees why the document stays hidden', async () => {
  serveInstruction(hidden, { known: false });
  await open();
  expect(await screen.findByText(/none of your signed agreements/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('button', { name: 'Confirm identity' })).toBeDisabled();
});

test('a signed instruction shows its effect and a link back', async () => {
  serveInstruction(anInstruction(readySigned));
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Morgan Reyes');
  await person.click(screen.getByRole('button', { name: 'Sign document' }));
  expect(await screen.findByText(/ACH is now your transfer method/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review my investment' })).toHaveAttribute(
    'href',
    '/my-investment/pending/inv-1/all',
  );
  expect(screen.queryByRole('button', { name: 'Decline to sign' })).not.toBeInTheDocument();
});

test('an identity check that expired while the document was read is requested again', async () => {
  const { server } = serveInstruction(anInstruction(readySigned));
  server.lapsed = true;
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Morgan Reyes');
  await person.click(screen.getByRole('button', { name: 'Sign document' }));
  expect(await screen.findByRole('heading', { name: 'Confirm your identity first' })).toBeInTheDocument();
});

test('an instruction is declined after a confirmation', async () => {
  const { sent } = serveInstruction(anInstruction());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Decline to sign' }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline to sign this document?' });
  await person.click(within(question).getByRole('button', { name: 'Don’t decline' }));
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Decline to sign' }));
  const again = await screen.findByRole('alertdialog');
  await person.click(within(again).getByRole('button', { name: 'Decline to sign' }));
  expect(
    await screen.findByRole('heading', { name: 'This signature request was canceled' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Review my investment' })).toHaveAttribute(
    'href',
    '/my-investment/pending/inv-1/all',
  );
});

test('an agreement is declined by its only signer, whose application stays', async () => {
  const { sent } = serve(anEnvelope());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Decline to sign' }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline to sign this agreement?' });
  expect(within(question).getByText(/Your application stays open/)).toBeInTheDocument();
  expect(within(question).queryByText(/all signers/)).not.toBeInTheDocument();
  await person.click(within(question).getByRole('button', { name: 'Decline to sign' }));
  expect(
    await screen.findByRole('heading', { name: 'This signature request was canceled' }),
  ).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
