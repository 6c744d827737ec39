import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Card, Divider, Figure, Grid, Heading, Logo, Page, Stack, Text } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { bilingual, withMessages } from '../messages';

export default { title: 'Quoin/Welcome', parameters: { frame: 'page' } } satisfies Meta;

const MESSAGES = bilingual({
  title: ['A design system for private-market investing', '为私募市场投资而设计的组件系统'],
  lead: [
    'Components for regulated fields, long flows and exact figures. The investor portal is built from them.',
    '用于受监管的表单、较长的流程和必须精确的数字。投资者门户由这些组件构成。',
  ],
  principles: [
    [
      [
        'A well-set annual report',
        'Plain surfaces, thin lines and exact figures. One chamfered corner marks the primary object of a view.',
      ],
      [
        'Exact figures that show how they are computed',
        'Money is in cents, shares are in basis points. A computed figure shows its formula and the rows behind it.',
      ],
      [
        'Plain language, and the next step',
        'A button names its action. An error says what happened, why, and what to do.',
      ],
      [
        'Private data stays private',
        'Sensitive numbers are never in an attribute, a story or the clipboard.',
      ],
      [
        'Two languages from the start',
        'Every component has English and Simplified Chinese. Switch the language in the toolbar above.',
      ],
      [
        'Accessible',
        'Keyboard, screen readers, phones from 360 px, three themes, two densities, forced colours, reduced motion.',
      ],
    ],
    [
      ['像一份排版考究的年报', '素净的背景、细线和精确的数字。每个视图以一处切角标示主要内容。'],
      ['数字精确，可查看计算过程', '金额以分计，比例以基点计。计算得出的数字都可查看公式与原始记录。'],
      ['语言平实，说明下一步', '按钮写明操作；出错时说明发生了什么、为什么，以及该怎么做。'],
      ['保护隐私', '敏感号码不会出现在页面属性、示例或剪贴板中。'],
      ['从一开始就是两种语言', '每个组件都有英文和简体中文，可在上方工具栏切换。'],
      ['无障碍', '支持键盘、屏幕阅读器、360 像素宽的手机、三种主题、两种密度、强制配色和减少动效。'],
    ],
  ],
  sample: ['Sample position', '持仓示例'],
  nav: ['Current NAV', '当前净值（NAV）'],
  gain: ['Net gain', '净收益'],
  year: ['Past year', '近一年'],
  begin: ['Start here', '从这里开始'],
  ways: [
    ['How to choose', 'Colour', 'Type and space', 'Application step', 'Portfolio', 'Product list'],
    ['如何选用', '颜色', '字体与间距', '申请步骤', '投资组合', '产品列表'],
  ],
  reasons: [
    [
      'The component for each task',
      'Every colour, with its measured contrast',
      'Type, space, form, density, motion',
      'A composed page: a long form',
      'A composed page: figures and charts',
      'A composed page: a product list with filters',
    ],
    [
      '每项任务对应的组件',
      '每种颜色及其实测对比度',
      '字体、间距、形状、密度与动效',
      '组合页面：长表单',
      '组合页面：数字与图表',
      '组合页面：带筛选的产品列表',
    ],
  ],
});

/** In the order of `ways`. */
const PAGES = [
  'quoin-how-to-choose',
  'quoin-colour',
  'quoin-type-and-space',
  'pages-application-step',
  'pages-portfolio',
  'pages-product-list',
];

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${token.space[4]} ${token.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${token.space[3]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
  }
  & a {
    display: block;
    color: ${token.color.text.link};
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.medium};
  }
`;

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Page>
      <Stack gap={12}>
        <Logo />
        <Stack gap={4}>
          <Heading level={1} size="hero">
            {messages.title}
          </Heading>
          <Text size="lead" tone="secondary" measure>
            {messages.lead}
          </Text>
        </Stack>
        <Grid columns="main-aside" gap={12}>
          <Grid columns={2} gap={8}>
            {messages.principles.map(([title, text]) => (
              <Stack key={title} gap={4}>
                <Divider />
                <Stack gap={2}>
                  <Heading level={2} size="title">
                    {title}
                  </Heading>
                  <Text tone="secondary">{text}</Text>
                </Stack>
              </Stack>
            ))}
          </Grid>
          <Card variant="chamfered" as="aside">
            <Stack gap={6}>
              <Text size="small" tone="accent" weight="medium">
                {messages.sample}
              </Text>
              <Stack gap={1}>
                <Text size="small" tone="secondary">
                  {messages.nav}
                </Text>
                <Figure kind="money" value="171342.18" size="display" />
              </Stack>
              <Divider />
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">{messages.gain}</Text>
                <Figure kind="money" value="21342.18" change />
              </Stack>
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">{messages.year}</Text>
                <Figure kind="percent" value="-0.0067" change />
              </Stack>
            </Stack>
          </Card>
        </Grid>
        <Stack as="nav" gap={3} aria-labelledby="begin">
          <Heading level={2} size="lead" id="begin">
            {messages.begin}
          </Heading>
          <Ways>
            {PAGES.map((page, index) => (
              <li key={page}>
                <a href={`./?path=/story/${page}--gallery`} target="_top">
                  {messages.ways[index]}
                </a>
                {messages.reasons[index]}
              </li>
            ))}
          </Ways>
        </Stack>
      </Stack>
    </Page>
  )),
};
