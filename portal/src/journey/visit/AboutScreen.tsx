// About us: purpose, process, fees and people.
import { BRAND, PRODUCT_CATEGORIES } from '@quoin/rules';
import { Card, Grid, Heading, Page, Stack, Text, useFormat } from '@quoin/ui';
import { Link } from 'react-router-dom';
import { useIntl } from 'react-intl';
import { Lead } from '../../components/Note';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { TitledParts, ToContact } from './PageParts';
import { HeroFigures } from './HomeScreen.styles';

const PRINCIPLES = ['sight', 'same', 'corner'] as const;
const PARTS = ['access', 'review', 'paid', 'regulated'] as const;

export default function AboutScreen() {
  const text = useText();
  const { name, legalEntity, broker } = BRAND.operator;
  return (
    <Page>
      <Stack gap={16}>
        <Grid columns="main-aside" as="section" gap={12}>
          <Stack gap={6}>
            <Heading level={1} size="hero">
              {text('visit.about.hero')}
            </Heading>
            <Lead size="lead">{text('visit.about.lead', { name })}</Lead>
          </Stack>
          <Card variant="chamfered">
            <OperatorFigures />
          </Card>
        </Grid>
        <Stack gap={6} as="section">
          <Heading level={2}>{text('visit.about.principles')}</Heading>
          <Grid columns={3}>
            {PRINCIPLES.map((principle) => (
              <Card key={principle} variant="quiet">
                <Stack gap={3}>
                  <Heading level={3}>{text(`visit.about.principle.${principle}.title`)}</Heading>
                  <Text tone="secondary">{text(`visit.about.principle.${principle}.text`)}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
        <TitledParts
          parts={PARTS.map((part) => ({
            title: text(`visit.about.part.${part}.title`),
            text: text(`visit.about.part.${part}.text`, { legalEntity, broker }),
          }))}
        />
        <Stack gap={4} as="section" align="start">
          <Heading level={2}>{text('visit.about.next')}</Heading>
          <Text>
            {text('visit.about.next_text')} <Link to="/faqs">{text('visit.to_faqs')}</Link>
          </Text>
          <Stack direction="horizontal" gap={3}>
            <ButtonLink href="/products">{text('visit.about.browse')}</ButtonLink>
            <ToContact />
          </Stack>
        </Stack>
      </Stack>
    </Page>
  );
}

/** The operator's claims about itself, with their date. */
function OperatorFigures() {
  const text = useText();
  const format = useFormat();
  const { formatNumber } = useIntl();
  const { brokeredTotal, assetsUnderManagementAsOf } = BRAND.claims;
  const brokered = { style: 'currency', currency: 'USD', notation: 'compact' } as const;
  return (
    <HeroFigures>
      <div>
        <dt>{text('visit.about.brokered', { date: format.date(assetsUnderManagementAsOf) })}</dt>
        <dd>{formatNumber(brokeredTotal, brokered)}</dd>
      </div>
      <div>
        <dt>{text('visit.about.categories')}</dt>
        <dd>{PRODUCT_CATEGORIES.length}</dd>
      </div>
      <div>
        <dt>{text('visit.about.offices')}</dt>
        <dd>{BRAND.offices.length}</dd>
      </div>
    </HeroFigures>
  );
}
