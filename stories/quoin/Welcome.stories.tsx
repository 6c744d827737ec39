import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Card, Divider, Figure, Grid, Heading, Logo, Page, Stack, Text } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { useWords } from '../words';

export default { title: 'Quoin/Welcome', parameters: { frame: 'page' } } satisfies Meta;

const WORDS = {
  en: {
    title: 'A design system for private-market investing',
    lead: 'Regulated fields, long flows and figures that have to be right. The investor portal is made of nothing else.',
    principles: [
      [
        'A well-set annual report',
        'Quiet paper, hairlines, exact figures. One corner is cut, on the one thing that matters in a view.',
      ],
      [
        'Figures are exact, and explain themselves',
        'Money is counted in cents, shares in basis points. A computed figure shows its formula and its rows.',
      ],
      [
        'Plain words, and what happens next',
        'A button names its deed. An error says what happened, why, and what to do.',
      ],
      [
        'What is private stays so',
        'A number that no bystander should read stands in no attribute, no story and no clipboard.',
      ],
      [
        'Two languages from the start',
        'Every component speaks English and Simplified Chinese. Switch the language in the toolbar above.',
      ],
      [
        'For every hand and eye',
        'Keyboard, screen reader, a phone of 360 px, three themes, two densities, forced colours, less motion.',
      ],
    ],
    sample: 'Sample position',
    nav: 'Current NAV',
    gain: 'Net gain',
    year: 'Past year',
    begin: 'Begin here',
    ways: ['How to choose', 'Colour', 'Type and space', 'Application step', 'Portfolio', 'Product list'],
    reasons: [
      'Which component does what an investor has to do',
      'Every colour, with its measured contrast',
      'Type, space, form, density, motion',
      'A composed page: a long form',
      'A composed page: figures and charts',
      'A composed page: a product list with filters',
    ],
  },
  'zh-CN': {
    title: '为私募市场投资而设计的组件系统',
    lead: '受监管的表单、漫长的流程，以及不容有误的数字。投资者门户完全由它构成。',
    principles: [
      ['像一份排版考究的年报', '素净的纸面、细线、精确的数字。每个页面只有一处切角，落在最重要的内容上。'],
      ['数字精确，且能自证', '金额以分计，比例以基点计。凡是算出来的数字，都能展开公式与原始记录。'],
      ['措辞平实，交代下一步', '按钮写明所做之事；出错时说明发生了什么、为什么，以及怎么办。'],
      ['隐私不外露', '不宜旁人看到的号码，不会出现在页面属性、示例或剪贴板中。'],
      ['从一开始就是两种语言', '每个组件都有英文和简体中文，可在上方工具栏切换。'],
      ['人人可用', '键盘、读屏软件、360 像素宽的手机、三种主题、两种密度、强制配色、减少动效，一应支持。'],
    ],
    sample: '持仓示例',
    nav: '当前净值（NAV）',
    gain: '净收益',
    year: '近一年',
    begin: '从这里开始',
    ways: ['如何选用', '颜色', '字体与间距', '申请步骤', '投资组合', '产品列表'],
    reasons: [
      '投资者要做的事，由哪个组件完成',
      '每种颜色及其实测对比度',
      '字体、间距、形状、密度与动效',
      '组合页面：长表单',
      '组合页面：数字与图表',
      '组合页面：带筛选的产品货架',
    ],
  },
};

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

function Welcome() {
  const words = useWords(WORDS);
  return (
    <Page>
      <Stack gap={12}>
        <Logo />
        <Stack gap={4}>
          <Heading level={1} size="hero">
            {words.title}
          </Heading>
          <Text size="lead" tone="secondary" measure>
            {words.lead}
          </Text>
        </Stack>
        <Grid columns="main-aside" gap={12}>
          <Grid columns={2} gap={8}>
            {words.principles.map(([title, text]) => (
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
                {words.sample}
              </Text>
              <Stack gap={1}>
                <Text size="small" tone="secondary">
                  {words.nav}
                </Text>
                <Figure kind="money" value="171342.18" size="display" />
              </Stack>
              <Divider />
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">{words.gain}</Text>
                <Figure kind="money" value="21342.18" change />
              </Stack>
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">{words.year}</Text>
                <Figure kind="percent" value="-0.0067" change />
              </Stack>
            </Stack>
          </Card>
        </Grid>
        <Stack as="nav" gap={3} aria-labelledby="begin">
          <Heading level={2} size="lead" id="begin">
            {words.begin}
          </Heading>
          <Ways>
            {PAGES.map((page, place) => (
              <li key={page}>
                <a href={`./?path=/story/${page}--gallery`} target="_top">
                  {words.ways[place]}
                </a>
                {words.reasons[place]}
              </li>
            ))}
          </Ways>
        </Stack>
      </Stack>
    </Page>
  );
}

export const Gallery: StoryObj = { render: () => <Welcome /> };
