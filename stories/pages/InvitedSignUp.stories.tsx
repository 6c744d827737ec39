import type { Meta, StoryObj } from '@storybook/react-vite';
import { thresholdsOn } from '@quoin/rules';
import {
  Banner,
  Button,
  CheckboxGroup,
  CountrySelect,
  FormSection,
  Heading,
  InfoIcon,
  Page,
  PointList,
  QualificationStatement,
  RadioGroup,
  Stack,
  Stepper,
  Text,
} from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { Before } from './Before';
import { VisitorFrame } from './VisitorFrame';

export default { title: 'Pages/Invited sign-up', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['Create an account', '注册账户'],
  steps: [
    ['Residence and investor type', 'You and your phone', 'Attestations', 'Password and terms'],
    ['居住地与投资者类型', '身份与手机', '声明与确认', '密码与条款'],
  ],
  invited: ['You are invited: $500 off your first investment', '您已受邀：首次投资立减 $500'],
  offer: [
    'For a first investment above $50,000, completed within 3 months of the activation of your account.',
    '首次投资超过 $50,000，且在账户激活后 3 个月内完成。',
  ],
  lead: [
    'Your residence and wealth determine by law which products you can see. With an invitation you can sign up from any country.',
    '依照法律，居住地与财务状况决定您可以查看哪些产品。受邀注册不限国家或地区。',
  ],
  residence: ['Residence', '居住地'],
  country: ['Country of residence', '居住国家或地区'],
  type: ['Investor type', '投资者类型'],
  typeHint: [
    'For your first investment. You can add the other types later.',
    '用于首次投资，其他类型可日后添加。',
  ],
  how: ['How will you invest?', '您将以何种身份投资？'],
  kinds: [
    ['Individual', 'Joint owners', 'Self-directed IRA', 'Entity or trust'],
    ['个人', '联名', '自主管理退休账户（IRA）', '机构或信托'],
  ],
  accreditation: ['Accreditation', '合格投资者资格'],
  accredited: ['What is an accredited investor?', '何为合格投资者？'],
  accreditedText: [
    'US law (17 CFR 230.501(a)) opens private offerings to investors who meet at least one of these tests.',
    '依据美国法律（17 CFR 230.501(a)），私募产品向至少符合以下一项条件的投资者开放。',
  ],
  more: ['Other qualifications', '其他资格'],
  moreHint: [
    'Some products are open only to them. Leave both blank if neither applies.',
    '部分产品仅向其开放。如均不符合，请留空。',
  ],
  also: ['Are you also one of these?', '您是否还符合以下身份？'],
  mean: ['What do these mean?', '这些资格是什么意思？'],
  qualifications: [
    [
      {
        id: 'client',
        title: 'Qualified client',
        text: 'Net worth above $2,200,000 without the primary residence, or at least $1,100,000 invested with the manager.',
      },
      {
        id: 'purchaser',
        title: 'Qualified purchaser',
        text: 'At least $5,000,000 in investments, or $25,000,000 for an institution.',
      },
    ],
    [
      {
        id: 'client',
        title: '合格客户（Qualified Client）',
        text: '净资产超过 $2,200,000（不含主要住所），或在该管理人处投资不少于 $1,100,000。',
      },
      {
        id: 'purchaser',
        title: '合格购买人（Qualified Purchaser）',
        text: '投资资产不少于 $5,000,000；机构不少于 $25,000,000。',
      },
    ],
  ],
  next: ['Continue', '继续'],
});

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <VisitorFrame>
      <Page width="reading">
        <Stack gap={6}>
          <Heading level={1}>{messages.title}</Heading>
          <Stepper
            label={messages.title}
            current={0}
            steps={messages.steps.map((label) => ({ id: label, label, status: 'untouched' }))}
          />
          <Heading level={2} size="title">
            {messages.steps[0]}
          </Heading>
          <Banner title={messages.invited}>{messages.offer}</Banner>
          <Text>{messages.lead}</Text>
          <div>
            <FormSection title={messages.residence}>
              <CountrySelect label={messages.country} defaultValue="HK" required />
            </FormSection>
            <FormSection title={messages.type} description={messages.typeHint}>
              <RadioGroup
                label={messages.how}
                appearance="segmented"
                options={messages.kinds.map((label) => ({ value: label, label }))}
                defaultValue={messages.kinds[0]}
                required
              />
            </FormSection>
            <FormSection
              title={messages.accreditation}
              helpLabel={messages.accredited}
              help={<Text>{messages.accreditedText}</Text>}
            >
              <QualificationStatement
                thresholds={thresholdsOn('2025-06-02')}
                defaultValue="net_worth"
                required
              />
            </FormSection>
            <FormSection
              title={messages.more}
              description={messages.moreHint}
              helpLabel={messages.mean}
              help={<PointList points={messages.qualifications.map((one) => ({ ...one, icon: InfoIcon }))} />}
            >
              <CheckboxGroup
                label={messages.also}
                options={messages.qualifications.map(({ id, title }) => ({ value: id, label: title }))}
                appearance="row"
              />
            </FormSection>
          </div>
          <div>
            <Button>{messages.next}</Button>
          </div>
        </Stack>
      </Page>
    </VisitorFrame>
  )),
};

export const FormerScreen: Story = { render: () => <Before screen="invited-sign-up" /> };
