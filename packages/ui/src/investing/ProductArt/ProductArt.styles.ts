import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${token.color.art.paper};

  & [data-tone='paper'] {
    fill: ${token.color.art.paper};
  }
  & [data-tone='shade'] {
    fill: ${token.color.art.shade};
  }
  & [data-tone='form'] {
    fill: ${token.color.art.form};
  }
  & [data-tone='deep'] {
    fill: ${token.color.art.deep};
  }
  & [data-tone='mark'] {
    fill: ${token.color.art.mark};
  }
  & [data-tone='line'] {
    fill: none;
    stroke: ${token.color.art.shade};
    stroke-width: 2;
  }

  ${media.forcedColours} {
    forced-color-adjust: none;
  }
`;
