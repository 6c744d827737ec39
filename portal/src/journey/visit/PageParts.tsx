import { Grid, Heading, Stack } from '@quoin/ui';
import { Lead } from '../../components/Note';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';

/** Short texts with headings, in two columns if there is room. */
export function TitledParts({ parts }: { parts: readonly { title: string; text: string }[] }) {
  return (
    <Grid columns={2} as="section" gap={12}>
      {parts.map(({ title, text }) => (
        <Stack gap={3} key={title}>
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Lead>{text}</Lead>
        </Stack>
      ))}
    </Grid>
  );
}

export function ToContact() {
  const text = useText();
  return (
    <ButtonLink href="/contact" variant="secondary">
      {text('visit.to_contact')}
    </ButtonLink>
  );
}
