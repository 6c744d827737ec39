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

const meta: Meta<typeof Icon> = { title: 'Foundations/Icon', component: Icon };
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

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={6}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="horizontal">
          {icons.map((icon, place) => (
            <Icon key={place} of={icon} size={size} />
          ))}
        </Stack>
      ))}
      <div>
        <Icon of={CircleCheckIcon} label="Signed" /> An icon that stands for a word carries a label.
      </div>
    </Stack>
  ),
};
