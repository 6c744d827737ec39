import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Beside another chart both are of one height. */
export const View = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${token.space[2]};
  justify-items: stretch;

  & > :last-child {
    justify-self: end;
  }
`;
