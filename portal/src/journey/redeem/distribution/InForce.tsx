import { Banner, Heading, LinkButton, ProductFacts, Stack, Text } from '@quoin/ui';
import { lastDigits } from '../../../app/last-digits';
import { RouterAnchor } from '../../../app/router-link';
import { useText } from '../../../i18n';
import type { Instructed } from './distribution-values';

/** What holds now, and what waits for its signature. */
export function InForce({ instructed: { delivery, account, to_sign: toSign } }: { instructed: Instructed }) {
  const text = useText();
  const shown = ({ name, number_masked }: NonNullable<typeof account>) =>
    text('redeem.distribution.account', { name, digits: lastDigits(number_masked) });
  return (
    <Stack gap={6}>
      {toSign && (
        <Banner
          announce="polite"
          action={
            <LinkButton as={RouterAnchor} href={`/signing/${toSign.envelope_id}`}>
              {text('redeem.distribution.sign')}
            </LinkButton>
          }
        >
          {text('redeem.distribution.to_sign', {
            delivery: text(`redeem.distribution.delivery.${toSign.delivery}`),
            account: shown(toSign.account),
          })}
        </Banner>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2} size="title">
          {text('redeem.distribution.in_force')}
        </Heading>
        {delivery && account ? (
          <ProductFacts
            facts={[
              {
                name: text('redeem.distribution.delivery'),
                value: text(`redeem.distribution.delivery.${delivery}`),
              },
              { name: text('redeem.distribution.to'), value: <bdi>{shown(account)}</bdi> },
            ]}
          />
        ) : (
          <Text measure>{text('redeem.distribution.none')}</Text>
        )}
      </Stack>
    </Stack>
  );
}
