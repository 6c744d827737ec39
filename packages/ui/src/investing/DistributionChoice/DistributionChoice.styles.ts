import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  & > [data-part='accounts'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${token.space[3]};
  }
  & > [data-part='accounts'] > [data-quoin='RadioGroup'] {
    width: 100%;
    overflow-wrap: anywhere;
  }
`;
