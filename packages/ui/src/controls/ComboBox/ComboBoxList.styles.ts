import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

/** The popover. It styles its rows too, so that a list of hundreds needs no component per row. */
export const Floating = styled.div`
  position: fixed;
  inset: auto;
  z-index: 40;
  max-height: min(360px, var(--quoin-room, 360px));
  margin: 0;
  padding: var(--quoin-space-2);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  color: var(--quoin-color-text-primary);
  box-shadow: 0 12px 32px var(--quoin-color-shadow);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & [data-part='group'] {
    padding: var(--quoin-space-3) var(--quoin-space-3) var(--quoin-space-1);
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-medium);
  }
  & [role='group'] + [role='group'] {
    margin-block-start: var(--quoin-space-2);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--quoin-space-3);
    min-height: var(--quoin-density-target);
    padding: var(--quoin-space-2) var(--quoin-space-3);
    border-radius: var(--quoin-radius-figure);
    line-height: 1.4;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  ${media.hover} {
    & [role='option']:hover:not([aria-disabled]) {
      background: var(--quoin-color-surface-hover);
    }
  }
  /* The active option of the keyboard. Hover only changes the colour: Tab must not choose the row under the pointer. */
  & [role='option'][data-active] {
    background: var(--quoin-color-surface-selected);
    box-shadow: inset 2px 0 0 var(--quoin-color-border-selected);
  }
  & [role='option'][aria-selected='true'] {
    font-weight: var(--quoin-font-weight-medium);
  }
  & [role='option'] > [data-quoin='Icon'] {
    color: var(--quoin-color-text-link);
  }
  & [role='option'][aria-disabled] {
    color: var(--quoin-color-text-disabled);
    cursor: not-allowed;
  }
  & [data-part='empty'] {
    padding: var(--quoin-space-3);
    ${secondaryText.small}
    overflow-wrap: anywhere;
  }

  ${media.forcedColours} {
    & [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
