import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, secondaryText, token } from '../../tokens/shared-styles';
import { factList, wholeCardLink } from '../card-parts.styles';

export const View = styled(Card)`
  ${wholeCardLink}
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  height: 100%;
  overflow-wrap: anywhere;

  & > [data-part='play'] {
    display: grid;
    place-items: center;
    width: ${token.space[10]};
    height: ${token.space[10]};
    border-radius: ${token.radius.round};
    background: ${token.color.surface.selected};
    color: ${token.color.text.link};
  }
  & > [data-part='note'] {
    ${secondaryText.small}
  }

  ${media.forcedColours} {
    & > [data-part='play'] {
      border: ${token.layout.hairline} solid CanvasText;
    }
  }
`;

/** Aligned in all cards of a row, however long the names are. */
export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]} ${token.space[6]};
  margin-top: auto;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;
