import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Page, Stack, Text } from '@quoin/ui';
import { colours, contrastOf, token } from '@quoin/ui/tokens';

const meta: Meta = { title: 'Quoin/Tokens', parameters: { frame: 'page' } };
export default meta;

type ThemeName = keyof typeof colours;
type ColourName = keyof (typeof colours)['light'];

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in colours;
const isColour = (name: string): name is ColourName => name in colours.light;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.caption};
  line-height: ${token.font.leading.heading};

  & > li > span {
    display: block;
    height: 56px;
    margin-block-end: ${token.space[2]};
    border: 1px solid ${token.color.border.hairline};
    border-radius: ${token.radius.figure};
  }
  & small {
    display: block;
    color: ${token.color.text.secondary};
    font-size: inherit;
    font-feature-settings: 'tnum';
  }
`;

const Measure = styled.div`
  height: 12px;
  background: ${token.color.action.surface};
`;

/** What a colour is measured against: text of a button on its button, everything else on the page. */
const GROUNDS: Partial<Record<ColourName, ColourName>> = {
  'action.text': 'action.surface',
  'action.disabled-text': 'action.disabled',
  'destructive.text': 'destructive.surface',
  'text.inverse': 'surface.inverse',
};

const TYPE_SCALE = [
  ['hero', 'display'],
  ['display', 'display'],
  ['heading', 'display'],
  ['title', 'display'],
  ['lead', 'interface'],
  ['body', 'interface'],
  ['small', 'interface'],
  ['caption', 'interface'],
] as const;

function ColourSwatches({ theme }: { theme: ThemeName }) {
  const names = Object.keys(colours[theme]).filter(isColour);
  return (
    <Swatches>
      {names.map((name) => {
        const { hex } = colours[theme][name];
        const ground = GROUNDS[name] ?? 'surface.page';
        return (
          <li key={name}>
            <span style={{ background: hex }} />
            {name}
            <small>
              {hex} · {contrastOf(hex, colours[theme][ground].hex).toFixed(1)} on {ground}
            </small>
          </li>
        );
      })}
    </Swatches>
  );
}

export const Gallery: StoryObj = {
  render: (_, { globals }) => (
    <Page>
      <Stack gap={12}>
        <Heading level={1}>Tokens</Heading>
        <Stack as="section" gap={6}>
          <Heading level={2}>Colour, with its measured contrast</Heading>
          <ColourSwatches theme={isTheme(globals.theme) ? globals.theme : 'light'} />
        </Stack>
        <Stack as="section" gap={4}>
          <Heading level={2}>Type</Heading>
          {TYPE_SCALE.map(([name, family]) => (
            <div
              key={name}
              style={{
                fontFamily: token.font.family[family],
                fontSize: token.font.size[name],
                lineHeight: token.font.leading.heading,
              }}
            >
              {name}: capital called in four parts
            </div>
          ))}
        </Stack>
        <Stack as="section" gap={2}>
          <Heading level={2}>Space</Heading>
          {Object.entries(token.space).map(([step, size]) => (
            <Stack key={step} direction="horizontal" gap={4}>
              <Text as="span" size="small" tone="secondary" style={{ width: 32 }}>
                {step}
              </Text>
              <Measure style={{ width: size }} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Page>
  ),
};
