import { Form, Formik, type FormikErrors } from 'formik';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankAccountParts, type BankAccount, type TransferMethod } from '@quoin/rules';
import { Button } from '@quoin/ui';
import {
  FocusFirstError,
  FormikAddressFields,
  FormikBankAccountFields,
  FormikCheckbox,
  FormikComboBox,
  FormikFileUpload,
  FormikRadioGroup,
  FormikTextField,
  FormScope,
} from '@quoin/ui/formik';
import { show } from './in-quoin';

interface Values {
  signers: { first_name: string; email: string }[];
  address: { country?: string; city?: string };
  kind: string;
  terms: boolean;
}

const EMPTY: Values = {
  signers: [{ first_name: '', email: '' }],
  address: { country: 'US' },
  kind: '',
  terms: false,
};
const REQUIRED = 'This field is required';

function validate({ signers, address, kind, terms }: Values): FormikErrors<Values> {
  const [signer] = signers;
  const first_name = signer?.first_name ? undefined : REQUIRED;
  const email = signer?.email ? undefined : REQUIRED;
  return {
    ...((first_name || email) && { signers: [{ first_name, email }] }),
    ...(!kind && { kind: REQUIRED }),
    ...(!address.city && { address: { city: 'Enter the city' } }),
    ...(!terms && { terms: REQUIRED }),
  };
}

function Application({ onSubmit = jest.fn(), initial = EMPTY }: { onSubmit?: jest.Mock; initial?: Values }) {
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={onSubmit}>
      <Form noValidate>
        <FocusFirstError />
        <FormikTextField name="signers.0.first_name" label="First name" />
        <FormikTextField name="signers[0].email" label="E-mail" />
        <FormikRadioGroup name="kind" label="Residence" options={[{ value: 'us', label: 'In the US' }]} />
        <FormikAddressFields name="address" label="Permanent address" />
        <FormikCheckbox name="terms" label="I accept" />
        <Button type="submit">Send</Button>
      </Form>
    </Formik>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const FILLED: Values = {
  signers: [{ first_name: 'Grace', email: 'grace@example.com' }],
  address: { country: 'US', city: 'Portland' },
  kind: 'us',
  terms: true,
};

test('an error is shown after blur, not before', async () => {
  show(<Application />);
  await userEvent.click(screen.getByLabelText('First name'));
  expect(screen.queryByText(REQUIRED)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(REQUIRED)).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(REQUIRED);
  expect(screen.getByLabelText('E-mail')).toBeValid();
});

test('an invalid form shows every error and focuses the first', async () => {
  show(<Application />);
  await userEvent.type(screen.getByLabelText('First name'), 'Grace');
  await send();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getAllByText(REQUIRED)).toHaveLength(3);
});

test('the focus finds an error inside a group, and again at each attempt', async () => {
  show(<Application initial={{ ...FILLED, kind: '' }} />);
  await send();
  await waitFor(() => expect(screen.getByRole('radio')).toHaveFocus());
  await send();
  await waitFor(() => expect(screen.getByRole('radio')).toHaveFocus());
});

test('an object of errors is assigned to the parts of a composite field', async () => {
  show(<Application initial={{ ...FILLED, address: { country: 'US' } }} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText(/City/)).toHaveFocus());
  expect(screen.getByLabelText(/City/)).toHaveAccessibleDescription(/Enter the city/);
});

describe('fields that appear after a failed submit', () => {
  const NEEDS = /required/;

  function Payout() {
    return (
      <Formik
        initialValues={{ method: 'wire', account: {} as BankAccount, note: '' }}
        validate={({ method, account, note }) => ({
          account: Object.fromEntries(
            bankAccountParts(method as TransferMethod, account.country)
              .filter((part) => !account[part])
              .map((part) => [part, REQUIRED]),
          ),
          ...(method === 'ach' && !note && { note: REQUIRED }),
        })}
        onSubmit={jest.fn()}
      >
        {({ values }) => (
          <Form noValidate>
            <FormScope>
              <FormikRadioGroup
                name="method"
                label="Method"
                options={[
                  { value: 'wire', label: 'By wire' },
                  { value: 'ach', label: 'By ACH' },
                ]}
              />
              <FormikBankAccountFields
                name="account"
                label="Account"
                method={values.method as TransferMethod}
              />
              {values.method === 'ach' && <FormikTextField name="note" label="Note" />}
              <Button type="submit">Send</Button>
            </FormScope>
          </Form>
        )}
      </Formik>
    );
  }

  const by = (name: string) => screen.getByLabelText(name, { exact: false });
  const country = () => screen.getByRole('combobox', { name: /country/i });

  beforeEach(async () => {
    show(<Payout />);
    await send();
    await waitFor(() => expect(country()).toHaveAccessibleDescription(NEEDS));
  });

  test('a part that a new country requires shows no error until the group loses focus', async () => {
    await userEvent.type(country(), 'Germany{Enter}');
    await waitFor(() => expect(by('IBAN')).toBeVisible());
    // The country's error disappears once Formik has its value.
    await waitFor(() => expect(screen.queryByText(REQUIRED)).toBeNull());
    await userEvent.click(screen.getByLabelText('By wire'));
    await waitFor(() => expect(by('IBAN')).toHaveAccessibleDescription(NEEDS));
  });

  test('nor does one that another method requires, although the group was visited before', async () => {
    await userEvent.type(country(), 'United States{Enter}');
    await userEvent.click(screen.getByLabelText('By wire'));
    await waitFor(() => expect(by('Account holder')).toHaveAccessibleDescription(NEEDS));
    await userEvent.click(screen.getByLabelText('By ACH'));
    await waitFor(() => expect(by('ABA routing number for ACH')).toBeVisible());
    await waitFor(() => expect(by('Account holder')).toHaveAccessibleDescription(NEEDS));
    expect(by('ABA routing number for ACH')).not.toHaveAccessibleDescription(NEEDS);
    await send();
    await waitFor(() => expect(by('ABA routing number for ACH')).toHaveAccessibleDescription(NEEDS));
  });

  test('nor does a field whose value was hidden in the form, until blur or another submit', async () => {
    await userEvent.click(screen.getByLabelText('By ACH'));
    await waitFor(() => expect(by('Account holder')).toBeVisible());
    expect(by('Note')).toBeValid();
    await userEvent.click(by('Note'));
    await userEvent.tab();
    await waitFor(() => expect(by('Note')).toBeInvalid());
  });
});

test('values are submitted as the fields report them, including lists and nested ones', async () => {
  const onSubmit = jest.fn();
  show(
    <Application
      onSubmit={onSubmit}
      initial={{ ...FILLED, signers: [{ first_name: '', email: '' }], terms: false }}
    />,
  );
  await userEvent.type(screen.getByLabelText('First name'), 'Grace');
  await userEvent.type(screen.getByLabelText('E-mail'), 'grace@example.com');
  await userEvent.click(screen.getByLabelText('I accept'));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(FILLED);
});

test('a field rejected by the server takes the focus as well', async () => {
  const onSubmit = jest.fn((_: Values, helpers: { setErrors: (errors: FormikErrors<Values>) => void }) =>
    Promise.resolve(helpers.setErrors({ signers: [{ email: 'E-mail already registered' }] })),
  );
  show(<Application onSubmit={onSubmit} initial={FILLED} />);
  await send();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('E-mail already registered');
});

test('files belong to the app, and schema errors about them are shown after submit', async () => {
  const onAdd = jest.fn();
  show(
    <Formik
      initialValues={{ proof_of_id: [] }}
      validate={() => ({ proof_of_id: 'Upload a proof of ID' })}
      onSubmit={jest.fn()}
    >
      <Form noValidate>
        <FormikFileUpload
          name="proof_of_id"
          label="Proof of ID"
          items={[]}
          onAdd={onAdd}
          onDelete={jest.fn()}
          onCancel={jest.fn()}
          onRetry={jest.fn()}
        />
        <Button type="submit">Send</Button>
      </Form>
    </Formik>,
  );
  expect(screen.queryByText('Upload a proof of ID')).toBeNull();
  await userEvent.upload(
    screen.getByLabelText(/Proof of ID/),
    new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf' }),
  );
  expect(onAdd).toHaveBeenCalledTimes(1);
  await send();
  expect(await screen.findByText('Upload a proof of ID')).toBeVisible();
});

test('a reset button of Formik removes text that is no value', async () => {
  show(
    <Formik initialValues={{ fund: '' }} onSubmit={() => undefined}>
      <Form>
        <FormikComboBox name="fund" label="Fund" options={[{ value: 'one', label: 'One' }]} />
        <button type="reset">Reset</button>
      </Form>
    </Formik>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'xyz');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
});
