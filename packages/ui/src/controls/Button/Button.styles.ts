import { styled } from 'styled-components';
import { buttonLook } from './button-look';

export const View = styled.button`
  ${buttonLook}

  /* The words keep their place, so the button keeps its width; that it is busy is read out. */
  &[aria-busy='true'] > span {
    opacity: 0;
  }
  & > [data-part='busy'] {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
`;
