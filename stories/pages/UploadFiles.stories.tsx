import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, FileUpload, Text } from '@quoin/ui';
import { CARD, useRefusedStatement, useUploadExamples } from '../fields/sample-uploads';
import { bilingual, useStoryMessages } from '../messages';
import { ApplicationFrame } from './ApplicationFrame';
import { Before } from './Before';

export default { title: 'Pages/Upload files', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
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
});

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
  const messages = useStoryMessages(MESSAGES);
  const examples = useUploadExamples().filter(({ picture }) => picture !== 'letter');
  const bill = useRefusedStatement('f3');
  return (
    <ApplicationFrame step="files" investor={messages.investor}>
      <Text measure>{messages.lead}</Text>
      <Card>
        <FileUpload
          label={messages.id}
          hint={messages.idHint}
          items={CARD}
          examples={examples}
          required
          {...ACTIONS}
        />
      </Card>
      <Card>
        <FileUpload
          label={messages.address}
          hint={messages.addressHint}
          items={[bill]}
          required
          {...ACTIONS}
        />
      </Card>
      <Card>
        <FileUpload
          label={messages.qualification}
          hint={messages.qualificationHint}
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
