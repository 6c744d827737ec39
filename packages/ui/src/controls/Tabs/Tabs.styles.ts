import { css, styled } from 'styled-components';
import { focusRing, interfaceFont, media, plainList } from '../../tokens/shared-styles';

const scrolling = css`
  flex-wrap: nowrap;
  overflow-x: auto;
  white-space: nowrap;

  & > *,
  & > li > * {
    max-width: none;
  }
`;

/** Wraps when it is too long; on a phone, and with more links than fit, it is one line that scrolls sideways. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--quoin-space-6);
  ${plainList}
  border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  scrollbar-width: thin;

  & > li {
    flex: none;
    display: flex;
  }
  & > *,
  & > li > * {
    max-width: 100%;
  }
  ${media.belowDesktop} {
    &[data-beside] {
      ${scrolling}
    }
  }
  ${media.phone} {
    ${scrolling}
    scrollbar-width: none;
  }

  ${media.desktop} {
    &[data-beside] {
      flex-direction: column;
      border-bottom: 0;
      border-inline-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    }
  }
`;

export const Tab = styled.button`
  ${interfaceFont}
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: var(--quoin-density-target);
  margin: 0;
  padding: var(--quoin-space-2) 0;
  border: 0;
  background: none;
  color: var(--quoin-color-text-secondary);
  font-weight: var(--quoin-font-weight-medium);
  text-decoration: none;
  text-align: start;
  white-space: inherit;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    bottom: 0;
    height: 2px;
    background: transparent;
  }
  ${media.hover} {
    &:hover {
      color: var(--quoin-color-text-primary);
    }
  }
  &[aria-selected='true'],
  &[aria-current] {
    color: var(--quoin-color-text-primary);
  }
  &[aria-selected='true']::after,
  &[aria-current]::after {
    background: var(--quoin-color-action-surface);
  }
  [data-beside] > li > & {
    ${media.desktop} {
      flex: 1;
      padding-inline-start: var(--quoin-space-4);

      &::after {
        inset-block: 0;
        inset-inline: 0 auto;
        width: 2px;
        height: auto;
      }
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
    border-radius: var(--quoin-radius-figure);
  }
  &:disabled {
    color: var(--quoin-color-text-disabled);
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &[aria-selected='true']::after,
    &[aria-current]::after {
      background: Highlight;
    }
  }
`;

export const Panel = styled.div`
  padding-top: var(--quoin-space-6);
`;
