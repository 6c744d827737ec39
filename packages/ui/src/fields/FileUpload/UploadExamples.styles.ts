import { styled } from 'styled-components';
import { plainList } from '../../tokens/shared-styles';

export const Examples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(8.5 * var(--quoin-font-size-body))), 1fr));
  gap: var(--quoin-space-4);
  ${plainList}
  font-size: var(--quoin-font-size-small);

  & > li {
    display: grid;
    align-content: start;
    gap: var(--quoin-space-2);
  }
  & svg[viewBox='0 0 96 64'] {
    width: 100%;
    max-width: 144px;
    fill: none;
    stroke: var(--quoin-color-border-control);
    stroke-width: 1.5;
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-sunken);
  }
  & [data-part='paper'] {
    fill: var(--quoin-color-surface-raised);
  }
  & [data-part='mark'] {
    stroke: var(--quoin-color-success-mark);
    stroke-width: 2;
  }
  & [data-part='light'] {
    fill: var(--quoin-color-surface-sunken);
    stroke: var(--quoin-color-danger-mark);
  }
  & > li > span {
    display: flex;
    gap: var(--quoin-space-2);
  }
  & > li > span > [data-quoin='Icon'] {
    margin-top: 2px;
    color: var(--quoin-color-danger-mark);
  }
  & > li[data-accepted='true'] > span > [data-quoin='Icon'] {
    color: var(--quoin-color-success-mark);
  }
`;
