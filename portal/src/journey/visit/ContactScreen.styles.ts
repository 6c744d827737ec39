import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** E-mail and telephone links, each large enough for touch. */
export const Reach = styled.div`
  display: grid;
  justify-items: start;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.density.target};
    overflow-wrap: anywhere;
  }
`;

export const Office = styled.address`
  display: grid;
  color: ${token.color.text.secondary};
  font-style: normal;
`;
