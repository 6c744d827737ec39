import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Figure, Grid, QuoinProvider, Stack, Text, type Theme } from '@quoin/ui';
import { namedType } from '../named-type';
import { bilingual, withMessages } from '../messages';

export default {
  title: 'Foundations/QuoinProvider',
  component: QuoinProvider,
  argTypes: { messages: namedType('PartialMessages') },
} satisfies Meta<typeof QuoinProvider>;

const THEMES: readonly Theme[] = ['light', 'dark', 'high-contrast'];

const MESSAGES = bilingual({
  gain: ['Net gain', '净收益'],
  names: [
    ['Light', 'Dark', 'High contrast'],
    ['浅色', '深色', '高对比度'],
  ],
});

export const Playground: StoryObj<typeof QuoinProvider> = {
  args: {
    theme: 'dark',
    locale: 'en',
    gainColour: 'green',
    density: 'comfortable',
    children: <Figure kind="money" value="21342.18" change />,
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ gain, names }) => (
    <Grid columns={3}>
      {THEMES.map((theme, index) => (
        <QuoinProvider key={theme} theme={theme} gainColour={theme === 'dark' ? 'red' : 'green'}>
          <div style={{ padding: 24 }}>
            <Card>
              <Stack gap={2}>
                <Text weight="medium">{names[index]}</Text>
                <Text tone="secondary">{gain}</Text>
                <Figure kind="money" value="21342.18" change />
              </Stack>
            </Card>
          </div>
        </QuoinProvider>
      ))}
    </Grid>
  )),
};

/** Falls back to English and warns the developer once. */
export const UnknownLanguage: StoryObj = {
  render: () => (
    <QuoinProvider locale="not a locale">
      <Figure kind="money" value="21342.18" change />
    </QuoinProvider>
  ),
};
