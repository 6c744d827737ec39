import { useRef, useState, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionBar, Button, Card, Heading, MustReadList, SignaturePad, Stack, Text } from '@quoin/ui';
import { PdfReader, type PdfReaderControls, type PdfView } from '@quoin/ui/pdf';
import agreement from '../pdf/sample-agreement.pdf?url';
import { bilingual, useStoryMessages } from '../messages';
import { Before } from './Before';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Signing', parameters: { frame: 'page' } } satisfies Meta;

const MESSAGES = bilingual({
  name: [
    'Subscription Agreement, Harbour Street Income Fund II',
    '认购协议（Subscription Agreement），海港街收益基金二期',
  ],
  title: ['Read and sign', '阅读并签署'],
  document: ['The agreement', '协议全文'],
  locked: [
    (pages: number) => `Read to the end of page ${pages} to sign`,
    (pages: number) => `读完第 ${pages} 页后即可签署`,
  ],
  read: [
    (pages: number) => `You have read to the end of page ${pages}. Type or draw your signature, then sign.`,
    (pages: number) => `您已读完全部 ${pages} 页。请键入或手写签名，然后签署。`,
  ],
  place: [
    (page: number, pages: number) => `Page ${page} of ${pages}`,
    (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  ],
  readOn: ['Continue reading', '继续阅读'],
  signature: ['Your signature', '您的签名'],
  label: ['Type or draw your signature', '键入或手写您的签名'],
  hint: [
    'To type, enter Maya Chen as shown in the document. To draw, use your mouse, pen or finger.',
    '键入时，请按文件中的写法输入陈雅；手写时，可用鼠标、触控笔或手指。',
  ],
  sign: ['Sign agreement', '签署协议'],
  mustRead: ['Documents to read', '须阅读的文件'],
  next: [
    (place: number, count: number) => `Document ${place} of ${count}`,
    (place: number, count: number) => `第 ${place} 份文件，共 ${count} 份`,
  ],
  open: ['Open the next document', '打开下一份文件'],
  documents: [
    [
      'Private Placement Memorandum',
      'Limited Partnership Agreement',
      'Fee Schedule',
      'Risk Factors',
      'Valuation Policy',
      'Conflicts of Interest',
      'Privacy Notice',
    ],
    [
      '私募备忘录（Private Placement Memorandum）',
      '有限合伙协议（Limited Partnership Agreement）',
      '费用明细（Fee Schedule）',
      '风险因素（Risk Factors）',
      '估值政策（Valuation Policy）',
      '利益冲突（Conflicts of Interest）',
      '隐私声明（Privacy Notice）',
    ],
  ],
});

/** The height of the header, the action bar and the space between them. */
const AROUND: CSSProperties & Record<'--quoin-pdf-reader-around', string> = {
  '--quoin-pdf-reader-around': '13rem',
};

function Signing({ view }: { view?: PdfView }) {
  const messages = useStoryMessages(MESSAGES);
  const controls = useRef<PdfReaderControls>(null);
  const [{ page, pages }, setPlace] = useState({ page: 1, pages: 5 });
  const [isRead, setRead] = useState(false);
  return (
    <PortalFrame place={2} account="ma**@example.com">
      <Stack as="header" gap={2}>
        <Text tone="secondary">{messages.name}</Text>
        <Heading level={1}>{messages.title}</Heading>
      </Stack>
      <Stack gap={6}>
        <Heading level={2}>{messages.document}</Heading>
        <PdfReader
          file={agreement}
          label={messages.name}
          workerSrc={workerSrc}
          defaultView={view}
          controls={controls}
          style={AROUND}
          onPageChange={(at, all) => setPlace({ page: at, pages: all })}
          onEndReached={() => setRead(true)}
        />
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2}>{messages.signature}</Heading>
            <SignaturePad label={messages.label} hint={messages.hint} disabled={!isRead} />
          </Stack>
        </Card>
        <ActionBar
          locked={!isRead}
          status={isRead ? messages.read(pages) : messages.locked(pages)}
          detail={messages.place(page, pages)}
          progress={isRead ? 1 : (page - 1) / pages}
          action={
            <Button onClick={() => !isRead && controls.current?.readOn()}>
              {isRead ? messages.sign : messages.readOn}
            </Button>
          }
        />
      </Stack>
    </PortalFrame>
  );
}

/** As on this screen: the pages on a desk, the text on a phone. */
export const Gallery: StoryObj = {
  render: () => <Signing />,
  play: async ({ canvasElement }) => {
    const reader = canvasElement.querySelector<HTMLElement>('[data-quoin="PdfReader"]');
    if (!reader) throw new Error('no reader');
    await within(reader).findAllByText(/Subscription agreement/i, {}, { timeout: 15_000 });
  },
};

export const ReadingView: StoryObj = {
  globals: { locale: 'en' },
  render: () => <Signing view="reading" />,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Next step' }));
    const text = await canvas.findByRole('region', { name: /, text$/ }, { timeout: 15_000 });
    await within(text).findAllByText(/commitment/i, {}, { timeout: 15_000 });
    const sign = () => bar.queryByRole('button', { name: 'Sign agreement' });
    for (let screen = 0; screen < 60 && !sign(); screen += 1) {
      await userEvent.click(bar.getByRole('button', { name: /Continue reading|Sign agreement/ }));
      await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(sign()).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
};

function MustRead() {
  const messages = useStoryMessages(MESSAGES);
  const documents = messages.documents.map((name, index) => ({ id: name, name, pages: 4 + 3 * index }));
  const ended = messages.documents.slice(0, 2);
  return (
    <PortalFrame place={1} account="ma**@example.com">
      <Heading level={1}>{messages.mustRead}</Heading>
      <Stack gap={6}>
        <MustReadList documents={documents} ended={ended} defaultValue={ended} onOpen={() => undefined} />
        <ActionBar
          locked
          status={`${messages.next(3, documents.length)}: ${messages.documents[2]}`}
          progress={2 / documents.length}
          action={<Button>{messages.open}</Button>}
        />
      </Stack>
    </PortalFrame>
  );
}

/** Several documents to read: the bar says which one is next. */
export const SeveralDocuments: StoryObj = { render: () => <MustRead /> };

export const FormerScreen: StoryObj = { render: () => <Before screen="signing" /> };
