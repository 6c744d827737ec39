// Must-read documents: each is read to its end in a dialog whose bar says what is next, and confirmed there or in the list.
import { screen, within } from '@testing-library/react';
import { MustRead } from '../../portal/src/document-reader/MustRead';
import { Form } from '../../portal/src/form';
import { answerWith } from './fake-api';
import { renderScreen } from './render-screen';

jest.mock('../../portal/src/document-reader/PdfPages', () => jest.requireActual('./fake-pdf-pages'));

const DOCUMENTS = [
  ['ppm', 'Private Placement Memorandum'],
  ['lpa', 'Limited Partnership Agreement'],
].map(([file_id = '', name = '']) => ({ file_id, name, pages: 7, end_reached: false }));

function Screen() {
  return (
    <Form
      initialValues={{ must_read: [] as string[] }}
      validate={() => ({})}
      onSubmit={() => Promise.resolve()}
    >
      <MustRead documents={DOCUMENTS} />
    </Form>
  );
}

test('the bar of a document unlocks at its end, ticks it and leads to the next one, then back to the list', async () => {
  answerWith(() => ({ json: { url: '/api/files/ppm/bytes?key=k', done: true } }));
  const { person } = await renderScreen(Screen);
  await person.click(screen.getByRole('button', { name: 'Open Private Placement Memorandum' }));
  const bar = async (name: string) =>
    within(within(await screen.findByRole('dialog', { name })).getByRole('region', { name: 'Next step' }));
  const first = await bar('Private Placement Memorandum');
  expect(first.getByRole('status')).toHaveTextContent('Read to the end of page 7 to confirm');
  expect(first.getByText('Document 1 of 2 · Page 1 of 7')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'The last page' });
  await person.click(first.getByRole('button', { name: 'Continue reading' }));
  expect(first.getByText('Document 1 of 2 · Page 2 of 7')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'The last page' }));
  await person.click(await first.findByRole('button', { name: 'I have read it, open the next' }));

  const second = await bar('Limited Partnership Agreement');
  expect(second.getByText('Document 2 of 2 · Page 1 of 7')).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'The last page' }));
  await person.click(await second.findByRole('button', { name: 'I have read this document' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const { name } of DOCUMENTS)
    expect(screen.getByRole('checkbox', { name: `I have read ${name}` })).toBeChecked();
  expect(screen.getByText('2 of 2 read')).toBeInTheDocument();
});
