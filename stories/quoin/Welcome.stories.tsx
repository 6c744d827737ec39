import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Divider, Figure, Grid, Heading, Logo, Page, Stack, Text } from '@quoin/ui';

const meta: Meta = { title: 'Quoin/Welcome', parameters: { frame: 'page' } };
export default meta;

const principles = [
  {
    title: 'A well-set annual report',
    text: 'Quiet paper, hairlines, exact figures. One corner is cut, on the one thing that matters in a view.',
  },
  {
    title: 'Two languages from the start',
    text: 'Every component speaks English and Simplified Chinese. Switch the language in the toolbar above.',
  },
  {
    title: 'For every hand and eye',
    text: 'Keyboard, screen reader, a phone of 360 px, three themes, two densities, forced colours, less motion.',
  },
];

export const Gallery: StoryObj = {
  render: () => (
    <Page>
      <Stack gap={12}>
        <Logo />
        <Stack gap={4}>
          <Heading level={1} size="hero">
            A design system for private-market investing
          </Heading>
          <Text size="lead" tone="secondary" measure>
            Regulated fields, long flows and figures that have to be right. The investor portal is made of
            nothing else.
          </Text>
        </Stack>
        <Grid columns="main-aside" gap={12}>
          <Grid columns={1}>
            {principles.map(({ title, text }) => (
              <Stack key={title} gap={2}>
                <Divider />
                <Heading level={2} size="title">
                  {title}
                </Heading>
                <Text tone="secondary" measure>
                  {text}
                </Text>
              </Stack>
            ))}
          </Grid>
          <Card variant="chamfered" as="aside">
            <Stack gap={6}>
              <Text size="small" tone="accent" weight="medium">
                Sample position
              </Text>
              <Stack gap={1}>
                <Text size="small" tone="secondary">
                  Current NAV
                </Text>
                <Figure kind="money" value="171342.18" size="display" />
              </Stack>
              <Divider />
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">Net gain</Text>
                <Figure kind="money" value="21342.18" change />
              </Stack>
              <Stack direction="horizontal" justify="between">
                <Text tone="secondary">Past year</Text>
                <Figure kind="percent" value="-0.0067" change />
              </Stack>
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </Page>
  ),
};
