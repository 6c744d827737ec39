import { styled } from 'styled-components';
import { token } from '../../tokens';

export const View = styled.a`
  position: fixed;
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  z-index: 30;
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.action.surface};
  color: ${token.color.action.text};
  font-weight: ${token.font.weight.medium};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
