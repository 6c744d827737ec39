import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { colours } from '@quoin/ui/tokens';
import { useSay } from '../messages';
import { ColourFamilies, type ThemeName } from './ColourFamilies';

export default { title: 'Quoin/Colour', parameters: { frame: 'page' } } satisfies Meta;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in colours;

const TITLE = ['Colour, with its measured contrast', '颜色及其实测对比度'] as const;
const MEASURED = [
  'Measured in the theme of the toolbar, on the background where the colour is used. Text needs 4.5 to 1, and 7 in the high-contrast theme; controls and states need 3.',
  '按工具栏所选主题、在实际使用的背景上测得。文字需达到 4.5 比 1，高对比主题需达到 7；控件与状态需达到 3。',
] as const;
const NAMED = [
  'Components use these names, never values. In styles use token.color.text.primary of @quoin/ui/tokens; design tools import the same names from @quoin/ui/tokens.json.',
  '组件只使用这些名称，不使用具体数值。样式中使用 @quoin/ui/tokens 的 token.color.text.primary；设计工具从 @quoin/ui/tokens.json 导入相同的名称。',
] as const;

function Colour({ theme }: { theme: ThemeName }) {
  const say = useSay();
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>{say(TITLE)}</Heading>
          <Text size="lead" tone="secondary" measure>
            {say(MEASURED)}
          </Text>
          <Text size="small" tone="secondary" measure>
            {say(NAMED)}
          </Text>
        </Stack>
        <div>
          <ColourFamilies theme={theme} />
        </div>
      </Stack>
    </Page>
  );
}

export const Gallery: StoryObj = {
  render: (_, { globals }) => <Colour theme={isTheme(globals.theme) ? globals.theme : 'light'} />,
};
