import { Grid, Heading, Stack } from '@quoin/ui';
import { Lead } from '../../components/Note';

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
