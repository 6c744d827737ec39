import { styled } from 'styled-components';
import { colours, getContrast, token } from '@quoin/ui/tokens';
import { useSay } from '../messages';
import { FAMILIES, getMinimum, getPair, type Colour } from './colour-families';
import { MarginSection } from './MarginSection';

export type ThemeName = keyof typeof colours;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font.size.caption};
  line-height: ${token.font.leading.heading};

  & > li > span {
    display: grid;
    place-items: center;
    height: 56px;
    margin-block-end: ${token.space[2]};
    border: ${token.layout.hairline} solid ${token.color.border.hairline};
    border-radius: ${token.radius.figure};
    font-size: ${token.font.size.lead};
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

/** Shows every colour in its role: text on its background, a mark, a background under its text. */
export function ColourFamilies({ theme }: { theme: ThemeName }) {
  const say = useSay();
  return FAMILIES.map(({ title, use, colours: members }) => (
    <MarginSection key={say(title)} title={say(title)} use={say(use)}>
      <Swatches>
        {members.map((colour) => (
          <Swatch key={colour[0]} colour={colour} theme={theme} />
        ))}
      </Swatches>
    </MarginSection>
  ));
}

const NO_DEMAND = ['no minimum', '无要求'] as const;
const NEEDS = ['needs', '需达'] as const;
const UNDER = ['under', '之上为'] as const;
const ON = ['on', '置于'] as const;

function Swatch({ colour, theme }: { colour: Colour; theme: ThemeName }) {
  const say = useSay();
  const [name, demand] = colour;
  const { front, ground } = getPair(colour);
  const look = { color: colours[theme][front].hex, background: colours[theme][ground].hex };
  const { hex, alpha } = colours[theme][name];
  const least = getMinimum(demand, theme);
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
        {alpha < 1 && `, ${Math.round(alpha * 100)}%`} ·{' '}
        {least === null ? say(NO_DEMAND) : `${say(NEEDS)} ${least}`}
      </small>
      {least !== null && (
        <small>
          {getContrast(look.color, look.background).toFixed(1)} : 1{' '}
          {demand === 'ground' ? `${say(UNDER)} ${front}` : `${say(ON)} ${ground}`}
        </small>
      )}
    </li>
  );
}
