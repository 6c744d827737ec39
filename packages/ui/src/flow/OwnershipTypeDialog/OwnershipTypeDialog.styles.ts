import { styled } from 'styled-components';

export const Contact = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--quoin-space-5);
  margin: var(--quoin-space-1) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--quoin-density-target);
    overflow-wrap: anywhere;
  }
`;
