import { Form, Formik } from 'formik';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { thresholdsOn } from '@quoin/rules';
import { Stack, useTerms } from '@quoin/ui';
import {
  FormikAddressFields,
  FormikAttestations,
  FormikCheckboxGroup,
  FormikCodeField,
  FormikComboBox,
  FormikCompositionEditor,
  FormikConcealedField,
  FormikDistributionChoice,
  FormikFileUpload,
  FormikMustReadList,
  FormikNationalIdField,
  FormikPasswordField,
  FormikPercentField,
  FormikPhoneField,
  FormikQualificationStatement,
  FormikRadioGroup,
  FormikSelect,
  FormikSsnField,
  FormikTextArea,
  FormikTypedSignature,
  FormikYearsField,
  FormikYesNoQuestion,
} from '@quoin/ui/formik';
import { tabTo } from '../play';
import { useWords } from '../words';

export default { title: 'Formik/Every binding' } satisfies Meta;

const WORDS = {
  en: {
    phone: 'Mobile phone',
    password: 'Password',
    code: 'Code',
    about: 'What should we know?',
    category: 'Category',
    sector: 'Sector',
    plan: 'Is this a retirement plan?',
    share: 'Plan assets',
    years: 'Years of experience',
    proofs: 'Proof of address',
    ssn: 'Social Security number',
    custodian: 'Custodian account number',
    identity: 'Identity document',
    address: 'Permanent address',
    portfolio: 'Portfolio composition',
    attest: 'I confirm',
    own: 'I invest for my own account.',
    risk: 'I can bear the loss of the whole amount.',
    interests: 'What interests you?',
    signature: 'Your full name',
    memorandum: 'Private placement memorandum',
    broker: 'Example Brokerage',
    bank: 'Example Bank',
  },
  'zh-CN': {
    phone: '手机号码',
    password: '密码',
    code: '验证码',
    about: '您还想告诉我们什么？',
    category: '类别',
    sector: '行业',
    plan: '是否为退休计划？',
    share: '计划资产占比',
    years: '经验年数',
    proofs: '地址证明',
    ssn: '社会安全号码（SSN）',
    custodian: '托管账户号码',
    identity: '身份证件',
    address: '常住地址',
    portfolio: '投资组合构成',
    attest: '本人确认',
    own: '本人以自有资金投资。',
    risk: '本人能够承受全部本金的损失。',
    interests: '您对哪些类别感兴趣？',
    signature: '您的全名',
    memorandum: '私募备忘录（PPM）',
    broker: '示例证券',
    bank: '示例银行',
  },
};

const nothing = () => undefined;

function EveryBinding() {
  const words = useWords(WORDS);
  const { category } = useTerms();
  const options = Object.entries(category).map(([value, label]) => ({ value, label }));
  return (
    <Formik initialValues={{}} onSubmit={nothing}>
      <Form noValidate style={{ maxWidth: 720 }}>
        <Stack gap={8}>
          <FormikPhoneField name="phone" label={words.phone} />
          <FormikPasswordField name="password" label={words.password} />
          <FormikCodeField name="code" label={words.code} />
          <FormikTextArea name="about" label={words.about} />
          <FormikSelect name="category" label={words.category} options={options} />
          <FormikComboBox name="sector" label={words.sector} options={options} />
          <FormikRadioGroup name="first" label={words.category} options={options.slice(0, 3)} />
          <FormikCheckboxGroup name="interests" label={words.interests} options={options.slice(0, 3)} />
          <FormikYesNoQuestion name="plan" label={words.plan} />
          <FormikPercentField name="share" label={words.share} />
          <FormikYearsField name="years" label={words.years} />
          <FormikFileUpload
            name="proofs"
            label={words.proofs}
            items={[]}
            onAdd={nothing}
            onCancel={nothing}
            onRetry={nothing}
            onDelete={nothing}
          />
          <FormikSsnField name="ssn" label={words.ssn} />
          <FormikConcealedField name="custodian" label={words.custodian} />
          <FormikNationalIdField name="identity" label={words.identity} />
          <FormikAddressFields name="address" label={words.address} />
          <FormikCompositionEditor name="portfolio" label={words.portfolio} />
          <FormikQualificationStatement name="qualification" thresholds={thresholdsOn('2026-03-16')} />
          <FormikAttestations
            name="attested"
            label={words.attest}
            items={[
              { value: 'own', text: words.own },
              { value: 'risk', text: words.risk },
            ]}
          />
          <FormikMustReadList
            name="read"
            documents={[{ id: 'ppm', name: words.memorandum, pages: 48 }]}
            ended={['ppm']}
            onOpen={nothing}
          />
          <FormikDistributionChoice
            name="distribution"
            accounts={{
              stock: [{ id: 'b1', name: words.broker, lastDigits: '4821' }],
              cash: [{ id: 'a1', name: words.bank, lastDigits: '7730' }],
            }}
          />
          <FormikTypedSignature name="signature" label={words.signature} />
        </Stack>
      </Form>
    </Formik>
  );
}

export const Gallery: StoryObj = { render: () => <EveryBinding /> };

export const Keyboard: StoryObj = {
  globals: { locale: 'en' },
  render: () => <EveryBinding />,
  play: async ({ canvas }) => {
    const about = canvas.getByRole('textbox', { name: /^What should we know/ });
    await tabTo(about);
    await userEvent.keyboard('A trust is to follow');
    await expect(about).toHaveValue('A trust is to follow');
  },
};
