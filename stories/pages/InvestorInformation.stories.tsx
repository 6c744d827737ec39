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
import { bilingual, useWords } from '../words';
import { ApplicationFrame } from './ApplicationFrame';
import { Before } from './Before';

export default { title: 'Pages/Investor information', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const WORDS = bilingual({
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
  const words = useWords(WORDS);
  return (
    <>
      <Grid columns={2}>
        <TextField label={words.firstName} hint={words.nameHint} defaultValue={first} required />
        <TextField label={words.lastName} hint={words.nameHint} defaultValue={last} required />
      </Grid>
      <Grid columns={2}>
        <TextField label={words.email} type="email" defaultValue={email} required />
        <Select
          label={words.employment}
          options={[{ value: 'employed', label: words.employed }]}
          defaultValue="employed"
          required
        />
      </Grid>
      <BirthDateField label={words.birth} defaultValue="1986-11-02" required />
      <NationalIdField label={words.id} types={['ssn']} required />
    </>
  );
}

function Signers() {
  const words = useWords(WORDS);
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        <Heading level={3}>{words.signers}</Heading>
        <Text size="small" tone="secondary" measure>
          {words.signersLead}
        </Text>
      </Stack>
      <SummarySection
        title={words.signer[0] ?? ''}
        level={4}
        state="complete"
        summary={[
          { name: words.name, value: 'Maya Chen' },
          { name: words.birthYear, value: '1984' },
          { name: words.email, value: 'maya.chen@example.com' },
          { name: words.id, value: words.endsIn },
        ]}
      >
        <PersonFields first="Maya" last="Chen" email="maya.chen@example.com" />
      </SummarySection>
      <SummarySection title={words.signer[1] ?? ''} level={4} state="incomplete" count={3} defaultOpen>
        <PersonFields first="Leo" />
      </SummarySection>
      <div>
        <Button variant="secondary">{words.add}</Button>
      </div>
    </Stack>
  );
}

function InvestorInformation() {
  const words = useWords(WORDS);
  const [parties, sales, related] = words.sections;
  return (
    <ApplicationFrame step="information" investor={words.investor}>
      <Stack gap={4}>
        <SummarySection
          title={words.who}
          state="complete"
          summary={[
            { name: words.name, value: 'Maya Chen and Leo Chen' },
            { name: words.nationality, value: words.country },
          ]}
        >
          <TextField label={words.name} defaultValue="Maya Chen and Leo Chen" required />
          <CountrySelect label={words.nationality} defaultValue="US" required />
        </SummarySection>
        <SummarySection
          title={words.contact}
          state="complete"
          summary={[
            { name: words.address, value: words.fullAddress },
            { name: words.phone, value: '(202) 555-0143' },
          ]}
        >
          <AddressFields label={words.address} defaultValue={ADDRESS} required />
          <YesNoQuestion label={words.same} defaultValue required />
          <PhoneField label={words.phone} required />
        </SummarySection>
        <Signers />
        <SummarySection title={parties ?? ''} state="optional" />
        <SummarySection title={sales ?? ''} state="incomplete" count={1}>
          <YesNoQuestion label={words.introduced} required />
        </SummarySection>
        <SummarySection title={related ?? ''} state="incomplete" count={3} />
      </Stack>
    </ApplicationFrame>
  );
}

export const Gallery: Story = { render: () => <InvestorInformation /> };

export const FormerScreen: Story = { render: () => <Before screen="investor-information" /> };
