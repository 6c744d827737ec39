import type { ReplyOf } from '@quoin/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import WebinarScreen from '../../portal/src/journey/browse/webinar/WebinarScreen';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, errorReply, createToken, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

const WEBINAR: ReplyOf<'getWebinar'> = {
  id: 'webinar-1',
  title: 'What a loan is made of',
  summary: 'One file, line by line.',
  speaker: 'Calla Nordgren',
  held_on: '2026-05-05',
  minutes: 30,
  product: { id: 'product-1', name: 'Keystone Income Fund' },
  recorded_seconds: 90,
};

const recording = (key: string, expire = '2099-01-01T00:00:00Z'): ReplyOf<'openRecording'> => ({
  url: `/api/files/film-1?key=${key}`,
  name: 'film.webm',
  content_type: 'video/webm',
  expire,
  seconds: 90,
  chapters: [
    { from: 0, title: 'Welcome' },
    { from: 61.5, title: 'Risks' },
  ],
  transcript: [
    { from: 0, to: 61.5, text: 'Good evening.' },
    { from: 61.5, to: 90, text: 'Money can be lost.' },
  ],
  captions: [
    { language: 'en', url: '/captions/en' },
    { language: 'zh-CN', url: '/captions/zh-CN' },
  ],
});

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  sessionStorage.clear();
  removeToken();
  // jsdom has the element but no player.
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});

const signIn = () => writeToken(createToken('session-1'));

/** Each request for the recording gets the next response. */
function serve(webinar: Partial<typeof WEBINAR> = {}, ...openings: ReturnType<typeof recording>[]) {
  let opened = 0;
  return answerWith(({ path }: SentRequest) => {
    if (path === '/v1/webinars') return { json: { items: [WEBINAR], page: 1, page_size: 4, total: 1 } };
    if (!path.endsWith('/recording')) return { json: { ...WEBINAR, ...webinar } };
    return { json: openings[opened++] ?? openings.at(-1) };
  });
}

const open = () =>
  renderScreen(WebinarScreen, { path: '/webinars_video/:id', at: '/webinars_video/webinar-1' });
const film = () => screen.findByLabelText<HTMLVideoElement>('Recording: What a loan is made of');
const playTo = async (seconds: number) => {
  const player = await film();
  player.currentTime = seconds;
  fireEvent.timeUpdate(player);
};

test('a visitor sees the description and signs in for the recording', async () => {
  const sent = serve();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: WEBINAR.title })).toBeInTheDocument();
  expect(screen.getByText('Calla Nordgren')).toBeInTheDocument();
  expect(screen.getByText('1:30')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  expect(sent.map(({ path }) => path)).toEqual(['/v1/webinars/webinar-1']);
});

test('the transcript follows the video, and a chapter jumps to its time', async () => {
  signIn();
  serve({}, recording('one'));
  const { person } = await open();
  const player = await film();
  expect(player.querySelector('source')).toHaveAttribute('src', '/api/files/film-1?key=one');
  const tracks = [...player.querySelectorAll('track')].map(({ srclang, src, default: on }) => [
    srclang,
    new URL(src).pathname,
    on,
  ]);
  expect(tracks).toEqual([
    ['en', '/captions/en', true],
    ['zh-CN', '/captions/zh-CN', false],
  ]);
  const said = (messages: string) => screen.getByText(messages);
  expect(said('Good evening.')).toHaveAttribute('aria-current', 'true');
  const chapters = within(screen.getByRole('navigation', { name: 'Chapters' }));
  await person.click(chapters.getByRole('button', { name: '1:01 Risks' }));
  expect(player.currentTime).toBe(61.5);
  expect(said('Money can be lost.')).toHaveAttribute('aria-current', 'true');
  await playTo(10);
  expect(said('Money can be lost.')).not.toHaveAttribute('aria-current');
  expect(chapters.getByRole('button', { name: '0:00 Welcome' })).toHaveAttribute('aria-current', 'true');
});

test('an expired key is renewed, and the video continues at its position', async () => {
  signIn();
  serve({}, recording('old', '2020-01-01T00:00:00Z'), recording('new'));
  await open();
  await playTo(40);
  fireEvent.error(await film());
  await waitFor(async () =>
    expect((await film()).querySelector('source')).toHaveAttribute('src', '/api/files/film-1?key=new'),
  );
  const player = await film();
  fireEvent.loadedMetadata(player);
  expect(player.currentTime).toBe(40);
});

test('a video that fails to load explains what to do, and its transcript stays', async () => {
  signIn();
  serve({}, recording('one'), recording('two'));
  const { person } = await open();
  const source = (await film()).querySelector('source');
  if (source) fireEvent.error(source);
  expect(await screen.findByRole('alert')).toHaveTextContent('The recording did not load');
  expect(screen.getByText('Money can be lost.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await film()).toBeInTheDocument();
});

test.each([
  ['en', 'Webinar not found'],
  ['zh-CN', '未找到该路演'],
] as const)('in %s a missing webinar shows a message', async (language, messages) => {
  answerWith(() => errorReply('not_found'));
  await renderScreen(WebinarScreen, { language, path: '/webinar/:videoId', at: '/webinar/nope' });
  expect(await screen.findByRole('heading', { name: messages })).toBeInTheDocument();
});

test('a webinar without a recording shows this and requests none', async () => {
  signIn();
  const sent = serve({ recorded_seconds: null });
  await open();
  expect(await screen.findByText('The recording is not available yet')).toBeInTheDocument();
  expect(sent.some(({ path }) => path.endsWith('/recording'))).toBe(false);
});

test('a webinar for another country does not open, without a retry', async () => {
  signIn();
  answerWith(({ path }) =>
    path.endsWith('/recording')
      ? errorReply('country_not_eligible')
      : { json: path === '/v1/webinars' ? { items: [], page: 1, page_size: 4, total: 0 } : WEBINAR },
  );
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/country of residence/i);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
