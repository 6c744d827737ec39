import { styled } from 'styled-components';

/** Not `display: none`: some password managers skip what is not rendered. */
export const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  clip-path: inset(50%);
`;
