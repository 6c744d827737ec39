import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** The headline, with its figures in the cut-corner panel beside it. */
export const Hero = styled.section`
  display: grid;
  gap: ${token.space[8]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${token.space[16]};
    padding-block: ${token.space[8]};
  }
`;

export const HeroFigures = styled.dl`
  display: grid;
  gap: ${token.space[6]};
  margin: 0;
  padding: ${token.space[4]};

  /* Shows the figure above its name, but screen readers read the name first. */
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }

  & > div + div {
    padding-top: ${token.space[6]};
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  }

  & dt {
    color: ${token.color.text.secondary};
  }

  & dd {
    margin: 0;
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.display};
    line-height: ${token.font.leading.tight};
    font-variant-numeric: lining-nums;
  }
`;

export const CategoryStrip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  & a {
    display: grid;
    gap: ${token.space[2]};
    color: ${token.color.text.primary};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    text-decoration: none;
  }

  & a:hover span {
    color: ${token.color.text.link};
    text-decoration: underline;
  }

  & [data-part='art'] {
    height: 96px;
    overflow: hidden;
    border-radius: ${token.radius.control};
  }
`;

export const Step = styled.li`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  padding-top: ${token.space[4]};
  border-top: ${token.layout.hairline} solid ${token.color.border.strong};
  list-style: none;

  & > [data-part='number'] {
    color: ${token.color.text.secondary};
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.heading};
    line-height: ${token.font.leading.tight};
  }
`;
