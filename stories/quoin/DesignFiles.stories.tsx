import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadIcon, Heading, Icon, LinkButton, Page, Stack, Text } from '@quoin/ui';
import tokensStudio from '@quoin/ui/tokens-studio.json?url';
import resolver from '@quoin/ui/tokens.resolver.json?url';
import tokens from '@quoin/ui/tokens.json?url';
import { bilingual, withMessages } from '../messages';
import { MarginSection } from './MarginSection';

export default { title: 'Quoin/Design files', parameters: { frame: 'page' } } satisfies Meta;

const MESSAGES = bilingual({
  title: ['Design files', '设计文件'],
  lead: [
    'The design tokens as files for Figma and other tools. Colours, sizes and fonts have the same names there as in code.',
    '供 Figma 等工具使用的设计令牌文件。其中颜色、尺寸和字体的名称与代码一致。',
  ],
  download: [(file: string) => `Download ${file}`, (file: string) => `下载 ${file}`],
  studio: [
    {
      title: 'Figma, with Tokens Studio',
      steps: [
        'Install the plug-in Tokens Studio for Figma and the font families Inter, Source Serif 4 and Noto Sans SC.',
        'In the plug-in choose Tools, then Load from file, and select tokens-studio.json.',
        'Choose one theme of each group: theme (light, dark, high-contrast), density (comfortable, compact) and gain (green, red).',
        'Choose Styles & Variables, then Export to Figma, to create the variables and styles.',
      ],
    },
    {
      title: '在 Figma 中使用 Tokens Studio',
      steps: [
        '安装插件 Tokens Studio for Figma，以及字体 Inter、Source Serif 4 和 Noto Sans SC。',
        '在插件中依次选择 Tools、Load from file，然后选择 tokens-studio.json。',
        '在每组中各选一项：theme（light、dark、high-contrast）、density（comfortable、compact）、gain（green、red）。',
        '依次选择 Styles & Variables、Export to Figma，生成变量和样式。',
      ],
    },
  ],
  dtcg: [
    {
      title: 'Other plug-ins',
      steps: [
        'tokens.json has every token of the default view (light, comfortable, gain is green) in the W3C format (DTCG).',
        'Use it for plug-ins that import this format as Figma variables, and for tools without themes.',
      ],
    },
    {
      title: '其他插件',
      steps: [
        'tokens.json 以 W3C 格式（DTCG）包含默认外观（浅色、宽松、绿色为涨）的全部令牌。',
        '适用于能将该格式导入为 Figma 变量的插件，以及不支持主题的工具。',
      ],
    },
  ],
  resolver: [
    {
      title: 'All themes, for build tools',
      steps: [
        'tokens.resolver.json is a DTCG resolver with every theme, density and colour of gain.',
        'Tools such as Terrazzo read it to write styles for other platforms.',
      ],
    },
    {
      title: '包含全部主题，供构建工具使用',
      steps: [
        'tokens.resolver.json 是 DTCG resolver 文件，包含所有主题、密度和涨跌颜色。',
        'Terrazzo 等工具可读取该文件，为其他平台生成样式。',
      ],
    },
  ],
});

const FILES = [
  { part: 'studio', file: 'tokens-studio.json', href: tokensStudio },
  { part: 'dtcg', file: 'tokens.json', href: tokens },
  { part: 'resolver', file: 'tokens.resolver.json', href: resolver },
] as const;

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Page>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={1}>{messages.title}</Heading>
          <Text size="lead" tone="secondary" measure>
            {messages.lead}
          </Text>
        </Stack>
        <div>
          {FILES.map(({ part, file, href }) => (
            <MarginSection key={part} title={messages[part].title}>
              <Stack gap={4} align="start">
                <ol style={{ margin: 0, paddingInlineStart: 24 }}>
                  {messages[part].steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <LinkButton
                  href={href}
                  download={file}
                  variant="secondary"
                  iconStart={<Icon of={DownloadIcon} size="small" />}
                >
                  {messages.download(file)}
                </LinkButton>
              </Stack>
            </MarginSection>
          ))}
        </div>
      </Stack>
    </Page>
  )),
};
