import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

export const View = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--quoin-space-3) var(--quoin-space-6);
  padding: var(--quoin-space-3) var(--quoin-space-5);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);
  border-radius: var(--quoin-radius-card);
  background: var(--quoin-color-surface-raised);
  color: var(--quoin-color-text-primary);

  &[data-placement='sticky'] {
    position: sticky;
    inset-block-end: var(--quoin-space-3);
    z-index: 5;
    box-shadow: 0 4px 16px var(--quoin-color-shadow);
  }

  /* What takes the focus is scrolled to a place above the bar. */
  html:has(&[data-placement='sticky']) {
    scroll-padding-block-end: calc(2 * var(--quoin-space-16));
  }

  & > [data-part='progress'] {
    position: absolute;
    inset-inline: var(--quoin-space-3);
    inset-block-start: -1px;
    height: 2px;
    overflow: hidden;
    background: var(--quoin-color-track);
  }
  & > [data-part='progress']::before {
    content: '';
    display: block;
    width: calc(100% * var(--share));
    height: 100%;
    background: var(--quoin-color-action-surface);
    transition: width var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  & > [data-part='text'] {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='status'] {
    display: flex;
    align-items: center;
    gap: var(--quoin-space-2);
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='status'] > [data-quoin='Icon'] {
    flex: none;
    color: var(--quoin-color-text-secondary);
  }
  & [data-part='detail'] {
    ${secondaryText.small}
    font-feature-settings: 'tnum', 'cv11';
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--quoin-space-3);
  }

  ${media.phone} {
    padding: var(--quoin-space-3) var(--quoin-space-4);

    &[data-placement='sticky'] {
      inset-block-end: 0;
      padding-block-end: calc(var(--quoin-space-3) + env(safe-area-inset-bottom, 0px));
      padding-inline: 0;
      border-inline: 0;
      border-block-end: 0;
      border-radius: 0;
      /* Covers the gutters of the page; a margin would widen a page without them. */
      box-shadow:
        calc(-1 * var(--quoin-layout-gutter-phone)) var(--quoin-layout-hairline) 0
          var(--quoin-color-surface-raised),
        var(--quoin-layout-gutter-phone) var(--quoin-layout-hairline) 0 var(--quoin-color-surface-raised),
        calc(-1 * var(--quoin-layout-gutter-phone)) 0 0 var(--quoin-color-border-strong),
        var(--quoin-layout-gutter-phone) 0 0 var(--quoin-color-border-strong);
    }
    & > [data-part='text'] {
      flex-basis: 100%;
    }
    & > [data-part='actions'],
    & > [data-part='actions'] > * {
      flex: 1 1 auto;
    }
    &[data-placement='sticky'] > [data-part='progress'] {
      inset-inline: 0;
      box-shadow:
        calc(-1 * var(--quoin-layout-gutter-phone)) 0 0 var(--quoin-color-track),
        var(--quoin-layout-gutter-phone) 0 0 var(--quoin-color-track);
    }
  }
  ${media.forcedColours} {
    & > [data-part='progress']::before {
      background: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;
