import { Form, Formik } from 'formik';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { BankAccount } from '@quoin/rules';
import { Button, isSigned, Stack, type Signature } from '@quoin/ui';
import {
  FocusFirstError,
  FormScope,
  FormikAmountField,
  FormikBankAccountFields,
  FormikBirthDateField,
  FormikSignaturePad,
  FormikCheckbox,
  FormikCountrySelect,
  FormikTextField,
} from '@quoin/ui/formik';
import { bilingual, useStoryLocale } from '../messages';
import { tabTo } from '../play';

interface Values {
  investor: { first_name: string; email: string };
  country: string;
  terms: boolean;
}

const EMPTY: Values = { investor: { first_name: '', email: '' }, country: '', terms: false };

const MESSAGES = bilingual({
  first_name: ['First name', '名字'],
  email: ['E-mail', '电子邮箱'],
  country: ['Country of residence', '居住国家或地区'],
  terms: ['I accept the terms of use.', '我接受使用条款。'],
  send: ['Create account', '创建账户'],
  required: ['This field is required', '此项为必填项'],
});

const EVERYWHERE = { investor: { first_name: true, email: true }, country: true, terms: true };

function SignUp({ left = false }: { /** Every field was left empty and lost focus. */ left?: boolean }) {
  const messages = MESSAGES[useStoryLocale()];
  const missing = (value: string | boolean) => (value ? undefined : messages.required);
  const validate = ({ investor, country, terms }: Values) => {
    const first_name = missing(investor.first_name);
    const email = missing(investor.email);
    return {
      ...((first_name || email) && { investor: { first_name, email } }),
      ...(!country && { country: messages.required }),
      ...(!terms && { terms: messages.required }),
    };
  };
  return (
    <Formik
      initialValues={EMPTY}
      initialTouched={left ? EVERYWHERE : undefined}
      initialErrors={left ? validate(EMPTY) : undefined}
      validate={validate}
      onSubmit={() => undefined}
    >
      <FormScope>
        <Form noValidate style={{ maxWidth: 480 }}>
          <FocusFirstError />
          <Stack gap={6}>
            <FormikTextField name="investor.first_name" label={messages.first_name} required />
            <FormikTextField name="investor.email" type="email" label={messages.email} required />
            <FormikCountrySelect name="country" label={messages.country} required />
            <FormikCheckbox name="terms" label={messages.terms} required />
            <Button type="submit">{messages.send}</Button>
          </Stack>
        </Form>
      </FormScope>
    </Formik>
  );
}

export default { title: 'Formik/Fields', component: SignUp } satisfies Meta;
type Story = StoryObj;

export const Gallery: Story = {
  render: () => (
    <Stack gap={16}>
      <SignUp />
      <SignUp left />
    </Stack>
  ),
};

export const RefusedForm: Story = {
  globals: { locale: 'en' },
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/First name/), 'Grace');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(canvas.getByLabelText(/E-mail/)).toHaveFocus());
    await expect(canvas.getAllByText('This field is required')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}Grace');
    await userEvent.keyboard('{Tab}{Tab}');
    await waitFor(() => expect(canvas.getByLabelText(/E-mail/)).toBeInvalid());
    await tabTo(canvas.getByRole('button', { name: 'Create account' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/E-mail/)).toHaveFocus());
  },
};

interface ApplicationValues {
  commitment: string;
  birth: string;
  account: BankAccount;
  signature: Signature;
}

const APPLICATION: ApplicationValues = {
  commitment: '',
  birth: '',
  account: { country: 'US' },
  signature: { kind: 'typed', name: '' },
};

const APPLICATION_MESSAGES = bilingual({
  commitment: ['Commitment', '认购金额'],
  birth: ['Date of birth', '出生日期'],
  account: ['Bank account', '银行账户'],
  signature: ['Sign the agreement', '签署协议'],
  send: ['Sign agreement', '签署协议'],
  required: ['This field is required', '此项为必填项'],
});

function Application() {
  const messages = APPLICATION_MESSAGES[useStoryLocale()];
  return (
    <Formik
      initialValues={APPLICATION}
      validate={({ commitment, birth, account, signature }) => ({
        ...(!commitment && { commitment: messages.required }),
        ...(!birth && { birth: messages.required }),
        ...(!account.aba_ach && { account: { aba_ach: messages.required } }),
        ...(!isSigned(signature) && { signature: messages.required }),
      })}
      onSubmit={() => undefined}
    >
      <Form noValidate style={{ maxWidth: 680 }}>
        <FocusFirstError />
        <Stack gap={8}>
          <FormikAmountField
            name="commitment"
            label={messages.commitment}
            minimum="50000.00"
            multiple="1000.00"
          />
          <FormikBirthDateField name="birth" label={messages.birth} required />
          <FormikBankAccountFields name="account" label={messages.account} method="ach" required />
          <FormikSignaturePad name="signature" label={messages.signature} required />
          <Button type="submit">{messages.send}</Button>
        </Stack>
      </Form>
    </Formik>
  );
}

/** Values with several parts: errors are shown at the parts, and the focus moves to them. */
export const CompositeFields: Story = {
  globals: { locale: 'en' },
  render: () => <Application />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Commitment/), '75000');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign agreement' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^ABA/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Your full name' })).toBeInvalid();
  },
};
