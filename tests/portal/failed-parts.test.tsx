// A part of a page that fails to load or render: the rest of the page keeps working, with its input.
import { screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { PartBoundary, PartErrorNotice } from '../../portal/src/components/PartBoundary';
import { fill, renderScreen } from './render-screen';

const Lost = lazy((): Promise<{ default: () => string }> =>
  Promise.reject(new Error('The file did not come')),
);

let unheard: jest.SpyInstance;
beforeEach(() => {
  unheard = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs each failure
});
afterEach(() => unheard.mockRestore());

test('a part that fails to load shows an error in its place and offers to reload the page', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Note" />
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <PartBoundary placeholder="On its way">
            <Lost />
          </PartBoundary>
        )}
      </>
    );
  }
  const { person } = await renderScreen(Page);
  await fill(person, screen.getByLabelText('Note'), 'half a sentence');
  await person.click(screen.getByRole('button', { name: 'Open' }));

  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
});

test('an overlay that fails to load shows a notice', async () => {
  const { store } = await renderScreen(() => (
    <>
      <h1>Here</h1>
      <PartBoundary fallback={<PartErrorNotice />}>
        <Lost />
      </PartBoundary>
    </>
  ));
  await waitFor(() => expect(store.getState().notices.map(({ says }) => says)).toEqual(['app.unexpected']));
  expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
});
