import { FIRST_APPLICATION_MINUTES, FUNDING_BUSINESS_DAYS, SIGNATURE_PROCESSING_MINUTES } from '@quoin/rules';
import { Grid, Heading, Stack, Text } from '@quoin/ui';
import { StandaloneLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { Step } from './HomeScreen.styles';

const STEPS = [
  { name: 'register', takes: undefined },
  { name: 'apply', takes: FIRST_APPLICATION_MINUTES },
  { name: 'sign', takes: SIGNATURE_PROCESSING_MINUTES },
  { name: 'fund', takes: FUNDING_BUSINESS_DAYS },
] as const;

export function HowItWorks() {
  const text = useText();
  return (
    <Stack gap={6} as="section">
      <Stack direction="horizontal" justify="between" align="baseline">
        <Heading level={2}>{text('visit.home.steps')}</Heading>
        <StandaloneLink href="/faqs">{text('visit.to_faqs')}</StandaloneLink>
      </Stack>
      <Grid columns={4} as="ol">
        {STEPS.map(({ name, takes }, place) => (
          <Step key={name}>
            <span data-part="number" aria-hidden>
              {place + 1}
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
