// The fees of a product and the layers of its investment structure on the product page.
import { screen, within } from '@testing-library/react';
import ProductScreen from '../../portal/src/journey/browse/ProductScreen';
import { writeToken } from '../../portal/src/browser/token-cookie';
import { materials, productDetail } from './a-product';
import { answerWith, createToken } from './fake-api';
import { fill, renderScreen } from './render-screen';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  writeToken(createToken('session-1'));
});

async function openProduct() {
  answerWith(({ path }) => ({
    json: path.endsWith('/materials') ? materials : productDetail({ action: 'invest' }),
  }));
  const { person } = await renderScreen(ProductScreen, { path: '/products/:id', at: '/products/p-1' });
  return { person, form: await screen.findByRole('form', { name: 'Fee calculator' }) };
}

test('starts with the minimum, the lock-up and the expected return, and shows the resulting fees', async () => {
  const { form } = await openProduct();
  expect(within(form).getByLabelText(/^Amount/)).toHaveValue('50,000');
  expect(within(form).getByLabelText(/^Years held/)).toHaveValue('2');
  expect(within(form).getByLabelText(/^Annual return/)).toHaveValue('9.25');
  expect(screen.getByText(/You would contribute \$52,000\.00 and receive/)).toBeInTheDocument();
});

test('the first payment is the amount with the fees on top, as the server requests it', async () => {
  await openProduct();
  const due = screen.getByText('Due with the first payment').closest('div');
  // 1% subscription fee and 1.5% management fee for the first year.
  expect(due).toHaveTextContent('$51,250.00');
});

test('other assumptions give other figures, each with its formula', async () => {
  const { person, form } = await openProduct();
  const [amount, years, rate] = [/^Amount/, /^Years held/, /^Annual return/].map((label) =>
    within(form).getByLabelText(label),
  );
  for (const [field, text] of [
    [amount, '100000'],
    [years, '3'],
    [rate, '10'],
  ] as const) {
    if (!field) throw new Error('no field');
    await person.clear(field);
    await fill(person, field, text);
  }
  await person.click(within(form).getByRole('button', { name: 'Calculate' }));
  expect(
    await screen.findByText(/contribute \$105,500\.00 and receive \$131,366\.25 after 3 years/),
  ).toBeVisible();
  await person.click(screen.getByText('Show the math', { selector: 'summary' }));
  const performance = screen.getByRole('row', { name: /^Performance fee 10\.00% × max/ });
  expect(performance).toHaveTextContent('($133,100.00 − $115,762.50)'.replaceAll(/[()]/g, ''));
});

test('calculating is not the primary action of the page', async () => {
  const { form } = await openProduct();
  expect(within(form).getByRole('button', { name: 'Calculate' })).toHaveAttribute(
    'data-variant',
    'secondary',
  );
});

test('an invalid value shows an error at its field, and the figures stay', async () => {
  const { person, form } = await openProduct();
  const years = within(form).getByLabelText(/^Years held/);
  await person.clear(years);
  await fill(person, years, '40');
  await person.click(within(form).getByRole('button', { name: 'Calculate' }));
  expect(await within(form).findByText('Enter whole years from 1 to 30')).toBeInTheDocument();
  expect(years).toHaveFocus();
  expect(screen.getByText(/You would contribute \$52,000\.00/)).toBeInTheDocument();
});

test('the fee layers are described in a sentence and listed in a table', async () => {
  const { person } = await openProduct();
  const figure = await screen.findByRole('figure', { name: 'Investment structure' });
  expect(figure).toHaveAccessibleDescription(
    '2 layers: you hold Fund p-1, and the last layer is Loans. Fees are charged at 1 of them.',
  );
  await person.click(within(figure).getByRole('button', { name: /^Show table/ }));
  expect(within(figure).getByRole('row', { name: /^Fund p-1/ })).toHaveTextContent('280,000');
});
