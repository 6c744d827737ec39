// The panel of actions or links that opens below a button.
import { css } from 'styled-components';
import { interfaceFont, media, raisedSurface } from '../tokens/shared-styles';

/** The separator line above a group. */
export const aboveGroup = css`
  margin-block-start: var(--quoin-space-2);
  padding-block-start: var(--quoin-space-2);
  border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
`;

export const menuPanel = css`
  min-width: 220px;
  margin: 0;
  padding: var(--quoin-space-2);
  ${raisedSurface}
  color: var(--quoin-color-text-primary);
  box-shadow: 0 12px 32px var(--quoin-color-shadow);
  list-style: none;

  & a,
  & button {
    ${interfaceFont}
    display: flex;
    align-items: center;
    gap: var(--quoin-space-3);
    width: 100%;
    min-height: var(--quoin-density-target);
    margin: 0;
    padding-inline: var(--quoin-space-3);
    border: 0;
    border-radius: var(--quoin-radius-control);
    background: none;
    color: var(--quoin-color-text-primary);
    font-size: var(--quoin-font-size-small);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & a[aria-current='page'] {
    background: var(--quoin-color-surface-selected);
  }
  & > [data-part='apart'] {
    ${aboveGroup}
  }

  ${media.hover} {
    & a:hover,
    & button:hover {
      background: var(--quoin-color-surface-hover);
    }
  }
`;
