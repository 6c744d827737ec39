import { Heading, ProductFacts, Stack, Text } from '@quoin/ui';
import { named } from '../../../bank-account/bank-account-values';
import { SignBanner } from '../../../components/SignBanner';
import { useText } from '../../../i18n';
import type { Instructed } from './distribution-values';

/** What holds now, and what waits for its signature. */
export function InForce({ instructed: { delivery, account, to_sign: toSign } }: { instructed: Instructed }) {
  const text = useText();
  const shown = (one: NonNullable<typeof account>) => text('redeem.distribution.account', named(one));
  return (
    <Stack gap={6}>
      {toSign && (
        <SignBanner
          envelopeId={toSign.envelope_id}
          label={text('redeem.distribution.sign')}
          announce="polite"
        >
          {text('redeem.distribution.to_sign', {
            delivery: text(`redeem.distribution.delivery.${toSign.delivery}`),
            account: shown(toSign.account),
          })}
        </SignBanner>
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
