import { Grid, Heading, Stack, Text } from '@quoin/ui';

interface TitledPartsProps {
  parts: readonly { title: string; text: string }[];
}

/** Short texts under headings of their own, two beside each other where there is room. */
export function TitledParts({ parts }: TitledPartsProps) {
  return (
    <Grid columns={2} as="section" gap={12}>
      {parts.map(({ title, text }) => (
        <Stack gap={3} key={title}>
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text tone="secondary" measure>
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
