import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

/** Panels in a column; the ownership percentage of the next layer is on the line between them. */
export const Layers = styled.div`
  display: grid;
  font-size: var(--quoin-font-size-small);
  line-height: 1.5;

  & > [data-part='investor'],
  & > [data-part='layer'] {
    padding: var(--quoin-space-3) var(--quoin-space-4);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
    overflow-wrap: anywhere;
  }
  & > [data-part='investor'] {
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-surface-selected);
    font-weight: var(--quoin-font-weight-strong);
  }
  & > [data-part='layer'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--quoin-space-4);
  }
  & [data-part='kind'] {
    grid-column: 1;
    ${secondaryText.caption}
  }
  & [data-part='name'] {
    grid-column: 1;
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='fees'] {
    display: grid;
    grid-area: 1 / 2 / 3 / 3;
    align-content: center;
    justify-items: end;
    ${secondaryText.caption}
  }
  & [data-part='fees'] [data-quoin='Figure'] {
    color: var(--quoin-color-text-primary);
  }
  & > [data-part='held'] {
    display: flex;
    align-items: center;
    min-height: var(--quoin-space-12);
    margin-inline-start: var(--quoin-space-6);
    padding-inline-start: var(--quoin-space-4);
    border-inline-start: 2px solid var(--quoin-color-border-control);
    overflow-wrap: anywhere;
    ${secondaryText.caption}
  }

  @container (max-width: 479.98px) {
    & > [data-part='layer'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='fees'] {
      grid-area: auto;
      justify-items: start;
      padding-block-start: var(--quoin-space-2);
    }
  }
`;
