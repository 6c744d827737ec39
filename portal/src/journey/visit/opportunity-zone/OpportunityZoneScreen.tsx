// Opportunity-zone funds: tax benefits of reinvesting a gain, with the dates for a gain realized today.
import {
  OPPORTUNITY_ZONE_COMPARED_ON,
  opportunityZoneDates,
  opportunityZoneTerms,
  type OpportunityZoneTerms,
  opportunityZoneTermsOn,
} from '@quoin/rules';
import { Banner, Card, Grid, Heading, Page, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useToday } from '../../../browser/server-time';
import { Lead } from '../../../components/Note';
import { ButtonLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { Step } from '../HomeScreen.styles';
import { TitledParts, ToContact } from '../PageParts';

const STEPS = ['reinvest', 'defer', 'reduce', 'hold'] as const;
const PARTS = ['zone', 'gain', 'risk', 'advice'] as const;

export default function OpportunityZoneScreen() {
  const text = useText();
  const format = useFormat();
  const today = useToday();
  const { reinvest_days, reductions, hold_years } = opportunityZoneTermsOn(today);
  const [reduction] = reductions;
  const deferred = opportunityZoneDates(today, today).gain_taxed_on > today;
  const values = {
    days: reinvest_days,
    percent: (reduction?.reduction_bp ?? 0) / 100,
    reduceYears: reduction?.years ?? 0,
    holdYears: hold_years,
  };
  return (
    <Page>
      <Stack gap={16}>
        <Grid columns="main-aside" as="section" gap={12}>
          <Stack gap={6} align="start">
            <Heading level={1} size="hero">
              {text('visit.zone.title')}
            </Heading>
            <Lead size="lead">
              {text(deferred ? 'visit.zone.lead' : 'visit.zone.lead.not_deferred', values)}
            </Lead>
            <ButtonLink href="/products?category=real_estate">{text('visit.zone.browse')}</ButtonLink>
          </Stack>
          <Card variant="chamfered">
            <GainOfToday today={today} />
          </Card>
        </Grid>
        <Stack gap={6} as="section">
          <Heading level={2}>{text('visit.zone.steps')}</Heading>
          <Grid columns={4} as="ol">
            {STEPS.map((step, index) => (
              <Step key={step}>
                <span data-part="number" aria-hidden>
                  {index + 1}
                </span>
                <Heading level={3} size="lead">
                  {text(`visit.zone.step.${step}.title`, values)}
                </Heading>
                <Text tone="secondary">{text(`visit.zone.step.${step}.text`, values)}</Text>
              </Step>
            ))}
          </Grid>
        </Stack>
        <Stack gap={6} as="section">
          <Heading level={2}>{text('visit.zone.law')}</Heading>
          <Grid columns={2}>
            {opportunityZoneTerms().map((terms) => (
              <ZoneTerms key={terms.effective_from} terms={terms} />
            ))}
          </Grid>
        </Stack>
        <TitledParts
          parts={PARTS.map((part) => ({
            title: text(`visit.zone.part.${part}.title`),
            text: text(`visit.zone.part.${part}.text`),
          }))}
        />
        <Banner signal="warning" action={<ToContact />}>
          {text('visit.zone.disclaimer', { date: format.date(OPPORTUNITY_ZONE_COMPARED_ON) })}
        </Banner>
      </Stack>
    </Page>
  );
}

/** @param today YYYY-MM-DD in New York: date of the sale and of the investment */
function GainOfToday({ today }: { today: string }) {
  const text = useText();
  const { date } = useFormat();
  const { reinvest_by, gain_taxed_on, reductions, gain_of_fund_free_from } = opportunityZoneDates(
    today,
    today,
  );
  const granted = opportunityZoneTermsOn(today).reductions;
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {text('visit.zone.today')}
      </Heading>
      <ProductFacts
        lines="between"
        facts={[
          { name: text('visit.zone.today.reinvest'), value: date(reinvest_by) },
          {
            name: text('visit.zone.today.deferred'),
            value: gain_taxed_on > today ? date(gain_taxed_on) : text('visit.zone.today.not_deferred'),
          },
          ...granted.map(({ years, reduction_bp }) => {
            const reached = reductions.find((one) => one.reduction_bp === reduction_bp);
            return {
              name: text('visit.zone.today.reduced', { percent: reduction_bp / 100 }),
              value: reached ? date(reached.on) : text('visit.zone.today.not_reduced'),
              note: reached ? undefined : text('visit.zone.today.not_reduced_why', { years }),
            };
          }),
          { name: text('visit.zone.today.untaxed'), value: date(gain_of_fund_free_from) },
        ]}
      />
    </Stack>
  );
}

/** Benefits for investments from a given date on, with the citation of the law. */
function ZoneTerms({ terms }: { terms: OpportunityZoneTerms }) {
  const text = useText();
  const { date } = useFormat();
  const { effective_from, reinvest_days, deferral, reductions, hold_years, citation } = terms;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3}>{text('visit.zone.from', { date: date(effective_from) })}</Heading>
        <ProductFacts
          facts={[
            {
              name: text('visit.zone.fact.reinvest'),
              value: text('visit.zone.fact.days', { days: reinvest_days }),
            },
            {
              name: text('visit.zone.fact.deferral'),
              value:
                deferral.kind === 'until'
                  ? text('visit.zone.fact.until', { date: date(deferral.date) })
                  : text('visit.zone.fact.for_years', { years: deferral.years }),
            },
            ...reductions.map(({ years, reduction_bp }) => ({
              name: text('visit.zone.fact.reduction'),
              value: text('visit.zone.fact.percent_after', { percent: reduction_bp / 100, years }),
            })),
            {
              name: text('visit.zone.fact.untaxed'),
              value: text('visit.zone.fact.none_after', { years: hold_years }),
            },
          ]}
        />
        <Text size="caption" tone="secondary">
          {text('visit.zone.source', { terms: citation })}
        </Text>
      </Stack>
    </Card>
  );
}
