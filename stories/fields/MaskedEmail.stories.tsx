import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedEmail, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof MaskedEmail> = {
  title: 'Fields/MaskedEmail',
  component: MaskedEmail,
  parameters: {
    guide: {
      use: [
        'Wherever an e-mail address is shown: settings, notices, the page that says where a message was sent.',
      ],
      avoid: ['In a field that edits the address: use TextField with type email.'],
      accessibility: [
        'The whole address is not in the page, so no assistive technology and no recording of the page reads it.',
        'It is left to right and not translated, also inside Chinese or right-to-left text.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Text>
        <MaskedEmail email="jordan.reyes@example.com" />
      </Text>
      <Text>
        <MaskedEmail email="li@example.com" />
      </Text>
    </Stack>
  ),
};

export const LongAddress: StoryObj = {
  render: () => (
    <Text style={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
      <MaskedEmail email={`${'jordan.reyes.'.repeat(4)}investor@mail.an-example-with-a-long-name.example`} />
    </Text>
  ),
};
