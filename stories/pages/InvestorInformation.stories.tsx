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
import { useWords } from '../words';
import { ApplicationFrame } from './ApplicationFrame';
import { Before } from './Before';

export default { title: 'Pages/Investor information', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const WORDS = {
  en: {
    investor: 'Maya Chen and Leo Chen · Joint tenants with rights of survivorship',
    who: 'The investor',
    contact: 'Address and phone',
    signers: 'Signers',
    signersLead:
      'Everyone who signs for this investor. Several signers sign the agreement one after the other, on the same device.',
    signer: ['Signer 1', 'Signer 2'],
    sections: ['Additional interested parties', 'Sales representative', 'Related parties'],
    name: 'Name',
    nationality: 'Nationality',
    country: 'United States',
    address: 'Permanent address',
    fullAddress: '48 Cornerstone Lane, Albany, NY 12207, United States',
    phone: 'Phone number',
    birth: 'Date of birth',
    birthYear: 'Year of birth',
    email: 'E-mail',
    id: 'Identification',
    endsIn: 'Ends in 6789',
    firstName: 'First name',
    lastName: 'Last name',
    nameHint: 'As in the ID, in English letters or pinyin.',
    employment: 'Employment',
    employed: 'Employed',
    same: 'Is the mailing address the same?',
    introduced: 'Did a sales representative introduce this investment to you?',
    add: 'Add signer',
  },
  'zh-CN': {
    investor: '陈雅与陈立 · 联权共有',
    who: '投资者',
    contact: '地址与电话',
    signers: '签署人',
    signersLead: '所有代表此投资者签署的人。多位签署人在同一设备上依次签署协议。',
    signer: ['签署人 1', '签署人 2'],
    sections: ['其他利益相关人', '销售代表', '关联方'],
    name: '姓名',
    nationality: '国籍',
    country: '美国',
    address: '永久地址',
    fullAddress: '48 Cornerstone Lane, Albany, NY 12207, 美国',
    phone: '电话号码',
    birth: '出生日期',
    birthYear: '出生年份',
    email: '电子邮箱',
    id: '身份证件',
    endsIn: '尾号 6789',
    firstName: '名',
    lastName: '姓',
    nameHint: '与证件一致，用英文字母或拼音填写。',
    employment: '就业状况',
    employed: '受雇',
    same: '邮寄地址是否相同？',
    introduced: '是否有销售代表向您介绍这项投资？',
    add: '添加签署人',
  },
};

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
