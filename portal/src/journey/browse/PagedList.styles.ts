import { styled } from 'styled-components';

/** Takes the focus when its page is turned; a ring around twelve cards would say nothing. */
export const ListFrame = styled.section`
  &:focus {
    outline: none;
  }
`;
