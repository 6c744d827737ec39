import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.div`
  width: 100%;
  max-width: calc(${token.layout.page} + 2 * ${token.layout.gutter});
  margin-inline: auto;
  padding: ${token.space[10]} ${token.layout.gutter} ${token.space[16]};

  &[data-width='form'] {
    max-width: calc(880px + 2 * ${token.layout.gutter});
  }
  &[data-width='reading'] {
    max-width: calc(${token.layout.reading} + 2 * ${token.layout.gutter});
  }
  &[data-width='narrow'] {
    max-width: calc(440px + 2 * ${token.layout.gutter});
  }
  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.layout.gutterPhone} ${token.space[12]};
  }
`;
