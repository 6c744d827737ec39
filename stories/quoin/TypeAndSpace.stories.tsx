import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Page, Stack } from '@quoin/ui';
import { Densities, Forms, Motion, Spaces, TypeScale } from './Scales';

const meta: Meta = { title: 'Quoin/Type and space', parameters: { frame: 'page' } };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Page>
      <Stack gap={12}>
        <Heading level={1}>Type and space</Heading>
        <TypeScale />
        <Spaces />
        <Forms />
        <Densities />
        <Motion />
      </Stack>
    </Page>
  ),
};
