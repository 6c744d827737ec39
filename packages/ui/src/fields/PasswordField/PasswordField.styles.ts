import { styled } from 'styled-components';

export const Demands = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(9.5 * var(--quoin-font-size-body))), 1fr));
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

/** On the line of the label, where there is usually room, so that it moves nothing when it appears. */
export const Same = styled.span`
  display: flex;
  align-items: center;
  gap: var(--quoin-space-1);
  color: var(--quoin-color-success-text);

  :has(> * > &) {
    flex-flow: row wrap;
    align-items: flex-start;
    justify-content: space-between;
  }
  :has(> * > &) > :not(label),
  & + div {
    flex: 0 0 100%;
  }
  :has(> &) {
    display: contents;
  }
`;
