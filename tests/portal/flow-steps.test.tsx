// The steps of a flow in the URL and the history, and the stored answers.
import { act, screen, waitFor } from '@testing-library/react';
import { EarlierStep, useFlowDraft, useFlowSteps } from '../../portal/src/flow';
import { endSession, startSession } from '../../portal/src/session/session-slice';
import { removeToken } from '../../portal/src/browser/token-cookie';
import { createToken } from './fake-api';
import { renderScreen } from './render-screen';

const STEPS = ['name', 'code', 'review'] as const;
const SECRETS = ['code'];
const NOTHING = { name: '', code: '' };

/** Three steps: a name, a code that is never stored, and a summary of both. */
function Flow() {
  const [answers, keep, clear] = useFlowDraft('test', NOTHING, SECRETS);
  const { step, heading, wanted, goTo } = useFlowSteps({
    steps: STEPS,
    furthest: !answers.name ? 'name' : !answers.code ? 'code' : 'review',
    getTitle: (id) => id,
  });
  const next = { name: 'code', code: 'review', review: 'review' } as const;
  const before = { name: 'name', code: 'name', review: 'code' } as const;
  return (
    <>
      <h1 ref={(element) => void (heading.current = element)} tabIndex={-1}>
        {step}
      </h1>
      {wanted && <EarlierStep />}
      {step !== 'review' && (
        <input
          aria-label={step}
          value={answers[step]}
          onChange={({ target }) => keep({ ...answers, [step]: target.value })}
        />
      )}
      <p>{JSON.stringify(answers)}</p>
      <button onClick={() => void goTo(next[step])}>Continue</button>
      <button onClick={() => void goTo(before[step])}>Back</button>
      <button onClick={clear}>Finish</button>
    </>
  );
}

type Shown = Awaited<ReturnType<typeof open>>;
const open = (at = '/flow') => renderScreen(Flow, { path: '/flow', at });
const atStep = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = ({ person }: Shown, name: string) => person.click(screen.getByRole('button', { name }));
const traverse = ({ router }: Shown, delta: number) => act(async () => router.navigate(delta));
const search = ({ router }: Shown) => router.state.location.search;

async function toReview(shown: Shown) {
  await shown.person.type(screen.getByLabelText('name'), 'Robin');
  await press(shown, 'Continue');
  await atStep('code');
  await shown.person.type(screen.getByLabelText('code'), '123456');
  await press(shown, 'Continue');
  await atStep('review');
}

beforeEach(() => {
  window.history.replaceState(null, '', '/go/'); // the path of the session cookie
  removeToken();
  window.scrollTo = jest.fn();
});

test('each step has a URL and a history entry, scrolls to the top and focuses its heading', async () => {
  const shown = await open();
  await toReview(shown);
  expect(search(shown)).toBe('?step=review');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  await traverse(shown, -1);
  await atStep('code');
  await traverse(shown, -1);
  await atStep('name');
  expect(screen.getByLabelText('name')).toHaveValue('Robin');
  await traverse(shown, 2);
  await atStep('review');
});

test('the back button leaves no extra history entry', async () => {
  const shown = await open();
  await toReview(shown);
  await press(shown, 'Back');
  await atStep('code');
  await press(shown, 'Back');
  await atStep('name');
  await traverse(shown, 2);
  await atStep('review');
});

test('input is restored after a reload except secrets: their step opens first, then the requested one', async () => {
  const shown = await open();
  await toReview(shown);
  expect(JSON.stringify(sessionStorage)).toContain('Robin');
  expect(JSON.stringify(sessionStorage)).not.toContain('123456');
  shown.unmount();

  const reloaded = await open('/flow?step=review');
  await atStep('code');
  expect(search(reloaded)).toBe('?step=code');
  expect(screen.getByText(/We don’t save passwords and codes/)).toBeInTheDocument();
  await reloaded.person.type(screen.getByLabelText('code'), '654321');
  await press(reloaded, 'Continue');
  await atStep('review');
  expect(screen.getByText(/Robin/)).toBeInTheDocument();
});

test.each(['/flow?step=review', '/flow?step=nonsense'])(
  '%s in another tab starts at the first step',
  async (address) => {
    const shown = await open(address);
    await atStep('name');
    expect(search(shown)).toBe('?step=name');
  },
);

describe('the answers', () => {
  const stored = () => JSON.stringify(sessionStorage);

  async function enterName(owner?: string) {
    const shown = await open();
    if (owner) act(() => void shown.store.dispatch(startSession(createToken('session-1', 900, owner))));
    shown.unmount();
    const again = await open();
    await again.person.type(screen.getByLabelText('name'), 'Robin');
    return again;
  }

  test('are removed when the flow is completed', async () => {
    const shown = await enterName();
    await press(shown, 'Finish');
    expect(stored()).not.toContain('Robin');
  });

  test('are removed after signing out', async () => {
    const { store } = await enterName('robin@example.com');
    act(() => void store.dispatch(endSession('signed_out')));
    expect(stored()).not.toContain('Robin');
  });

  test('survive an expired session, for the same user only', async () => {
    const { store, unmount } = await enterName('robin@example.com');
    act(() => void store.dispatch(endSession('refused')));
    expect(stored()).toContain('Robin');
    act(() => void store.dispatch(startSession(createToken('session-2', 900, 'robin@example.com'))));
    unmount();
    const again = await open();
    expect(screen.getByLabelText('name')).toHaveValue('Robin');
    act(() => void again.store.dispatch(startSession(createToken('session-3', 900, 'kim@example.com'))));
    await waitFor(() => expect(stored()).not.toContain('Robin'));
  });

  test('last as long as the page if storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const shown = await open();
    await toReview(shown);
    await traverse(shown, -2);
    expect(screen.getByLabelText('name')).toHaveValue('Robin');
    blocked.mockRestore();
  });
});
