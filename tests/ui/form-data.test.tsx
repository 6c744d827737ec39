// The data of a form without a form library. `new FormData(form)` sends `formdata` in browsers, but not in jsdom.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField, PercentField, PhoneField, SsnField, TextField, YearsField } from '@quoin/ui';
import { show } from './in-quoin';

function getData(form: HTMLFormElement): FormData {
  const formData = new FormData();
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[name]'))
    formData.append(name, value);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData;
}

const form = (
  <form aria-label="Application">
    <TextField name="email" label="E-mail" />
    <AmountField name="amount" label="Commitment" />
    <PhoneField name="phone" label="Phone" />
    <PercentField name="share" label="Share" />
    <YearsField name="experience" label="Experience" />
    <SsnField name="ssn" label="SSN" />
  </form>
);

test('formatted fields submit their values, not the text that they show', async () => {
  show(form);
  const entries = {
    'E-mail': 'amelia.hart@example.com',
    Commitment: '50000',
    Phone: '4155550123',
    Share: '12.5',
    Experience: '7',
    SSN: '123456789',
  };
  for (const [label, text] of Object.entries(entries))
    await userEvent.type(screen.getByLabelText(label), text);
  expect(screen.getByLabelText('Commitment')).toHaveValue('50,000');
  expect(Object.fromEntries(getData(screen.getByRole('form')))).toEqual({
    email: 'amelia.hart@example.com',
    amount: '50000.00',
    phone: '+14155550123',
    share: '1250',
    experience: '7',
    ssn: '123-45-6789',
  });
});

test('an untouched phone number is submitted as one that was typed', () => {
  show(
    <form aria-label="Account">
      <PhoneField name="phone" label="Phone" defaultValue={{ region: 'US', national: '4155550123' }} />
    </form>,
  );
  expect(getData(screen.getByRole('form')).get('phone')).toBe('+14155550123');
});

test('text that is no amount and no number is submitted as it was typed', async () => {
  show(form);
  await userEvent.type(screen.getByLabelText('Phone'), '415');
  await userEvent.type(screen.getByLabelText('Share'), 'half');
  expect(Object.fromEntries(getData(screen.getByRole('form')))).toMatchObject({
    amount: '',
    phone: '(415',
    share: 'half',
  });
});

test('fields of the same name keep their texts', async () => {
  show(
    <form aria-label="Payments">
      <AmountField name="amount" label="First" defaultValue="1000.00" />
      <AmountField name="amount" label="Second" defaultValue="2000.00" />
    </form>,
  );
  expect(getData(screen.getByRole('form')).getAll('amount')).toEqual(['1,000', '2,000']);
});
