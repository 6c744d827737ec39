// The data of a form without a form library.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AmountField,
  PercentField,
  PhoneField,
  SignaturePad,
  SsnField,
  TextField,
  YearsField,
} from '@quoin/ui';
import { getFormData } from './form-events';
import { show } from './in-quoin';

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
  expect(Object.fromEntries(getFormData(screen.getByRole('form')))).toEqual({
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
  expect(getFormData(screen.getByRole('form')).get('phone')).toBe('+14155550123');
});

test('text that is no amount and no number is submitted as it was typed', async () => {
  show(form);
  await userEvent.type(screen.getByLabelText('Phone'), '415');
  await userEvent.type(screen.getByLabelText('Share'), 'half');
  expect(Object.fromEntries(getFormData(screen.getByRole('form')))).toMatchObject({
    amount: '',
    phone: '(415',
    share: 'half',
  });
});

test('fields of the same name submit their values in their order', () => {
  show(
    <form aria-label="Payments">
      <AmountField name="amount" label="First" defaultValue="1000.00" />
      <AmountField name="amount" label="Not now" defaultValue="3000.00" disabled />
      <AmountField name="amount" label="Second" defaultValue="2000.00" />
      <input type="checkbox" name="fee" value="100" />
    </form>,
  );
  expect(getFormData(screen.getByRole('form')).getAll('amount')).toEqual(['1000.00', '2000.00']);
});

test('a field that shares its name with a check box keeps its text', () => {
  show(
    <form aria-label="Payments">
      <input type="checkbox" name="amount" value="all" />
      <AmountField name="amount" label="Amount" defaultValue="1000.00" />
    </form>,
  );
  expect(getFormData(screen.getByRole('form')).getAll('amount')).toEqual(['1,000']);
});

test('a drawn signature is submitted with its strokes', () => {
  const strokes = [[20, 40, 120, 240]];
  show(
    <form aria-label="Agreement">
      <SignaturePad name="signature" label="Signature" defaultValue={{ kind: 'drawn', strokes }} />
    </form>,
  );
  const data = Object.fromEntries(getFormData(screen.getByRole('form')));
  expect(data).toEqual({ 'signature.kind': 'drawn', 'signature.strokes': JSON.stringify(strokes) });
});
