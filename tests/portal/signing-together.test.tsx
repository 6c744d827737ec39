// Two signers on one device: the current signer sees nothing of the previous one.
import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SigningScreen from '../../portal/src/journey/sign/SigningScreen';
import { answerWith, errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

type Envelope = ReplyOf<'getEnvelope'>;

jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

const GIVEN = '2026-08-03T14:05:00.000Z';
const [MORGAN, SASHA] = ['Morgan Reyes', 'Sasha Reyes'] as const;
const NUMBERS = ['6789', '4321'];
const DOCUMENT = { file_id: 'file-1', sha256: 'a1b2', pages: 7 };

/** Envelope of a signer who has done nothing yet. */
const atTurn = (place: 1 | 2): Envelope => ({
  id: 'envelope-1',
  investment_id: 'inv-1',
  kind: 'subscription_agreement',
  status: 'viewed',
  title: 'Subscription Agreement',
  signers: [
    { name: MORGAN, signed_at: place > 1 ? GIVEN : null },
    { name: SASHA, signed_at: null },
  ],
  signer_name: place === 1 ? MORGAN : SASHA,
  identity_check: null,
  signer_check: 'ssn',
  document: null,
  consent: { version: '1', language: 'en', text: ['You agree to records on the screen.'], given_at: null },
  end_reached_at: null,
  signed_at: null,
  expire: '2026-08-10T14:00:00.000Z',
});

const read = (envelope: Envelope): Envelope => ({
  ...envelope,
  signer_check: null,
  document: DOCUMENT,
  consent: { ...envelope.consent, given_at: GIVEN },
  end_reached_at: GIVEN,
});

/** A fake server with one envelope of two signers. */
function serve(begins: Envelope) {
  const server = { now: begins };
  const sent = answerWith(({ method, path, body }) => {
    const { now } = server;
    const turn = now.signers[0]?.signed_at ? 2 : 1;
    if (path.startsWith('/v1/envelopes') && method !== 'GET' && method !== 'DELETE') {
      if (Object(body).signer !== turn) return errorReply('another_signer_is_next');
    }
    if (path.endsWith('/signer-check')) {
      if (Object(body).number !== NUMBERS[turn - 1]) {
        const { status, json } = errorReply('user_authentication_failed');
        return { status, json: { ...json, values: { left: 4 } } };
      }
      server.now = { ...now, signer_check: null, document: DOCUMENT };
    }
    if (path.endsWith('/consent')) server.now = { ...now, consent: { ...now.consent, given_at: GIVEN } };
    if (path.endsWith('/envelope-1/read')) server.now = { ...now, end_reached_at: GIVEN };
    if (path.endsWith('/signature')) server.now = turn === 1 ? atTurn(2) : { ...now, status: 'sealing' };
    if (method === 'DELETE') server.now = { ...now, status: 'cancelled' };
    if (path.startsWith('/v1/envelopes')) return { json: server.now };
    return { json: method === 'GET' ? {} : { url: '/api/files/file-1/bytes?key=k', done: true } };
  });
  return { server, sent };
}

const open = () => renderScreen(SigningScreen, { path: '/signing/:envelopeId', at: '/signing/envelope-1' });

async function prove(person: UserEvent, name: string, number: string) {
  if (!screen.queryByRole('dialog'))
    await person.click(await screen.findByRole('button', { name: `I am ${name}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await fill(person, within(dialog).getByLabelText(/Last 4 digits/), number);
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
  return dialog;
}

async function readAndSign(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Continue to the agreement' }));
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign agreement' })).toBeEnabled());
  const field = screen.getByRole('textbox', { name: 'Your full name' });
  expect(field).toHaveValue('');
  await person.type(field, name);
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
}

test('the signers sign one after the other, each from the first step, and each step names its signer', async () => {
  const { sent } = serve(atTurn(1));
  const { person } = await open();
  expect(await screen.findByRole('heading', { name: `Signer 1 of 2: ${MORGAN}` })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: `${MORGAN}, confirm who you are` })).toHaveFocus();
  await prove(person, MORGAN, '6789');
  await readAndSign(person, MORGAN);

  expect(await screen.findByRole('heading', { name: `Signer 2 of 2: ${SASHA}` })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: `Hand the device to ${SASHA}` })).toHaveFocus();
  expect(screen.getByText(/^Signed on/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await prove(person, SASHA, '4321');
  await readAndSign(person, SASHA);
  expect(await screen.findByRole('heading', { name: 'Sealing the signatures' })).toBeInTheDocument();

  const acts = sent.filter(({ path, method }) => path.startsWith('/v1/envelopes') && method !== 'GET');
  expect(acts.map(({ body }) => Object(body).signer)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
});

test('a wrong identity number shows the remaining attempts and not the document', async () => {
  serve(atTurn(2));
  const { person } = await open();
  const dialog = await prove(person, SASHA, '6789');
  expect(await within(dialog).findByText(/4 attempts left/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a page outdated by another window signs nothing and continues with the next signer', async () => {
  const { server } = serve(read(atTurn(1)));
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: 'Your full name' }), MORGAN);
  server.now = atTurn(2);
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
  expect(await screen.findByRole('heading', { name: `Hand the device to ${SASHA}` })).toBeInTheDocument();
  expect(server.now.signers[1]?.signed_at).toBeNull();
});

test('an identity dialog outdated by another window closes and clears its input', async () => {
  const { server } = serve(atTurn(1));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: `I am ${MORGAN}` }));
  server.now = atTurn(2);
  await prove(person, MORGAN, '6789');
  expect(await screen.findByRole('heading', { name: `Hand the device to ${SASHA}` })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an expired check is requested again from the same signer', async () => {
  const lapsed = { ...read(atTurn(2)), signer_check: 'ssn' as const, document: null };
  serve(lapsed);
  await open();
  expect(await screen.findByRole('heading', { name: `${SASHA}, confirm who you are` })).toBeInTheDocument();
});

test('any signer may decline for all', async () => {
  const { sent } = serve(atTurn(2));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Decline to sign' }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline to sign this agreement?' });
  expect(within(question).getByText(/declined for all signers/)).toBeInTheDocument();
  await person.click(within(question).getByRole('button', { name: 'Decline to sign' }));
  expect(
    await screen.findByRole('heading', { name: 'This signature request was canceled' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Signature/ })).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
