// Home page: headline, categories, process, open products, early access and disclosures.
import {
  BRAND,
  FIRST_APPLICATION_MINUTES,
  FUNDING_BUSINESS_DAYS,
  PRODUCT_CATEGORIES,
  SIGNATURE_PROCESSING_MINUTES,
} from '@quoin/rules';
import {
  Card,
  Grid,
  Heading,
  Page,
  ProductArt,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useProductTerms,
} from '@quoin/ui';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Lead, Note } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { RenderWhenVisible } from '../../components/RenderWhenVisible';
import { useText, withMessages } from '../../i18n';
import { ENTRY_POINT_DOLLARS } from '../../long-texts/text-facts';
import { ButtonLink, StandaloneLink } from '../../navigation/router-link';
import { selectReferral } from '../../session/referral-slice';
import { selectSignedIn } from '../../session/session-slice';
import { Featured } from './Featured';
import { CategoryStrip, Hero, HeroFigures, Step } from './HomeScreen.styles';

const InvitationOffer = lazy(() => import('./InvitationOffer'));

export default function HomeScreen() {
  const signedIn = useSelector(selectSignedIn);
  return (
    <Page>
      <Stack gap={16}>
        {!signedIn && <Invitation />}
        <HomeHero />
        <Categories />
        <HowItWorks />
        <Barriers />
        <Featured />
        {!signedIn && <EarlyAccess />}
        <Disclosure />
      </Stack>
    </Page>
  );
}

/** Only for visitors with an invitation. Other visitors load nothing. */
function Invitation() {
  if (useSelector(selectReferral) === null) return null;
  return (
    <PartBoundary>
      <InvitationOffer />
    </PartBoundary>
  );
}

const BARRIERS = ['minimum', 'access', 'paperwork'] as const;

/** Why private markets were closed to most people, and what is different here. */
function Barriers() {
  const text = useText();
  const { formatNumber } = useIntl();
  const minimum = formatNumber(ENTRY_POINT_DOLLARS, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.barriers')}</Heading>
        <StandaloneLink href="/about">{text('visit.home.learn_more')}</StandaloneLink>
      </Stack>
      <Grid columns={3}>
        {BARRIERS.map((barrier) => (
          <Card key={barrier} variant="quiet">
            <Stack gap={3}>
              <Heading level={3}>{text(`visit.home.barrier.${barrier}.title`)}</Heading>
              <Text tone="secondary">{text(`visit.home.barrier.${barrier}.text`, { minimum })}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Categories() {
  const text = useText();
  const terms = useProductTerms();
  return (
    <Stack gap={6} as="section">
      <Heading level={2}>{text('visit.home.categories')}</Heading>
      <CategoryStrip>
        {PRODUCT_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={`/products?category=${category}`}>
              <div data-part="art">
                <ProductArt category={category} seed={category} />
              </div>
              <span>{terms.category[category]}</span>
            </Link>
          </li>
        ))}
      </CategoryStrip>
    </Stack>
  );
}

function Disclosure() {
  const text = useText();
  const format = useFormat();
  const values = { broker: BRAND.operator.broker, date: format.date(BRAND.claims.assetsUnderManagementAsOf) };
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="small">
        {text('visit.home.disclosure')}
      </Heading>
      {([1, 2, 3] as const).map((part) => (
        <Note key={part} measure>
          {text(`visit.home.disclosure.${part}`, values)}
        </Note>
      ))}
    </Stack>
  );
}

/** Lazy: the form dependencies must not be part of the home page's first load. */
const EarlyAccessForm = lazy(() => withMessages('joining', () => import('./EarlyAccessForm')));

function EarlyAccess() {
  const text = useText();
  return (
    <Card as="section" variant="quiet">
      <Grid columns={2} gap={12}>
        <Stack gap={3}>
          <Heading level={2}>{text('visit.home.early')}</Heading>
          <Text tone="secondary">{text('visit.home.early.text')}</Text>
        </Stack>
        <RenderWhenVisible placeholder={<Skeleton shape="block" height={168} />}>
          <EarlyAccessForm />
        </RenderWhenVisible>
      </Grid>
    </Card>
  );
}

const STEPS = [
  { name: 'register', takes: undefined },
  { name: 'apply', takes: FIRST_APPLICATION_MINUTES },
  { name: 'sign', takes: SIGNATURE_PROCESSING_MINUTES },
  { name: 'fund', takes: FUNDING_BUSINESS_DAYS },
] as const;

function HowItWorks() {
  const text = useText();
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.steps')}</Heading>
        <StandaloneLink href="/faqs">{text('visit.to_faqs')}</StandaloneLink>
      </Stack>
      <Grid columns={4} as="ol">
        {STEPS.map(({ name, takes }, index) => (
          <Step key={name}>
            <span data-part="number" aria-hidden>
              {index + 1}
            </span>
            <Heading level={3} size="lead">
              {text(`visit.home.step.${name}.title`)}
            </Heading>
            <Text tone="secondary">{text(`visit.home.step.${name}.text`)}</Text>
            <Text size="small" weight="medium" tone="accent">
              {text(`visit.home.step.${name}.time`, { ...takes })}
            </Text>
          </Step>
        ))}
      </Grid>
    </Stack>
  );
}

function HomeHero() {
  const text = useText();
  const { formatNumber } = useIntl();
  const signedIn = useSelector(selectSignedIn);
  const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const { from, to } = FIRST_APPLICATION_MINUTES;
  return (
    <Hero>
      <Stack gap={6} align="start">
        <Heading level={1} size="hero">
          {text('visit.home.hero')}
        </Heading>
        <Lead size="lead">
          {text('visit.home.lead', { minimum: formatNumber(ENTRY_POINT_DOLLARS, dollars) })}
        </Lead>
        <Stack direction="horizontal" gap={3}>
          <ButtonLink href="/products?status=published" size="large">
            {text('visit.home.browse')}
          </ButtonLink>
          {!signedIn && (
            <ButtonLink href="/auth/signup" variant="secondary" size="large">
              {text('visit.home.join')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
      <Card variant="chamfered">
        <HeroFigures>
          <div>
            <dt>{text('visit.home.brokered')}</dt>
            <dd>
              {formatNumber(BRAND.claims.brokeredTotal, {
                style: 'currency',
                currency: 'USD',
                notation: 'compact',
              })}
            </dd>
          </div>
          <div>
            <dt>{text('visit.home.minutes')}</dt>
            <dd>
              {from}–{to}
            </dd>
          </div>
          <div>
            <dt>{text('visit.home.categories_count')}</dt>
            <dd>{PRODUCT_CATEGORIES.length}</dd>
          </div>
        </HeroFigures>
      </Card>
    </Hero>
  );
}
