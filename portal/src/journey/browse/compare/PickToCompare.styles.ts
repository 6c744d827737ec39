import { styled } from 'styled-components';

/** Above the link that covers the card. */
export const AboveLink = styled.div`
  position: relative;
`;
