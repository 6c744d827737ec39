import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Parts = styled.div`
  display: grid;
  gap: ${token.space[6]} ${token.space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;

  /* The legend asks; the names of its parts stand back, as in a date of birth. */
  & [data-part='label'] {
    color: ${token.color.text.secondary};
    font-weight: ${token.font.weight.regular};
  }
`;
