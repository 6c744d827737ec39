// What can be redeemed across the portfolio, and what is under way; the address of My Redemption leads here.
import type { ReplyOf } from '@quoin/contract';
import { Card, Grid, Heading, LinkButton, Stack, Text, useFormat } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { RouterAnchor } from '../../app/router-link';
import { useErrorSentence, useText } from '../../i18n';
import { isNotCovered } from './not-covered';
import { REDEMPTIONS_ID } from './redemptions-id';

type Investment = ReplyOf<'getInvestment'>;

export function CurrentRedemptions({ investments }: { investments: readonly Investment[] }) {
  const text = useText();
  const { hash } = useLocation();
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
      <Grid columns={2}>
        {investments.map((investment) => (
          <RedemptionOf key={investment.id} investment={investment} />
        ))}
      </Grid>
    </Stack>
  );
}

function RedemptionOf({ investment }: { investment: Investment }) {
  const text = useText();
  const format = useFormat();
  const errorSentence = useErrorSentence();
  const { data, error } = api.useGetRedemptionsQuery({ params: { investmentId: investment.id } });
  const { product } = investment;
  const ongoing = data?.ongoing;
  const hasNothing = data && !data.open && !ongoing;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={3} size="lead">
          {product.name}
        </Heading>
        <Text tone="secondary">
          {isCallError(error) && errorSentence(error)}
          {data?.open && text('redeem.up_to', { amount: format.money(data.available) })}
          {hasNothing && text('redeem.none.text')}
          {data && isNotCovered(data) && text('redeem.not_covered')}
          {ongoing &&
            !isNotCovered(data) &&
            text(ongoing.waits_for ? `redeem.waits.${ongoing.waits_for}` : 'redeem.under_way', {
              day: format.date(ongoing.redemption_day),
            })}
        </Text>
        {!hasNothing && (
          <LinkButton
            as={RouterAnchor}
            href={`/my-investment/${investment.group}/${investment.id}/redemption`}
            variant="secondary"
            aria-label={text(ongoing ? 'redeem.show_named' : 'redeem.request_named', {
              product: product.name,
            })}
          >
            {text(ongoing ? 'redeem.show' : 'redeem.request')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
