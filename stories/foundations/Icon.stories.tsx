import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BanknoteIcon,
  CircleCheckIcon,
  DownloadIcon,
  FileTextIcon,
  Icon,
  LandmarkIcon,
  PenLineIcon,
  ShieldCheckIcon,
  Stack,
  UploadIcon,
  UsersIcon,
} from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof Icon> = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: {
    guide: {
      use: [
        'Beside words, to find them faster; one meaning each, the same everywhere.',
        'Alone only with a label.',
      ],
      avoid: [
        'Something to press: take IconButton.',
        'The one carrier of a status: take StatusBadge, which has words.',
      ],
      accessibility: [
        'Without a label it is decoration and hidden from a screen reader.',
        'With a label it is an image of that name.',
        'It takes the colour of the text around it, in forced colours too.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const icons = [
  BanknoteIcon,
  LandmarkIcon,
  FileTextIcon,
  PenLineIcon,
  ShieldCheckIcon,
  UploadIcon,
  DownloadIcon,
  UsersIcon,
];

const WORDS = {
  en: { signed: 'Signed', alone: 'An icon that stands for a word carries a label.' },
  'zh-CN': { signed: '已签署', alone: '代替文字的图标须带有名称。' },
};

function Sizes() {
  const { signed, alone } = useWords(WORDS);
  return (
    <Stack gap={6}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="horizontal">
          {icons.map((icon, place) => (
            <Icon key={place} of={icon} size={size} />
          ))}
        </Stack>
      ))}
      <div>
        <Icon of={CircleCheckIcon} label={signed} /> {alone}
      </div>
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <Sizes /> };
