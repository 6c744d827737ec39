import { styled } from 'styled-components';

/** Each product gets the same width, however much is written of it. */
export const EvenColumns = styled.div`
  & > table {
    table-layout: fixed;
  }
`;
