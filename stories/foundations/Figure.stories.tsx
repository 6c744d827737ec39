import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Figure', component: Figure } satisfies Meta;

const MESSAGES = bilingual({
  currentNav: ['Current NAV', '当前净值'],
  rateOfReturn: ['Rate of return', '收益率'],
  units: ['Units', '份额'],
  column: ['A column of figures', '一列数字'],
  contribution: ['Contribution', '实缴金额'],
  nav: ['Net asset value', '资产净值'],
  dividends: ['Dividends received', '已收分红'],
  fees: ['Fees', '费用'],
  unvalued: ['Not yet valued', '尚未估值'],
});

const LINES = [
  ['contribution', '150000.00'],
  ['nav', '171342.18'],
  ['dividends', '6210.50'],
  ['fees', '-1250.00'],
  ['unvalued', undefined],
] as const;

export const Playground: StoryObj<typeof Figure> = { args: { kind: 'money', value: '171342.18' } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={8}>
      <Grid columns={3}>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            {messages.currentNav}
          </Text>
          <Figure kind="money" value="171342.18" size="display" />
          <Figure kind="money" value="21342.18" change />
        </Stack>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            {messages.rateOfReturn}
          </Text>
          <Figure kind="percent" value="0.1423" size="display" />
          <Figure kind="percent" value="-0.0067" change />
        </Stack>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            {messages.units}
          </Text>
          <Figure kind="units" value="1482.339021" size="display" />
          <Figure kind="percent" value="0.0000" change />
        </Stack>
      </Grid>
      <Card as="section" style={{ maxWidth: 530 }}>
        <Stack gap={3}>
          <Heading level={2} size="title">
            {messages.column}
          </Heading>
          <table style={{ width: '100%', borderSpacing: 0 }}>
            <tbody>
              {LINES.map(([line, value]) => (
                <tr key={line}>
                  <th scope="row" style={{ padding: '6px 0', textAlign: 'start', fontWeight: 400 }}>
                    {messages[line]}
                  </th>
                  <td style={{ padding: 0, textAlign: 'end' }}>
                    <Figure kind="money" value={value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      </Card>
    </Stack>
  )),
};

/** All digits are exact, and the figure wraps only if the container is narrower. */
export const TwentyDigits: StoryObj = {
  render: () => (
    <Stack gap={6} style={{ width: 240 }}>
      <Figure kind="money" value="12345678901234567890.12" size="display" />
      <Figure kind="money" value="-12345678901234567890.12" change />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('[data-quoin="Figure"]');
    await expect(first).toHaveTextContent('12,345,678,901,234,567,890.12');
  },
};
