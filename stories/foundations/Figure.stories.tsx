import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof Figure> = {
  title: 'Foundations/Figure',
  component: Figure,
  parameters: {
    guide: {
      use: [
        'Every amount, per cent and number of units on a page: exact, tabular, its unit lighter than its value.',
        'change for a gain or a loss.',
      ],
      avoid: [
        'A figure that is typed: take AmountField or PercentField.',
        'Many figures under one heading: take a table and put Figure into its cells.',
      ],
      accessibility: [
        'Plain text in the order in which it is spoken, so that it can be read, selected and copied.',
        'Gain and loss differ by sign and arrow, and only then by colour; which colour means gain is the provider’s.',
        'A figure that is unknown is an em dash.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const lines = [
  { label: 'Contribution', value: '150000.00' },
  { label: 'Net asset value', value: '171342.18' },
  { label: 'Dividends received', value: '6210.50' },
  { label: 'Fees', value: '-1250.00' },
];

export const Gallery: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Grid columns={3}>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            Current NAV
          </Text>
          <Figure kind="money" value="171342.18" size="display" />
          <Figure kind="money" value="21342.18" change />
        </Stack>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            Rate of return
          </Text>
          <Figure kind="percent" value="0.1423" size="display" />
          <Figure kind="percent" value="-0.0067" change />
        </Stack>
        <Stack gap={1}>
          <Text size="small" tone="secondary">
            Units
          </Text>
          <Figure kind="units" value="1482.339021" size="display" />
          <Figure kind="percent" value="0.0000" change />
        </Stack>
      </Grid>
      <Card as="section">
        <Heading level={2} size="title">
          A column of figures
        </Heading>
        <table style={{ width: '100%', maxWidth: 480, borderCollapse: 'collapse' }}>
          <tbody>
            {lines.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingBlock: 6 }}>
                  {label}
                </th>
                <td style={{ textAlign: 'end' }}>
                  <Figure kind="money" value={value} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingBlock: 6 }}>
                Not yet valued
              </th>
              <td style={{ textAlign: 'end' }}>
                <Figure kind="money" value={undefined} />
              </td>
            </tr>
          </tbody>
        </table>
      </Card>
    </Stack>
  ),
};
