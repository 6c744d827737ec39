import { styled } from 'styled-components';
import { interfaceFont, media, plainList, secondaryText } from '../../tokens/shared-styles';

export const View = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  background: var(--quoin-color-surface-page);

  & a {
    text-decoration: none;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--quoin-space-8);
  max-width: calc(var(--quoin-layout-page) + 2 * var(--quoin-layout-gutter));
  min-height: 72px;
  margin-inline: auto;
  padding-inline: var(--quoin-layout-gutter);

  & > [data-part='brand'] > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--quoin-density-target);
  }

  ${media.belowDesktop} {
    min-height: 60px;
    /* Fixed padding, so that the brand does not move when the menu opens below it. */
    padding: var(--quoin-space-2) var(--quoin-layout-gutter-phone);
    justify-content: space-between;
  }
`;

export const MenuButton = styled.button`
  ${interfaceFont}
  display: none;
  align-items: center;
  gap: var(--quoin-space-2);
  min-height: var(--quoin-density-target);
  padding-inline: var(--quoin-space-3);
  border: 0;
  border-radius: var(--quoin-radius-control);
  background: none;
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-small);
  font-weight: var(--quoin-font-weight-medium);
  cursor: pointer;

  /* Drawn inside, because the button is at the edge of the screen. */
  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.belowDesktop} {
    display: inline-flex;
    margin-inline-end: calc(-1 * var(--quoin-space-3));
  }
`;

export const Menu = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: var(--quoin-space-4);
  white-space: nowrap;

  & nav > ul {
    display: flex;
    gap: var(--quoin-space-6);
    ${plainList}
  }
  & nav a {
    display: inline-flex;
    align-items: center;
    min-height: 72px;
    border-block: 2px solid transparent;
    ${secondaryText.small}
    font-weight: var(--quoin-font-weight-medium);
    transition: color var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  & nav a:focus-visible {
    outline-offset: -6px;
  }
  & nav a[aria-current='page'] {
    border-bottom-color: var(--quoin-color-border-selected);
    color: var(--quoin-color-text-primary);
  }
  & > [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: var(--quoin-space-3);
    margin-inline-start: auto;
  }

  ${media.hover} {
    & nav a:hover {
      color: var(--quoin-color-text-primary);
    }
  }

  ${media.belowDesktop} {
    display: none;
    flex: 1 0 100%;
    flex-direction: column;
    align-items: stretch;
    max-height: calc(100dvh - 60px);
    padding-block: 0 var(--quoin-space-2);
    overflow-y: auto;
    white-space: normal;

    &[data-open] {
      display: flex;
    }
    & nav > ul {
      flex-direction: column;
      gap: 0;
    }
    & nav a {
      width: 100%;
      min-height: 48px;
      border-block: 0;
      border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
      color: var(--quoin-color-text-primary);
      font-size: var(--quoin-font-size-body);
    }
    & nav a[aria-current='page'] {
      color: var(--quoin-color-text-link);
    }
    & > [data-part='tools'] {
      flex-direction: column-reverse;
      align-items: stretch;
      width: 100%;
      margin: 0;
    }
  }
`;
