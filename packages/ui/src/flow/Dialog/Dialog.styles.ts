import { styled } from 'styled-components';
import { iconButtonFrame } from '../../controls/IconButton/icon-button-frame';
import { titleLook } from '../../foundations/Heading/Heading.styles';
import { media, raisedSurface } from '../../tokens/shared-styles';

export const View = styled.dialog`
  width: min(560px, calc(100vw - 2 * var(--quoin-space-4)));
  max-width: none;
  max-height: min(860px, calc(100dvh - 2 * var(--quoin-space-4)));
  padding: 0;
  ${raisedSurface}
  color: var(--quoin-color-text-primary);
  box-shadow: 0 24px 64px var(--quoin-color-shadow);

  &[open] {
    display: flex;
    flex-direction: column;
    animation: quoin-dialog-arrive var(--quoin-motion-float) var(--quoin-motion-ease);
  }
  &[data-size='small'] {
    width: min(440px, calc(100vw - 2 * var(--quoin-space-4)));
  }
  &[data-size='large'] {
    width: min(880px, calc(100vw - 2 * var(--quoin-space-4)));
    max-height: calc(100dvh - 2 * var(--quoin-space-4));
  }
  &::backdrop {
    background: var(--quoin-color-surface-scrim);
  }

  & > [data-part='head'] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    padding: var(--quoin-space-6) var(--quoin-space-6) var(--quoin-space-3);
  }
  & > [data-part='head'] > [data-part='title'] {
    ${titleLook}

    &:focus {
      outline: none;
    }
  }
  & > [data-part='head'] > [data-part='close'] {
    ${iconButtonFrame}
    margin: calc(-1 * var(--quoin-space-2));

    /* The cross is clipped out of a border, because forced colours keep borders but not backgrounds. */
    &::before {
      content: '';
      border: 10px solid;
      clip-path: path(
        'M4.484 5.516a.729.729 0 0 1 1.032-1.032l10 10a.729.729 0 0 1-1.032 1.032zM14.484 4.484a.729.729 0 0 1 1.032 1.032l-10 10a.729.729 0 0 1-1.032-1.032z'
      );
    }
  }
  & > [data-part='body'] {
    padding: 0 var(--quoin-space-6) var(--quoin-space-6);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-flow: row-reverse wrap;
    gap: var(--quoin-space-3);
    padding: var(--quoin-space-4) var(--quoin-space-6);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }

  ${media.phone} {
    &[open] {
      margin-block-end: var(--quoin-space-4);
    }
    & > [data-part='head'],
    & > [data-part='body'],
    & > [data-part='actions'] {
      padding-inline: var(--quoin-space-5);
    }
    & > [data-part='actions'] > * {
      flex: 1 1 100%;
    }
  }

  /* On a low screen, such as one at 200 % zoom, the actions are on one line, so that they leave the content its room. */
  @media (max-height: 519.98px) {
    & > [data-part='head'] {
      padding-block-start: var(--quoin-space-4);
    }
    & > [data-part='actions'] {
      padding-block: var(--quoin-space-3);
    }
    & > [data-part='actions'] > * {
      flex: 1 1 auto;
    }
  }

  @keyframes quoin-dialog-arrive {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;
