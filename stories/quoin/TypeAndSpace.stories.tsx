import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Page, Stack } from '@quoin/ui';
import { useSay } from '../messages';
import { Densities, Forms, Motion, Spaces, TypeScale } from './Scales';

export default { title: 'Quoin/Type and space', parameters: { frame: 'page' } } satisfies Meta;

const TITLE = ['Type and space', '字体与间距'] as const;

function TypeAndSpace() {
  const say = useSay();
  return (
    <Page>
      <Stack gap={12}>
        <Heading level={1}>{say(TITLE)}</Heading>
        <TypeScale />
        <Spaces />
        <Forms />
        <Densities />
        <Motion />
      </Stack>
    </Page>
  );
}

export const Gallery: StoryObj = { render: () => <TypeAndSpace /> };
