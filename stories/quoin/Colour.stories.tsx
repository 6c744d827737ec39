import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { colours } from '@quoin/ui/tokens';
import { ColourFamilies, type ThemeName } from './ColourFamilies';

const meta: Meta = { title: 'Quoin/Colour', parameters: { frame: 'page' } };
export default meta;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in colours;

export const Gallery: StoryObj = {
  render: (_, { globals }) => (
    <Page>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>Colour, with its measured contrast</Heading>
          <Text size="lead" tone="secondary" measure>
            Measured in the theme that the toolbar shows, on the ground it is used on. Text needs 4.5 to 1,
            and 7 with high contrast; what a control or a state is known by needs 3.
          </Text>
          <Text size="small" tone="secondary" measure>
            Components know these names and no value. A style writes them as token.color.text.primary of
            @quoin/ui/tokens; design tools import the same names from @quoin/ui/tokens.json.
          </Text>
        </Stack>
        <div>
          <ColourFamilies theme={isTheme(globals.theme) ? globals.theme : 'light'} />
        </div>
      </Stack>
    </Page>
  ),
};
