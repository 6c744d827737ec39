import { styled } from 'styled-components';
import { media, secondaryText, token } from '../../tokens/shared-styles';

/** Picture, name and kind of a product. */
export const Product = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};

  & > [data-part='art'] {
    flex: none;
    width: 72px;
    height: 44px;
    overflow: hidden;
    border-radius: ${token.radius.figure};
  }
  & > [data-part='text'] {
    display: grid;
    gap: ${token.space[1]};
    align-self: baseline; /* the line of the figures beside it */
    min-width: 0;
  }
  & a {
    overflow-wrap: anywhere;
  }
  & [data-part='kind'] {
    ${secondaryText.caption}
    font-weight: ${token.font.weight.regular};
  }

  ${media.print} {
    & > [data-part='art'] {
      display: none;
    }
  }
`;
