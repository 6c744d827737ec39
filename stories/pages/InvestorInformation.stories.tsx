import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AddressFields,
  BirthDateField,
  Button,
  CountrySelect,
  Grid,
  Heading,
  NationalIdField,
  PhoneField,
  Select,
  Stack,
  SummarySection,
  Text,
  TextField,
  YesNoQuestion,
} from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { ApplicationFrame } from './ApplicationFrame';
import { Before } from './Before';

export default { title: 'Pages/Investor information', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  investor: ['Maya Chen and Leo Chen · Joint tenants with rights of survivorship', '陈雅与陈立 · 联权共有'],
  who: ['The investor', '投资者'],
  contact: ['Address and phone', '地址与电话'],
  signers: ['Signers', '签署人'],
  signersLead: [
    'Everyone who signs for this investor. Several signers sign the agreement one after the other, on the same device.',
    '所有代表此投资者签署的人。多位签署人在同一设备上依次签署协议。',
  ],
  signer: [
    ['Signer 1', 'Signer 2'],
    ['签署人 1', '签署人 2'],
  ],
  sections: [
    ['Additional interested parties', 'Sales representative', 'Related parties'],
    ['其他利益相关人', '销售代表', '关联方'],
  ],
  name: ['Name', '姓名'],
  nationality: ['Nationality', '国籍'],
  country: ['United States', '美国'],
  address: ['Permanent address', '永久地址'],
  fullAddress: [
    '48 Cornerstone Lane, Albany, NY 12207, United States',
    '48 Cornerstone Lane, Albany, NY 12207, 美国',
  ],
  phone: ['Phone number', '电话号码'],
  birth: ['Date of birth', '出生日期'],
  birthYear: ['Year of birth', '出生年份'],
  email: ['E-mail', '电子邮箱'],
  id: ['Identification', '身份证件'],
  endsIn: ['Ends in 6789', '尾号 6789'],
  firstName: ['First name', '名'],
  lastName: ['Last name', '姓'],
  nameHint: ['As in the ID, in English letters or pinyin.', '与证件一致，用英文字母或拼音填写。'],
  employment: ['Employment', '就业状况'],
  employed: ['Employed', '受雇'],
  same: ['Is the mailing address the same?', '邮寄地址是否相同？'],
  introduced: [
    'Did a sales representative introduce this investment to you?',
    '是否有销售代表向您介绍这项投资？',
  ],
  add: ['Add signer', '添加签署人'],
});

const ADDRESS = { country: 'US', line_1: '48 Cornerstone Lane', city: 'Albany', state: 'NY', zip: '12207' };

function PersonFields({ first, last, email }: { first: string; last?: string; email?: string }) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <>
      <Grid columns={2}>
        <TextField label={messages.firstName} hint={messages.nameHint} defaultValue={first} required />
        <TextField label={messages.lastName} hint={messages.nameHint} defaultValue={last} required />
      </Grid>
      <Grid columns={2}>
        <TextField label={messages.email} type="email" defaultValue={email} required />
        <Select
          label={messages.employment}
          options={[{ value: 'employed', label: messages.employed }]}
          defaultValue="employed"
          required
        />
      </Grid>
      <BirthDateField label={messages.birth} defaultValue="1986-11-02" required />
      <NationalIdField label={messages.id} types={['ssn']} required />
    </>
  );
}

function Signers() {
  const messages = useStoryMessages(MESSAGES);
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        <Heading level={3}>{messages.signers}</Heading>
        <Text size="small" tone="secondary" measure>
          {messages.signersLead}
        </Text>
      </Stack>
      <SummarySection
        title={messages.signer[0] ?? ''}
        level={4}
        state="complete"
        summary={[
          { name: messages.name, value: 'Maya Chen' },
          { name: messages.birthYear, value: '1984' },
          { name: messages.email, value: 'maya.chen@example.com' },
          { name: messages.id, value: messages.endsIn },
        ]}
      >
        <PersonFields first="Maya" last="Chen" email="maya.chen@example.com" />
      </SummarySection>
      <SummarySection title={messages.signer[1] ?? ''} level={4} state="incomplete" count={3} defaultOpen>
        <PersonFields first="Leo" />
      </SummarySection>
      <div>
        <Button variant="secondary">{messages.add}</Button>
      </div>
    </Stack>
  );
}

function InvestorInformation() {
  const messages = useStoryMessages(MESSAGES);
  const [parties, sales, related] = messages.sections;
  return (
    <ApplicationFrame step="information" investor={messages.investor}>
      <Stack gap={4}>
        <SummarySection
          title={messages.who}
          state="complete"
          summary={[
            { name: messages.name, value: 'Maya Chen and Leo Chen' },
            { name: messages.nationality, value: messages.country },
          ]}
        >
          <TextField label={messages.name} defaultValue="Maya Chen and Leo Chen" required />
          <CountrySelect label={messages.nationality} defaultValue="US" required />
        </SummarySection>
        <SummarySection
          title={messages.contact}
          state="complete"
          summary={[
            { name: messages.address, value: messages.fullAddress },
            { name: messages.phone, value: '(202) 555-0143' },
          ]}
        >
          <AddressFields label={messages.address} defaultValue={ADDRESS} required />
          <YesNoQuestion label={messages.same} defaultValue required />
          <PhoneField label={messages.phone} required />
        </SummarySection>
        <Signers />
        <SummarySection title={parties ?? ''} state="optional" />
        <SummarySection title={sales ?? ''} state="incomplete" count={1}>
          <YesNoQuestion label={messages.introduced} required />
        </SummarySection>
        <SummarySection title={related ?? ''} state="incomplete" count={3} />
      </Stack>
    </ApplicationFrame>
  );
}

export const Gallery: Story = { render: () => <InvestorInformation /> };

export const FormerScreen: Story = { render: () => <Before screen="investor-information" /> };
