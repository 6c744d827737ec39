import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor } from '@testing-library/react';
import type { PdfPagesProps } from '../../portal/src/journey/documents/PdfPages';
import SigningScreen from '../../portal/src/journey/sign/SigningScreen';
import { answerWith } from './api-at-the-wire';
import { renderScreen } from './render-screen';

type Envelope = ReplyOf<'getEnvelope'>;

// The pages themselves need a browser; what follows from having read them is told here.
jest.mock('../../portal/src/journey/documents/PdfPages', () => ({
  __esModule: true,
  default: ({ onEndReached }: PdfPagesProps) => (
    <button type="button" onClick={onEndReached}>
      The last page
    </button>
  ),
}));

const GIVEN = '2026-08-03T14:05:00.000Z';

const anEnvelope = (changed: Partial<Envelope> = {}): Envelope => ({
  id: 'envelope-1',
  investment_id: 'inv-1',
  kind: 'subscription_agreement',
  status: 'sent',
  title: 'Subscription Agreement',
  signer_name: 'Morgan Reyes',
  document: { file_id: 'file-1', sha256: 'a1b2', pages: 7 },
  consent: { version: '1', language: 'en', text: ['You agree to records on the screen.'], given_at: null },
  end_reached_at: null,
  signed_at: null,
  expire: '2026-08-10T14:00:00.000Z',
  ...changed,
});

const withConsent = anEnvelope({ consent: { ...anEnvelope().consent, given_at: GIVEN } });

/** A server that keeps one envelope. `reachable` is about the record that the end was reached. */
function serve(envelope: Envelope) {
  const server = { reachable: true };
  let now = envelope;
  answerWith(({ method, path }) => {
    if (path.endsWith('/consent')) now = { ...now, consent: { ...now.consent, given_at: GIVEN } };
    if (path.endsWith('/envelope-1/read')) {
      if (!server.reachable) return 'no network';
      now = { ...now, end_reached_at: GIVEN };
    }
    if (path.endsWith('/signature')) now = { ...now, status: 'sealing' };
    if (path.startsWith('/v1/envelopes')) return { json: now };
    return { json: method === 'GET' ? {} : { url: '/api/files/file-1/bytes?key=k', done: true } };
  });
  return server;
}

const open = () => renderScreen(SigningScreen, { path: '/signing/:envelopeId', at: '/signing/envelope-1' });

test('after the consent the agreement begins at its heading', async () => {
  serve(anEnvelope());
  const { person } = await open();
  await person.click(await screen.findByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Go on to the agreement' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The agreement' })).toHaveFocus());
});

test('whoever has signed is told at once that the seal is being set', async () => {
  serve({ ...withConsent, end_reached_at: GIVEN });
  const { person } = await open();
  await person.type(await screen.findByRole('textbox', { name: /Your full name/ }), 'Morgan Reyes');
  await person.click(screen.getByRole('button', { name: 'Sign agreement' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your signature is being sealed' })).toHaveFocus(),
  );
});

test('a last page that could not be recorded is recorded on the next try', async () => {
  const server = serve(withConsent);
  server.reachable = false;
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our servers');
  expect(screen.getByRole('button', { name: 'Sign agreement' })).toBeDisabled();

  server.reachable = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign agreement' })).toBeEnabled());
});
