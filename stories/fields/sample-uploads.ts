// Sample files, and pictures of what is accepted, in both languages.
import type { UploadExample, UploadItem } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

/** A drawn identity card, as the picture of a file in stories. */
const DRAWN_CARD = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#d9efea" d="M0 0h64v64H0z"/><path fill="#0f6b5e" d="M8 16h18v24H8zM32 18h24v4H32zM32 27h20v4H32zM8 47h48v4H8z"/></svg>',
)}`;

/** Both sides of a card, the second one on its way. */
export const CARD: UploadItem[] = [
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

const MESSAGES = bilingual({
  password: [
    'The PDF opens only with a password. Save it without one and upload that.',
    'PDF 需要密码才能打开，请另存为无密码的文件后上传。',
  ],
  sides: ['Both sides of a card, or the photo page of a passport', '证件正反两面，或护照的照片页'],
  corners: ['All four corners visible', '四个角完整可见'],
  date: ['Expiry date readable and in the future', '有效期清晰可见，且尚未到期'],
  letter: ['Name, address and date readable, on the whole page', '整页完整，姓名、地址与日期清晰可见'],
  cut: ['Part of the document is cut off', '部分内容被裁掉'],
  glare: ['Glare or shadow covers the text', '反光或阴影遮住文字'],
});

/** A statement of a bank that cannot be opened. */
export function useRefusedStatement(id: string): UploadItem {
  const { password } = useStoryMessages(MESSAGES);
  return { id, name: 'statement.pdf', bytes: 912_000, state: 'refused', problem: password };
}

const PICTURES = ['sides', 'corners', 'date', 'letter', 'cut', 'glare'] as const;

/** Two of them show what is not accepted. */
export function useUploadExamples(): UploadExample[] {
  const messages = useStoryMessages(MESSAGES);
  return PICTURES.map((picture) => ({
    picture,
    label: messages[picture],
    accepted: picture !== 'cut' && picture !== 'glare',
  }));
}
