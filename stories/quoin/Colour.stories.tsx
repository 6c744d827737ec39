import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { colours } from '@quoin/ui/tokens';
import { useSay } from '../words';
import { ColourFamilies, type ThemeName } from './ColourFamilies';

export default { title: 'Quoin/Colour', parameters: { frame: 'page' } } satisfies Meta;

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in colours;

const TITLE = ['Colour, with its measured contrast', '颜色及其实测对比度'] as const;
const MEASURED = [
  'Measured in the theme that the toolbar shows, on the ground it is used on. Text needs 4.5 to 1, and 7 with high contrast; what a control or a state is known by needs 3.',
  '按工具栏所选主题、在实际使用的底色上测得。文字需达 4.5 比 1，高对比主题需达 7；辨认控件或状态所靠的部分需达 3。',
] as const;
const NAMED = [
  'Components know these names and no value. A style writes them as token.color.text.primary of @quoin/ui/tokens; design tools import the same names from @quoin/ui/tokens.json.',
  '组件只认这些名称，不认具体数值。样式中写作 @quoin/ui/tokens 的 token.color.text.primary；设计工具从 @quoin/ui/tokens.json 导入相同的名称。',
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
