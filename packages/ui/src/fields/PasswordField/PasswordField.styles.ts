import { styled } from 'styled-components';

export const Demands = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: var(--quoin-space-1) var(--quoin-space-4);
  margin: var(--quoin-space-1) 0;
  padding: 0;
  list-style: none;
`;

export const Demand = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-1);
  color: var(--quoin-color-text-secondary);

  &[data-met] {
    color: var(--quoin-color-success-text);
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
  gap: var(--quoin-space-1);
  color: var(--quoin-color-success-text);
`;
