import { createStore } from '../../portal/src/shell/store';
import {
  applicationOpened,
  autosave,
  finishStep,
  saveDraft,
  saveWithThePage,
  selectConflict,
  selectUnsaved,
  stepChanged,
} from '../../portal/src/draft';
import { AUTOSAVE_PAUSE_MS } from '../../portal/src/draft/autosave';
import { endSession } from '../../portal/src/session/session-slice';
import { anApplication } from './an-application';
import { answerWith, errorReply, type SentRequest } from './fake-api';

const QUALIFICATION = '/v1/investments/inv-1/info/qualification';

type Answer = { status?: number; json?: unknown };

/** A fake server whose responses to saves the test sends. */
function slowServer() {
  const waiting: ((answer: Answer) => void)[] = [];
  const sent = answerWith(() => new Promise<Answer>((resolve) => void waiting.push(resolve)));
  const next = async (answer: Answer) => {
    await until(() => waiting.length > 0);
    waiting.shift()?.(answer);
  };
  return { sent, next };
}

const saved = (version: number) => ({
  json: anApplication({ version, saved_at: '2026-08-03T14:32:00.000Z' }),
});

/** Flushes pending promises and timers that are due. */
const settle = () => jest.advanceTimersByTimeAsync(0);

async function until(holds: () => boolean) {
  for (let turns = 0; turns < 200 && !holds(); turns += 1) await settle();
  expect(holds()).toBe(true);
}

const type = (client: boolean) =>
  stepChanged({ step: 'qualification', values: { accredited_basis: 'income', qualified_client: client } });

const bodies = (sent: SentRequest[]) => sent.map(({ body }) => body);

function openDraft(version = 3) {
  const store = createStore({ here: () => '/investment', go: () => undefined });
  store.dispatch(autosave(null));
  store.dispatch(applicationOpened(anApplication({ version })));
  return store;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a pause in typing saves the latest input once', async () => {
  const store = openDraft();
  const sent = answerWith(() => saved(4));

  store.dispatch(type(true));
  await jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS - 1);
  store.dispatch(type(false));
  await jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS - 1);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  await until(() => !selectUnsaved(store.getState()));

  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${QUALIFICATION}`]);
  expect(bodies(sent)).toEqual([
    { version: 3, finish: false, values: { accredited_basis: 'income', qualified_client: false } },
  ]);
  expect(store.getState().draft).toMatchObject({
    version: 4,
    savedAt: '2026-08-03T14:32:00.000Z',
    saving: false,
  });
});

test('one save runs at a time, and the next sends the newest values with the new version', async () => {
  const store = openDraft();
  const { sent, next } = slowServer();

  store.dispatch(type(true));
  const first = store.dispatch(saveDraft());
  await until(() => sent.length === 1);
  store.dispatch(type(false));
  const second = store.dispatch(saveDraft());
  store.dispatch(stepChanged({ step: 'qualification', values: { accredited_basis: 'net_worth' } }));
  const third = store.dispatch(saveDraft());
  await settle();
  expect(sent).toHaveLength(1);

  await next(saved(4));
  await next(saved(5));
  expect(await Promise.all([first, second, third])).toEqual([true, true, true]);

  expect(bodies(sent)).toEqual([
    { version: 3, finish: false, values: { accredited_basis: 'income', qualified_client: true } },
    { version: 4, finish: false, values: { accredited_basis: 'net_worth' } },
  ]);
  expect(store.getState().draft.version).toBe(5);
});

test('a failed save keeps the input and shows an error, and the next save sends it again', async () => {
  const store = openDraft();
  answerWith(() => 'no network');
  store.dispatch(type(true));

  expect(await store.dispatch(saveDraft())).toBe(false);
  expect(selectUnsaved(store.getState())).toBe(true);
  expect(store.getState().draft.failure).toMatchObject({ status: 0 });

  const sent = answerWith(() => saved(4));
  expect(await store.dispatch(saveDraft())).toBe(true);
  expect(bodies(sent)).toEqual([expect.objectContaining({ version: 3 })]);
  expect(selectUnsaved(store.getState())).toBe(false);
  expect(store.getState().draft.failure).toBeNull();
});

test('input to two steps while offline is saved step by step', async () => {
  const store = openDraft();
  answerWith(() => 'no network');
  store.dispatch(type(true));
  store.dispatch(stepChanged({ step: 'amount_and_signature', values: { commitment: '50000.00' } }));
  await store.dispatch(saveDraft());

  let version = 3;
  const sent = answerWith(() => saved((version += 1)));
  await store.dispatch(saveDraft());

  expect(sent.map(({ path }) => path)).toEqual([
    QUALIFICATION,
    '/v1/investments/inv-1/info/amount_and_signature',
  ]);
  expect(bodies(sent)).toMatchObject([{ version: 3 }, { version: 4 }]);
});

test('a save that ends when another application is open does not change that one', async () => {
  const store = openDraft();
  const { sent, next } = slowServer();
  store.dispatch(type(true));
  const saving = store.dispatch(saveDraft());
  await until(() => sent.length === 1);
  store.dispatch(applicationOpened(anApplication({ investment_id: 'inv-2', version: 1 })));
  await next(saved(4));
  await saving;
  expect(store.getState().draft).toMatchObject({ investmentId: 'inv-2', version: 1 });
});

test('after a save elsewhere nothing is sent until the newer application is loaded', async () => {
  const store = openDraft();
  const sent = answerWith(() => errorReply('draft_conflict'));
  store.dispatch(type(true));

  expect(await store.dispatch(saveDraft())).toBe(false);
  expect(selectConflict(store.getState())).toBe(true);
  store.dispatch(type(false));
  expect(await store.dispatch(saveDraft())).toBe(false);
  expect(sent).toHaveLength(1);

  store.dispatch(applicationOpened(anApplication({ version: 9 })));
  expect(selectConflict(store.getState())).toBe(false);
  expect(selectUnsaved(store.getState())).toBe(false);
  expect(store.getState().draft.version).toBe(9);
});

test('finishing a step waits for the pending save, and no later save marks it as incomplete', async () => {
  const store = openDraft();
  const { sent, next } = slowServer();
  store.dispatch(type(true));
  const saving = store.dispatch(saveDraft());
  const finished = store.dispatch(finishStep({ step: 'qualification', values: { attested: true } }));
  await next(saved(4));
  await next(saved(5));
  await Promise.all([saving, finished]);
  await jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE_MS);
  await settle();

  expect(bodies(sent)).toMatchObject([
    { version: 3, finish: false },
    { version: 4, finish: true, values: { attested: true } },
  ]);
});

test('an unfinished step is rejected with its fields and stays unsaved', async () => {
  const store = openDraft();
  answerWith(() =>
    errorReply('required_information_missing', { attested: 'Confirm that your statements are true' }),
  );

  await expect(store.dispatch(finishStep({ step: 'qualification', values: {} }))).rejects.toMatchObject({
    name: 'required_information_missing',
    fields: { attested: expect.any(String) },
  });
  expect(selectUnsaved(store.getState())).toBe(true);
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['is back on the network', () => window.dispatchEvent(new Event('online'))],
  [
    'is hidden',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('input is saved at once when the page %s', async (_when, happen) => {
  const store = openDraft();
  const end = saveWithThePage(store);
  const sent = answerWith(() => saved(4));
  happen();
  await settle();
  expect(sent).toHaveLength(0);

  store.dispatch(type(true));
  happen();
  await until(() => !selectUnsaved(store.getState()));
  expect(sent).toHaveLength(1);
  end();
});

test('a draft is cleared for the next user', () => {
  const store = openDraft();
  store.dispatch(type(true));
  store.dispatch(endSession('signed_out'));
  expect(store.getState().draft).toMatchObject({ investmentId: null, investorName: '', unsaved: {} });
});
