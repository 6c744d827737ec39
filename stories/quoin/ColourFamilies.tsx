import { styled } from 'styled-components';
import { Heading, Stack, Text } from '@quoin/ui';
import { colours, contrastOf, token } from '@quoin/ui/tokens';
import { FAMILIES, leastOf, pairOf, type Colour } from './colour-families';

export type ThemeName = keyof typeof colours;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: ${token.space[6]} ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.caption};
  line-height: ${token.font.leading.heading};
  font-feature-settings: 'tnum';

  & > li > span {
    display: grid;
    place-items: center;
    height: 72px;
    margin-block-end: ${token.space[2]};
    border: ${token.layout.hairline} solid ${token.color.border.hairline};
    border-radius: ${token.radius.figure};
    font-size: ${token.font.size.title};
  }
  & > li > span > i {
    width: 50%;
    height: ${token.space[3]};
    border-radius: ${token.radius.round};
  }
  & strong {
    display: block;
    font-weight: ${token.font.weight.medium};
  }
  & small {
    display: block;
    margin-block-start: ${token.space[1]};
    color: ${token.color.text.secondary};
    font-size: inherit;
  }
`;

/** Every colour as it is used: a text as text on its ground, a mark as a mark, a ground under its text. */
export function ColourFamilies({ theme }: { theme: ThemeName }) {
  return FAMILIES.map(({ title, use, colours: members }) => (
    <Stack key={title} as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={3} size="lead">
          {title}
        </Heading>
        <Text size="small" tone="secondary" measure>
          {use}
        </Text>
      </Stack>
      <Swatches>
        {members.map((colour) => (
          <Swatch key={colour[0]} colour={colour} theme={theme} />
        ))}
      </Swatches>
    </Stack>
  ));
}

function Swatch({ colour, theme }: { colour: Colour; theme: ThemeName }) {
  const [name, demand] = colour;
  const { front, ground } = pairOf(colour);
  const look = { color: colours[theme][front].hex, background: colours[theme][ground].hex };
  const { hex, alpha } = colours[theme][name];
  const least = leastOf(demand, theme);
  return (
    <li>
      {demand === 'quiet' ? (
        <span style={{ background: hex, opacity: alpha }} />
      ) : (
        <span style={look}>{demand === 'mark' ? <i style={{ background: look.color }} /> : '$25,000'}</span>
      )}
      <strong>{name}</strong>
      <small>
        {hex}
        {alpha < 1 && `, ${Math.round(alpha * 100)}%`}
      </small>
      <small>
        {least === null
          ? 'decoration'
          : `${contrastOf(look.color, look.background).toFixed(1)} of ${least}, ${
              demand === 'ground' ? `under ${front}` : `on ${ground}`
            }`}
      </small>
    </li>
  );
}
