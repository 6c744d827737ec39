import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Figure, Grid, QuoinProvider, Stack, Text, type Locale, type Theme } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof QuoinProvider> = {
  title: 'Foundations/QuoinProvider',
  component: QuoinProvider,
  parameters: {
    guide: {
      use: [
        'Once, around the whole app: it brings language, theme, density, colour of gain and the CSP nonce.',
        'Again around a part of a page that has to look or speak otherwise.',
      ],
      avoid: ['For one figure in the other colour: take the provider of the whole page.'],
      accessibility: [
        'The outermost provider writes the language on the html element; each provider writes it on its own.',
        'Under prefers-reduced-motion nothing inside it moves.',
        'The theme “system” follows the reader’s colour scheme and wish for contrast.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const THEMES: readonly Theme[] = ['light', 'dark', 'high-contrast'];

const WORDS = {
  en: { gain: 'Net gain', names: ['Light', 'Dark', 'High contrast'] },
  'zh-CN': { gain: '净收益', names: ['浅色', '深色', '高对比度'] },
};

function Parts() {
  const { gain, names } = useWords(WORDS);
  return (
    <Grid columns={3}>
      {THEMES.map((theme, place) => (
        <QuoinProvider key={theme} theme={theme} gainColour={theme === 'dark' ? 'red' : 'green'}>
          <div style={{ padding: 24 }}>
            <Card>
              <Stack gap={2}>
                <Text weight="medium">{names[place]}</Text>
                <Text tone="secondary">{gain}</Text>
                <Figure kind="money" value="21342.18" change />
              </Stack>
            </Card>
          </div>
        </QuoinProvider>
      ))}
    </Grid>
  );
}

export const Gallery: StoryObj = { render: () => <Parts /> };

/** Falls back to English and warns the developer once. */
export const UnknownLanguage: StoryObj = {
  render: () => (
    <QuoinProvider locale={'fr' as Locale}>
      <Figure kind="money" value="21342.18" change />
    </QuoinProvider>
  ),
};
