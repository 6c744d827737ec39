import { styled } from 'styled-components';
import { media, oneColumn, token } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: ${token.space[12]};
  width: 100%;
  max-width: calc(${token.layout.page} + 2 * ${token.layout.gutter});
  margin-inline: auto;
  padding: ${token.space[10]} ${token.layout.gutter} ${token.space[16]};

  & > [data-part] {
    width: 100%;
    max-width: 440px;
    margin-inline: auto;
  }
  & [data-part='art'] {
    display: none;
  }
  & [data-part='aside'] {
    padding: ${token.space[6]};
  }
  &:focus {
    outline: none;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[16]};
    align-items: start;

    & > [data-part='panel'] {
      max-width: none;
    }
    & [data-part='art'] {
      display: block;
      height: 220px;
    }
    & [data-part='aside'] {
      padding: ${token.space[8]} ${token.space[10]} ${token.space[10]};
    }
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.layout.gutterPhone} ${token.space[12]};
  }
`;
