import { styled } from 'styled-components';
import { media, token } from '../../tokens';
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
  max-width: min(360px, calc(100vw - 2 * ${token.space[2]}));
  max-height: var(--quoin-room, 80dvh);
  overflow-y: auto;
  overscroll-behavior: contain;

  & [role='menuitem'] {
    padding-block: ${token.space[2]};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & [role='menuitem'] > [data-quoin='Icon'] {
    color: ${token.color.text.secondary};
  }
  & [role='menuitem']:focus {
    outline: ${token.layout.focus} solid ${token.color.border.focus};
    outline-offset: -2px;
    background: ${token.color.surface.hover};
  }
  & [role='menuitem'][data-tone='danger'],
  & [role='menuitem'][data-tone='danger'] > [data-quoin='Icon'] {
    color: ${token.color.danger.text};
  }
  & [role='menuitem'][aria-disabled] {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }

  ${media.forcedColours} {
    & [role='menuitem'][aria-disabled] {
      color: GrayText;
    }
  }
`;
