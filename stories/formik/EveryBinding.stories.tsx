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
import { bilingual, getOptions, useStoryMessages } from '../messages';

export default { title: 'Formik/Every binding' } satisfies Meta;

const MESSAGES = bilingual({
  phone: ['Mobile phone', '手机号码'],
  password: ['Password', '密码'],
  code: ['Code', '验证码'],
  about: ['What should we know?', '您还想告诉我们什么？'],
  category: ['Category', '类别'],
  sector: ['Sector', '行业'],
  plan: ['Is this a retirement plan?', '是否为退休计划？'],
  share: ['Plan assets', '计划资产占比'],
  years: ['Years of experience', '经验年数'],
  proofs: ['Proof of address', '地址证明'],
  ssn: ['Social Security number', '社会安全号码（SSN）'],
  custodian: ['Custodian account number', '托管账户号码'],
  identity: ['Identity document', '身份证件'],
  address: ['Permanent address', '常住地址'],
  portfolio: ['Portfolio composition', '投资组合构成'],
  attest: ['I confirm', '本人确认'],
  own: ['I invest for my own account.', '本人以自有资金投资。'],
  risk: ['I can bear the loss of the whole amount.', '本人能够承受全部本金的损失。'],
  interests: ['What interests you?', '您对哪些类别感兴趣？'],
  signature: ['Your full name', '您的全名'],
  memorandum: ['Private placement memorandum', '私募备忘录（PPM）'],
  broker: ['Example Brokerage', '示例证券'],
  bank: ['Example Bank', '示例银行'],
});

const nothing = () => undefined;

function EveryBinding() {
  const messages = useStoryMessages(MESSAGES);
  const { category } = useTerms();
  const options = getOptions(category);
  return (
    <Formik initialValues={{}} onSubmit={nothing}>
      <Form noValidate style={{ maxWidth: 720 }}>
        <Stack gap={8}>
          <FormikPhoneField name="phone" label={messages.phone} />
          <FormikPasswordField name="password" label={messages.password} />
          <FormikCodeField name="code" label={messages.code} />
          <FormikTextArea name="about" label={messages.about} />
          <FormikSelect name="category" label={messages.category} options={options} />
          <FormikComboBox name="sector" label={messages.sector} options={options} />
          <FormikRadioGroup name="first" label={messages.category} options={options.slice(0, 3)} />
          <FormikCheckboxGroup name="interests" label={messages.interests} options={options.slice(0, 3)} />
          <FormikYesNoQuestion name="plan" label={messages.plan} />
          <FormikPercentField name="share" label={messages.share} />
          <FormikYearsField name="years" label={messages.years} />
          <FormikFileUpload
            name="proofs"
            label={messages.proofs}
            items={[]}
            onAdd={nothing}
            onCancel={nothing}
            onRetry={nothing}
            onDelete={nothing}
          />
          <FormikSsnField name="ssn" label={messages.ssn} />
          <FormikConcealedField name="custodian" label={messages.custodian} />
          <FormikNationalIdField name="identity" label={messages.identity} />
          <FormikAddressFields name="address" label={messages.address} />
          <FormikCompositionEditor name="portfolio" label={messages.portfolio} />
          <FormikQualificationStatement name="qualification" thresholds={thresholdsOn('2026-03-16')} />
          <FormikAttestations
            name="attested"
            label={messages.attest}
            items={[
              { value: 'own', text: messages.own },
              { value: 'risk', text: messages.risk },
            ]}
          />
          <FormikMustReadList
            name="read"
            documents={[{ id: 'ppm', name: messages.memorandum, pages: 48 }]}
            ended={['ppm']}
            onOpen={nothing}
          />
          <FormikDistributionChoice
            name="distribution"
            accounts={{
              stock: [{ id: 'b1', name: messages.broker, lastDigits: '4821' }],
              cash: [{ id: 'a1', name: messages.bank, lastDigits: '7730' }],
            }}
          />
          <FormikTypedSignature name="signature" label={messages.signature} />
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
