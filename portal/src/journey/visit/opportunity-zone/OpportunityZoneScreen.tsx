// Opportunity-zone funds: tax benefits of reinvesting a gain, with the dates for a gain realized today.
import {
  OPPORTUNITY_ZONE_COMPARED_ON,
  opportunityZoneDates,
  opportunityZoneTerms,
  opportunityZoneTermsOn,
} from '@quoin/rules';
import { Banner, Card, Grid, Heading, Page, Stack, Text, useFormat } from '@quoin/ui';
import { useToday } from '../../../browser/server-time';
import { Lead } from '../../../components/Note';
import { ButtonLink } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { GainOfToday } from './GainOfToday';
import { Step } from '../HomeScreen.styles';
import { TitledParts } from '../TitledParts';
import { ToContact } from '../ToContact';
import { ZoneTerms } from './ZoneTerms';

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
            {STEPS.map((step, place) => (
              <Step key={step}>
                <span data-part="number" aria-hidden>
                  {place + 1}
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
