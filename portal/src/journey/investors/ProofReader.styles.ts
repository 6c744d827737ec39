import { styled } from 'styled-components';

/** As large as the dialog is wide. */
export const Picture = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
`;
