import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: var(--quoin-color-art-paper);

  & [data-tone='paper'] {
    fill: var(--quoin-color-art-paper);
  }
  & [data-tone='shade'] {
    fill: var(--quoin-color-art-shade);
  }
  & [data-tone='form'] {
    fill: var(--quoin-color-art-form);
  }
  & [data-tone='deep'] {
    fill: var(--quoin-color-art-deep);
  }
  & [data-tone='mark'] {
    fill: var(--quoin-color-art-mark);
  }
  & [data-tone='line'] {
    fill: none;
    stroke: var(--quoin-color-art-shade);
    stroke-width: 2;
  }

  ${media.forcedColours} {
    forced-color-adjust: none;
  }
`;
