import { styled } from 'styled-components';

/** What follows stays within reach: two texts of a contract are many screens of a phone. */
export const Scrolled = styled.div`
  max-block-size: 70vh;
  overflow-y: auto;
`;
