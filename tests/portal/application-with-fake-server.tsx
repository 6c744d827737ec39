// The application screen with a stateful fake server.
import { act, screen } from '@testing-library/react';
import { draftLeft } from '../../portal/src/draft';
import ApplicationScreen from '../../portal/src/journey/apply/ApplicationScreen';
import { anApplication, type Application } from './an-application';
import { answerWith, type SentRequest } from './fake-api';
import { renderScreen } from './render-screen';

interface Server {
  application?: Application;
  /** Resolves a save, by default with the saved application. */
  onSave?: (request: SentRequest, now: Application) => ReturnType<Parameters<typeof answerWith>[0]>;
  onSend?: () => ReturnType<Parameters<typeof answerWith>[0]>;
  /** Responses by method and path. */
  other?: Record<string, ReturnType<Parameters<typeof answerWith>[0]>>;
}

/** A fake server with one application. */
export function serve({ application = anApplication(), onSave, onSend, other = {} }: Server = {}) {
  let now = application;
  const sent = answerWith((request) => {
    const { method, path } = request;
    const answered = other[`${method} ${path}`];
    if (answered) return answered;
    if (path === '/v1/investments/inv-1/info') return { json: now };
    if (path === '/v1/investors/docs') return { json: { items: [], limits: { max_megabytes: 10 } } };
    if (path === '/v1/investments/inv-1/envelopes') return onSend?.() ?? { json: { id: 'envelope-1' } };
    if (method === 'PUT') {
      now = { ...now, version: now.version + 1, saved_at: new Date().toISOString() };
      return onSave?.(request, now) ?? { json: now };
    }
    throw new Error(`No response for ${method} ${path}`);
  });
  const saves = () => sent.filter(({ method }) => method === 'PUT');
  const change = (to: Partial<Application>) => {
    now = { ...now, ...to };
  };
  return { sent, saves, change };
}

let leaveTheStore = () => {};

export async function open(language?: 'zh-CN') {
  const shown = await renderScreen(ApplicationScreen, {
    path: '/investment',
    at: '/investment?id=inv-1',
    language,
  });
  leaveTheStore = () => void shown.store.dispatch(draftLeft());
  return {
    ...shown,
    go: (to: string) => act(() => shown.router.navigate(to)),
    at: () => shown.router.state.location.pathname,
  };
}

export const step = (name: string) => screen.findByRole('heading', { level: 2, name });
export const NOTHING_LACKS = anApplication({
  stepper_errors: {
    qualification: {},
    investor_information: {},
    status_and_experience: {},
    upload_files: {},
    amount_and_signature: {},
  },
});

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => leaveTheStore()); // otherwise the next test would save unsaved input
