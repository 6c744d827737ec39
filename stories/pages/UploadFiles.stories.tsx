import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, FileUpload, Text, type UploadExample, type UploadItem } from '@quoin/ui';
import { DRAWN_CARD } from '../fields/drawn-card';
import { bilingual, useWords } from '../words';
import { ApplicationFrame } from './ApplicationFrame';
import { Before } from './Before';

export default { title: 'Pages/Upload files', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const WORDS = bilingual({
  investor: ['Maya Chen · Individual', '陈雅 · 个人'],
  lead: [
    'We verify who invests and where they live. A file that you upload here is used for all applications of this investor.',
    '我们需要核实投资者的身份与住址。在此上传的文件适用于该投资者的所有申请。',
  ],
  id: ['Proof of ID', '身份证明'],
  idHint: [
    'A passport, or both sides of a driver’s license or national ID. It must be valid, and all edges must be visible.',
    '护照，或驾驶证、身份证的正反两面；须在有效期内，四边完整清晰。',
  ],
  address: ['Proof of address', '地址证明'],
  addressHint: [
    'A utility bill or bank statement from the last 3 months that shows the permanent address. Residents of China may use their national ID.',
    '最近 3 个月内显示永久地址的水电煤账单或银行对账单；中国居民可使用身份证。',
  ],
  qualification: ['Proof of qualification', '资格证明'],
  qualificationHint: [
    'For example, a letter from a CPA, attorney or broker, or tax forms for two years.',
    '例如注册会计师、律师或券商出具的证明函，或最近两年的税表。',
  ],
  password: [
    'The PDF opens only with a password. Save it without one and upload that.',
    'PDF 需要密码才能打开，请另存为无密码的文件后上传。',
  ],
  sides: ['Both sides of a card, or the photo page of a passport', '证件正反两面，或护照的照片页'],
  corners: ['All four corners visible', '四个角完整可见'],
  date: ['Expiry date readable and in the future', '有效期清晰可见，且尚未到期'],
  cut: ['Part of the document is cut off', '部分内容被裁掉'],
  glare: ['Glare or shadow covers the text', '反光或阴影遮住文字'],
});

const PICTURES = ['sides', 'corners', 'date', 'cut', 'glare'] as const;

const nothing = () => undefined;
const ACTIONS = {
  onAdd: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onDelete: nothing,
  onReplace: nothing,
  onOpen: nothing,
};

function UploadFiles() {
  const words = useWords(WORDS);
  const examples: UploadExample[] = PICTURES.map((picture) => ({
    picture,
    label: words[picture],
    accepted: picture !== 'cut' && picture !== 'glare',
  }));
  const cards: UploadItem[] = [
    { id: 'f1', name: 'card-front.jpg', bytes: 1_258_291, state: 'stored', preview: DRAWN_CARD },
    {
      id: 'f2',
      name: 'card-back.jpg',
      bytes: 3_460_300,
      state: 'uploading',
      progress: 0.62,
      preview: DRAWN_CARD,
    },
  ];
  const bill: UploadItem = {
    id: 'f3',
    name: 'statement.pdf',
    bytes: 912_000,
    state: 'refused',
    problem: words.password,
  };
  return (
    <ApplicationFrame step="files" investor={words.investor}>
      <Text measure>{words.lead}</Text>
      <Card>
        <FileUpload
          label={words.id}
          hint={words.idHint}
          items={cards}
          examples={examples}
          required
          {...ACTIONS}
        />
      </Card>
      <Card>
        <FileUpload label={words.address} hint={words.addressHint} items={[bill]} required {...ACTIONS} />
      </Card>
      <Card>
        <FileUpload
          label={words.qualification}
          hint={words.qualificationHint}
          items={[]}
          optional
          {...ACTIONS}
        />
      </Card>
    </ApplicationFrame>
  );
}

export const Gallery: Story = { render: () => <UploadFiles /> };

export const FormerScreen: Story = { render: () => <Before screen="upload-files" /> };
