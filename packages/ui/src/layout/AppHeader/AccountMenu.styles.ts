import { styled } from 'styled-components';
import { aboveGroup, menuPanel } from '../../controls/menu-look';
import { interfaceFont, media, secondaryText } from '../../tokens/shared-styles';

export const View = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  ${interfaceFont}
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-2);
  max-width: min(240px, 19vw); /* leaves room for the links at the narrowest desktop width */
  min-height: var(--quoin-density-target);
  padding-inline: var(--quoin-space-3);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-small);
  cursor: pointer;

  & > [data-part='who'] {
    min-width: 0;
    text-align: start;

    & > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* Fits two lines in the height of one. */
    & > :not(:only-child) {
      line-height: var(--quoin-font-leading-heading);
    }
    & > [data-part='detail'] {
      ${secondaryText.caption}
    }
  }

  ${media.belowDesktop} {
    width: 100%;
    max-width: none;

    & > [data-part='who'] {
      flex: 1;
    }
  }
`;

export const Panel = styled.ul`
  ${menuPanel}
  position: absolute;
  inset-block-start: calc(100% + var(--quoin-space-2));
  inset-inline-end: 0;
  z-index: 20;

  &[hidden] {
    display: none;
  }
  ${media.desktop} {
    /* One column would be taller than a laptop screen, and this panel does not scroll. */
    &[data-grouped] {
      columns: 2;
      column-gap: var(--quoin-space-2);
      width: max-content;
    }
    & > li {
      break-inside: avoid;
    }
    & > [data-part='group'] {
      break-before: column;
    }
    & > [data-part='apart'] {
      column-span: all;
    }
  }

  ${media.belowDesktop} {
    position: static;
    margin-block-start: var(--quoin-space-2);
    box-shadow: none;

    & > [data-part='group'] {
      ${aboveGroup}
    }
  }
`;
