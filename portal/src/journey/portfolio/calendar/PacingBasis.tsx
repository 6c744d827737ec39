import type { ReplyOf } from '@quoin/contract';
import { Card, Disclosure, Figure, Heading, ProductFacts, Stack, Text } from '@quoin/ui';
import { useText } from '../../../i18n';

type PacingInvestment = ReplyOf<'getPacing'>['investments'][number];

/** Starting values and projection of the estimate. */
export function PacingBasis({ investments }: { investments: readonly PacingInvestment[] }) {
  const text = useText();
  return (
    <Stack as="section" gap={4} aria-labelledby="pacing-basis">
      <Heading id="pacing-basis" level={2}>
        {text('portfolio.calendar.pacing.basis')}
      </Heading>
      <Stack as="ul" gap={3}>
        {investments.map((one) => (
          <Card key={one.id} as="li">
            <Stack gap={4}>
              <Heading level={3} size="title">
                {one.product_name}
              </Heading>
              <ProductFacts
                lines="between"
                facts={[
                  {
                    name: text('portfolio.calendar.pacing.commitment'),
                    value: <Figure kind="money" value={one.commitment} />,
                  },
                  {
                    name: text('portfolio.calendar.pacing.unfunded'),
                    value: <Figure kind="money" value={one.unfunded} />,
                  },
                  {
                    name: text('portfolio.calendar.pacing.called'),
                    value: <Figure kind="money" value={one.called} />,
                  },
                  {
                    name: text('portfolio.calendar.pacing.nav'),
                    value: <Figure kind="money" value={one.nav} />,
                  },
                  ...(one.redeemed === '0.00'
                    ? []
                    : [
                        {
                          name: text('portfolio.calendar.pacing.redeemed'),
                          value: <Figure kind="money" value={one.redeemed} />,
                        },
                      ]),
                  {
                    name: text('portfolio.calendar.pacing.age'),
                    value: text('portfolio.calendar.pacing.years', { count: one.age }),
                  },
                ]}
              />
            </Stack>
          </Card>
        ))}
      </Stack>
      <Disclosure summary={text('portfolio.calendar.pacing.method')}>
        <Stack gap={3}>
          <Text measure>{text('portfolio.calendar.pacing.method.calls')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.payouts')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.years')}</Text>
          <Text measure tone="secondary">
            {text('portfolio.calendar.pacing.source')}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
