import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

/** Picture, name and kind of a product. */
export const Product = styled.span`
  display: flex;
  align-items: center;
  gap: var(--quoin-space-3);

  & > [data-part='art'] {
    flex: none;
    width: 72px;
    height: 44px;
    overflow: hidden;
    border-radius: var(--quoin-radius-figure);
  }
  & > [data-part='text'] {
    display: grid;
    gap: var(--quoin-space-1);
    align-self: baseline; /* the line of the figures beside it */
    min-width: 0;
  }
  & a {
    overflow-wrap: anywhere;
  }
  & [data-part='kind'] {
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-regular);
  }

  ${media.print} {
    & > [data-part='art'] {
      display: none;
    }
  }
`;
