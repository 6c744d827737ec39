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
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Icon', component: Icon } satisfies Meta;

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

const MESSAGES = bilingual({
  signed: ['Signed', '已签署'],
  alone: ['An icon without text needs a label.', '代替文字的图标须带有名称。'],
});

export const Playground: StoryObj<typeof Icon> = { args: { of: BanknoteIcon, size: 'large' } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ signed, alone }) => (
    <Stack gap={6}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="horizontal">
          {icons.map((icon, index) => (
            <Icon key={index} of={icon} size={size} />
          ))}
        </Stack>
      ))}
      <div>
        <Icon of={CircleCheckIcon} label={signed} /> {alone}
      </div>
    </Stack>
  )),
};
