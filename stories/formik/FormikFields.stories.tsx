import { Form, Formik } from 'formik';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Stack, useLocale } from '@quoin/ui';
import { FocusFirstError, FormikCheckbox, FormikCountrySelect, FormikTextField } from '@quoin/ui/formik';

interface Values {
  investor: { first_name: string; email: string };
  country: string;
  terms: boolean;
}

const EMPTY: Values = { investor: { first_name: '', email: '' }, country: '', terms: false };

const WORDS = {
  en: {
    first_name: 'First name',
    email: 'E-mail',
    country: 'Country of residence',
    terms: 'I accept the terms of use.',
    send: 'Create account',
    required: 'This field is required',
  },
  'zh-CN': {
    first_name: '名字',
    email: '电子邮箱',
    country: '居住国家或地区',
    terms: '我接受使用条款。',
    send: '创建账户',
    required: '此项为必填项',
  },
};

function SignUp() {
  const words = WORDS[useLocale()];
  const missing = (value: string | boolean) => (value ? undefined : words.required);
  return (
    <Formik
      initialValues={EMPTY}
      validate={({ investor, country, terms }) => {
        const first_name = missing(investor.first_name);
        const email = missing(investor.email);
        return {
          ...((first_name || email) && { investor: { first_name, email } }),
          ...(!country && { country: words.required }),
          ...(!terms && { terms: words.required }),
        };
      }}
      onSubmit={() => undefined}
    >
      <Form noValidate style={{ maxWidth: 480 }}>
        <FocusFirstError />
        <Stack gap={6}>
          <FormikTextField name="investor.first_name" label={words.first_name} required />
          <FormikTextField name="investor.email" type="email" label={words.email} required />
          <FormikCountrySelect name="country" label={words.country} required />
          <FormikCheckbox name="terms" label={words.terms} required />
          <Button type="submit">{words.send}</Button>
        </Stack>
      </Form>
    </Formik>
  );
}

const meta: Meta = { title: 'Formik/Fields', component: SignUp };
export default meta;
type Story = StoryObj;

export const Gallery: Story = { render: () => <SignUp /> };

export const RefusedForm: Story = {
  globals: { locale: 'en' },
  render: () => <SignUp />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/First name/), 'Grace');
    await userEvent.click(page.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(page.getByLabelText(/E-mail/)).toHaveFocus());
    await expect(page.getAllByText('This field is required')).toHaveLength(3);
  },
};
