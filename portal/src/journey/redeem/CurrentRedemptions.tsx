// Redeemable and ongoing redemptions across the portfolio; target of the URL of "My redemption".
import type { ReplyOf } from '@quoin/contract';
import { Card, Grid, Heading, Skeleton, Stack, Text, useFormat } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { ButtonLink, REDEMPTIONS_ID } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { isNotCovered } from './redemption-on-card';

type Investment = ReplyOf<'getInvestment'>;
type Availability = ReplyOf<'listRedemptionStandings'>['items'][number];

export function CurrentRedemptions({ investments }: { investments: readonly Investment[] }) {
  const text = useText();
  const { hash } = useLocation();
  const { data, error, refetch } = api.useListRedemptionStandingsQuery();
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash !== `#${REDEMPTIONS_ID}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Stack as="section" gap={6} aria-labelledby={REDEMPTIONS_ID}>
      <Heading ref={heading} id={REDEMPTIONS_ID} tabIndex={-1} level={2}>
        {text('redeem.title')}
      </Heading>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="block" height={160} />}
      {data && (
        <Grid columns={2}>
          {investments.map((investment) => {
            const availability = data.items.find(({ investment_id }) => investment_id === investment.id);
            return (
              availability && (
                <RedemptionOf key={investment.id} investment={investment} availability={availability} />
              )
            );
          })}
        </Grid>
      )}
    </Stack>
  );
}

function RedemptionOf({ investment, availability }: { investment: Investment; availability: Availability }) {
  const text = useText();
  const format = useFormat();
  const { product } = investment;
  const { open, barrier, available, ongoing } = availability;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={3} size="lead">
          {product.name}
        </Heading>
        <Text tone="secondary">
          {open && text('redeem.up_to', { amount: format.money(available) })}
          {barrier !== null && !ongoing && text(`redeem.barrier.${barrier}`)}
          {isNotCovered(availability) && text('redeem.not_covered')}
          {ongoing &&
            !isNotCovered(availability) &&
            text(ongoing.waits_for ? `redeem.waits.${ongoing.waits_for}` : 'redeem.under_way', {
              day: format.date(ongoing.redemption_day),
            })}
        </Text>
        {(open || ongoing) && (
          <ButtonLink
            href={`/my-investment/${investment.group}/${investment.id}/redemption`}
            variant="secondary"
            aria-label={text(ongoing ? 'redeem.show_named' : 'redeem.request_named', {
              product: product.name,
            })}
          >
            {text(ongoing ? 'redeem.show' : 'redeem.request')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
