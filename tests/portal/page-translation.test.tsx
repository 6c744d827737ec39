// A page that the browser translates: each text is replaced by an element, while React goes on to change the page.
import { act, render, screen } from '@testing-library/react';
import { followTranslation } from '../../portal/src/browser/page-translation';

beforeAll(() => {
  followTranslation(document.body);
});

/** Lets the observers run. */
const settle = () => act(async () => Promise.resolve());

/** As Chrome does: `<font><font>…</font></font>` in the place of each text. */
async function translate(page: Element) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.localName === 'font') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `übersetzt: ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await settle();
}

const Balance = ({ amount, note, first }: { amount: string; note?: string | undefined; first?: boolean }) => (
  <p>
    {first && <b>New. </b>}
    Balance: {amount}
    {note}
  </p>
);

test('shows a changed amount instead of the translated old one', async () => {
  const { container, rerender } = render(<Balance amount="$50" />);
  await translate(container);
  expect(container).toHaveTextContent('übersetzt: $50');
  rerender(<Balance amount="$75" />);
  await settle();
  expect(container).toHaveTextContent('$75');
  expect(container).not.toHaveTextContent('$50');
  await translate(container);
  expect(container).toHaveTextContent('übersetzt: $75');
  rerender(<Balance amount="$80" />);
  await settle();
  expect(container).toHaveTextContent('übersetzt: Balance: $80');
});

test('removes a translated text that the page no longer shows', async () => {
  const { container, rerender } = render(<Balance amount="$50" note=" Not yet settled." />);
  await translate(container);
  rerender(<Balance amount="$50" />);
  await settle();
  expect(container).not.toHaveTextContent('settled');
});

test('inserts new content before a translated text', async () => {
  const { container, rerender } = render(<Balance amount="$50" />);
  await translate(container);
  rerender(<Balance amount="$50" first />);
  expect(container).toHaveTextContent('New. übersetzt: Balance: übersetzt: $50');
});

test('follows a translation that inserts its element before it removes the text', async () => {
  const { container, rerender } = render(<Balance amount="$50" note=" Late." />);
  const text = [...(container.querySelector('p')?.childNodes ?? [])].at(-1);
  const font = document.createElement('font');
  font.textContent = ' Spät.';
  text?.parentNode?.insertBefore(font, text);
  text?.remove();
  await settle();
  rerender(<Balance amount="$50" />);
  expect(container).toHaveTextContent(/^Balance: \$50$/);
});

test('unmounts a translated page', async () => {
  const { container, unmount } = render(<Balance amount="$50" />);
  await translate(container);
  unmount();
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByText(/Balance/)).toBeNull();
});
