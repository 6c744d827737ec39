import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, secondaryText } from '../../tokens/shared-styles';
import { factList, wholeCardLink } from '../card-parts.styles';

export const View = styled(Card)`
  ${wholeCardLink}
  display: flex;
  flex-direction: column;
  gap: var(--quoin-space-3);
  height: 100%;
  overflow-wrap: anywhere;

  & > [data-part='play'] {
    display: grid;
    place-items: center;
    width: var(--quoin-space-10);
    height: var(--quoin-space-10);
    border-radius: var(--quoin-radius-round);
    background: var(--quoin-color-surface-selected);
    color: var(--quoin-color-text-link);
  }
  & > [data-part='note'] {
    ${secondaryText.small}
  }

  ${media.forcedColours} {
    & > [data-part='play'] {
      border: var(--quoin-layout-hairline) solid CanvasText;
    }
  }
`;

/** Aligned in all cards of a row, however long the names are. */
export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--quoin-space-3) var(--quoin-space-6);
  margin-top: auto;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;
