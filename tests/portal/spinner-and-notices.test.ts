import { api } from '../../portal/src/api/api';
import { createStore } from '../../portal/src/shell/store';
import { noticeClosed, noticeShown } from '../../portal/src/notices/notices-slice';
import { selectRequestCount, selectSpinnerShown } from '../../portal/src/shell/PageSpinner';
import { answerWith, errorReply } from './fake-api';

const getSpinner = (store: ReturnType<typeof createStore>) => ({
  requestCount: selectRequestCount(store.getState()),
  show: selectSpinnerShown(store.getState()),
});

const newStore = () => createStore({ here: () => '/', go: () => undefined });

/** A response that the test sends later. */
function laterAnswer() {
  let arrive = () => {};
  const answer = new Promise<{ json: unknown }>((resolve) => {
    arrive = () => resolve({ json: { items: [] } });
  });
  return { answer, arrive };
}

test('the spinner shows while a change is pending', async () => {
  const store = newStore();
  const { answer, arrive } = laterAnswer();
  answerWith(() => answer);

  const call = store.dispatch(api.endpoints.resendActivation.initiate({ body: { email: 'a@example.com' } }));
  expect(getSpinner(store)).toEqual({ requestCount: 1, show: true });
  arrive();
  await call;
  expect(getSpinner(store)).toEqual({ requestCount: 0, show: false });
});

test('a read counts, but shows no overlay over a page with skeletons', () => {
  const store = newStore();
  answerWith(() => laterAnswer().answer);
  void store.dispatch(api.endpoints.listSmsRegions.initiate());
  expect(getSpinner(store)).toEqual({ requestCount: 1, show: false });
});

test('calls in the background do not count', () => {
  const store = newStore();
  answerWith(() => laterAnswer().answer);

  void store.dispatch(api.endpoints.getUserInfo.initiate());
  void store.dispatch(api.endpoints.getEnvelope.initiate({ params: { envelopeId: 'e1' } }));

  expect(getSpinner(store).requestCount).toBe(0);
});

test('failed, cancelled and removed calls never leave the spinner on', async () => {
  const store = newStore();
  answerWith(() => errorReply('unavailable'));
  await store.dispatch(api.endpoints.listSmsRegions.initiate());
  expect(getSpinner(store).requestCount).toBe(0);

  answerWith(() => laterAnswer().answer);
  const cancelled = store.dispatch(api.endpoints.listProducts.initiate({ query: {} }));
  cancelled.abort();
  await cancelled;
  expect(getSpinner(store).requestCount).toBe(0);

  const forgotten = store.dispatch(api.endpoints.listProducts.initiate({ query: { page: 2 } }));
  store.dispatch(api.util.resetApiState());
  await forgotten;
  expect(getSpinner(store).requestCount).toBe(0);
});

test('the same query sent twice counts once', async () => {
  const store = newStore();
  const { answer, arrive } = laterAnswer();
  answerWith(() => answer);

  const both = [1, 2].map(() => store.dispatch(api.endpoints.listSmsRegions.initiate()));
  expect(getSpinner(store).requestCount).toBe(1);
  arrive();
  await Promise.all(both);
  expect(getSpinner(store).requestCount).toBe(0);
});

test('at most ten notices are shown, and the eleventh replaces the oldest', () => {
  const store = newStore();
  for (let count = 1; count <= 11; count += 1) {
    store.dispatch(noticeShown('info', { status: 500, code: count, message: `${count}`, fields: {} }));
  }
  const messages = () =>
    store.getState().notices.map(({ says }) => (typeof says === 'string' ? says : says.message));
  expect(messages()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);

  const [oldest] = store.getState().notices;
  if (oldest) store.dispatch(noticeClosed(oldest.id));
  expect(messages()).toHaveLength(9);
});

test('a failure replaces the successes before it, and leaves other notices', () => {
  const store = newStore();
  store.dispatch(noticeShown('success', 'account.profile.saved'));
  store.dispatch(noticeShown('info', 'account.profile.title'));
  store.dispatch(noticeShown('danger', { status: 500, code: 1, message: 'failed', fields: {} }));
  expect(store.getState().notices.map(({ signal }) => signal)).toEqual(['info', 'danger']);
});
