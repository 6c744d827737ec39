import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Demands = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: ${token.space[1]} ${token.space[4]};
  margin: ${token.space[1]} 0;
  padding: 0;
  list-style: none;
`;

export const Demand = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.text.secondary};

  &[data-met] {
    color: ${token.color.success.text};
  }
`;

export const Bullet = styled.span`
  width: 6px;
  height: 6px;
  margin: 0 5px;
  border: 1.5px solid currentColor;
  border-radius: 50%;
`;

/** Opposite the label, where there is always room. */
export const Same = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.success.text};
`;
