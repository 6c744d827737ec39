import { styled } from 'styled-components';
import { media } from '../../tokens';
import { menuPanel } from '../menu-look';

export const View = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

export const Panel = styled.ul`
  ${menuPanel}
  position: fixed;
  inset: auto;
  z-index: 40;
  max-width: min(360px, calc(100vw - 2 * var(--quoin-space-2)));
  max-height: var(--quoin-room, 80dvh);
  overflow-y: auto;
  overscroll-behavior: contain;

  & [role='menuitem'] {
    padding-block: var(--quoin-space-2);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & [role='menuitem'] > [data-quoin='Icon'] {
    color: var(--quoin-color-text-secondary);
  }
  & [role='menuitem']:focus {
    outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
    outline-offset: -2px;
    background: var(--quoin-color-surface-hover);
  }
  & [role='menuitem'][data-tone='danger'],
  & [role='menuitem'][data-tone='danger'] > [data-quoin='Icon'] {
    color: var(--quoin-color-danger-text);
  }
  & [role='menuitem'][aria-disabled] {
    color: var(--quoin-color-text-disabled);
    cursor: not-allowed;
  }

  ${media.forcedColours} {
    & [role='menuitem'][aria-disabled] {
      color: GrayText;
    }
  }
`;
