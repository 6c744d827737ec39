// The focus after the focused element has been removed.
import { act, render, screen } from '@testing-library/react';
import { recoverLostFocus } from '../../portal/src/browser/lost-focus';

beforeAll(() => {
  jest.useFakeTimers();
  recoverLostFocus();
});
afterAll(() => jest.useRealTimers());

const settle = () => act(async () => jest.advanceTimersByTimeAsync(400));

const Redemption = ({ open }: { open: boolean }) => (
  <main>
    <h1>My portfolio</h1>
    <button type="button">Export</button>
    <section>
      <h2>Redemption</h2>
      {open && <button type="button">Cancel redemption</button>}
    </section>
  </main>
);

async function focus(name: string) {
  act(() => screen.getByRole('button', { name }).focus());
  await settle();
}

test('goes to the heading of the part that the removed button was in', async () => {
  const { rerender } = render(<Redemption open />);
  await focus('Cancel redemption');
  rerender(<Redemption open={false} />);
  await settle();
  expect(screen.getByRole('heading', { name: 'Redemption' })).toHaveFocus();
});

test('stays where a component or the user moved it', async () => {
  const { rerender } = render(<Redemption open />);
  await focus('Cancel redemption');
  rerender(<Redemption open={false} />);
  act(() => screen.getByRole('button', { name: 'Export' }).focus());
  await settle();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});

test('is not brought back to a part that the user left before', async () => {
  const { rerender } = render(<Redemption open />);
  await focus('Cancel redemption');
  act(() => screen.getByRole('button', { name: 'Cancel redemption' }).blur());
  await settle();
  rerender(<Redemption open={false} />);
  await settle();
  expect(document.body).toHaveFocus();
});

test('is left to the next page after a navigation', async () => {
  const { rerender } = render(<Redemption open />);
  await focus('Cancel redemption');
  window.history.pushState(null, '', '/go/my-document');
  rerender(<Redemption open={false} />);
  await settle();
  expect(document.body).toHaveFocus();
});
