// The session ends during an application: the input is restored after the next sign-in.
import { act, screen } from '@testing-library/react';
import { endSession, startSession } from '../../portal/src/session/session-slice';
import { signedIn } from './account-server';
import { anApplication } from './an-application';
import { createToken } from './fake-api';
import { open, serve, step } from './application-with-fake-server';

const AT_INFORMATION = anApplication({ current_step: 'investor_information' });

async function typeAndEnd(why: 'refused' | 'signed_out') {
  signedIn();
  const server = serve({ application: AT_INFORMATION });
  const shown = await open();
  await step('Investor Information');
  await shown.person.type(screen.getByLabelText(/^Social Security number/), '123-45-6789');
  // Last, so that it is not saved before the session ends.
  await shown.person.type(screen.getByLabelText(/^City/), 'Sausalito');
  act(() => void shown.store.dispatch(endSession(why)));
  await screen.findByText('elsewhere');
  return { ...shown, ...server };
}

async function comeBack({ store, go }: Awaited<ReturnType<typeof typeAndEnd>>, email?: string) {
  act(() => void store.dispatch(startSession(createToken('session-2', 900, email))));
  await go('/investment?id=inv-1');
  await step('Investor Information');
}

afterEach(() => sessionStorage.clear());

test('input typed just before the session ends is restored and saved, without identity numbers', async () => {
  const shown = await typeAndEnd('refused');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Sausalito');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/123-?45-?6789/);
  await comeBack(shown);
  expect(screen.getByLabelText(/^City/)).toHaveValue('Sausalito');
  expect(await screen.findByText(/^Saved \d/)).toBeInTheDocument();
  expect(shown.saves().at(-1)?.body).toMatchObject({
    values: { permanent_address: { city: 'Sausalito' } },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sausalito');
});

test('input is not restored over a newer version, for another user, or after signing out', async () => {
  const shown = await typeAndEnd('refused');
  shown.change({ version: 9 });
  await comeBack(shown);
  expect(screen.getByLabelText(/^City/)).toHaveValue('');
  shown.unmount();

  const other = await typeAndEnd('refused');
  await comeBack(other, 'robin.vale@example.com');
  expect(screen.getByLabelText(/^City/)).toHaveValue('');
  other.unmount();

  const left = await typeAndEnd('signed_out');
  await comeBack(left);
  expect(screen.getByLabelText(/^City/)).toHaveValue('');
});
