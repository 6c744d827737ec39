import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, Figure, Grid, Heading, Stack, Text } from '@quoin/ui';

const meta: Meta<typeof Card> = { title: 'Foundations/Card', component: Card };
export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Grid columns={3}>
      <Card variant="chamfered" as="section">
        <Stack gap={3}>
          <Text size="small" tone="accent" weight="medium">
            Closing soon
          </Text>
          <Heading level={2} size="title">
            The one primary thing of a view
          </Heading>
          <Text tone="secondary">Its corner is cut. There is one at most.</Text>
          <Divider />
          <Figure kind="percent" value="0.0825" size="title" />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            Plain
          </Heading>
          <Text tone="secondary">A hairline and paper. No shadow, because it does not float.</Text>
        </Stack>
      </Card>
      <Card variant="quiet" as="section">
        <Stack gap={3}>
          <Heading level={2} size="title">
            Quiet
          </Heading>
          <Text tone="secondary">For what supports the page and is not its subject.</Text>
        </Stack>
      </Card>
    </Grid>
  ),
};
