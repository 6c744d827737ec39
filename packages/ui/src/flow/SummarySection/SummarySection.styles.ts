import { styled } from 'styled-components';
import { focusRing, media, oneColumn, raisedSurface, secondaryText } from '../../tokens/shared-styles';

export const View = styled.section`
  contain: layout; /* a keystroke in one section of a long form repaints no other */
  min-width: 0;
  ${raisedSurface}

  /* The button of the heading covers the whole head; the Edit button is above it. */
  & > [data-part='head'] {
    position: relative;
    display: grid;
    grid-template:
      'title state edit mark' minmax(var(--quoin-density-target), auto) / minmax(0, 1fr)
      auto auto auto;
    align-items: center;
    gap: 0 var(--quoin-space-4);
    padding: var(--quoin-space-3) var(--quoin-space-6);
  }
  & > [data-part='head'] > [data-quoin='Heading'] {
    grid-area: title;
    overflow-wrap: anywhere;
  }
  & > [data-part='head'] [data-part='toggle'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > [data-part='head'] [data-part='toggle']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--quoin-radius-card);
  }
  & > [data-part='head'] [data-part='toggle']:focus-visible {
    outline: none;
  }
  & > [data-part='head'] [data-part='toggle']:focus-visible::after {
    ${focusRing}
  }
  & > [data-part='head'] > [data-part='state'] {
    grid-area: state;
    display: flex;
    align-items: center;
    gap: var(--quoin-space-2);
    ${secondaryText.small}
  }
  &[data-state='complete'] > [data-part='head'] [data-part='state'] > [data-quoin='Icon'] {
    color: var(--quoin-color-success-mark);
  }
  &[data-state='errors'] > [data-part='head'] > [data-part='state'] {
    color: var(--quoin-color-danger-text);
  }
  & > [data-part='head'] > [data-quoin='Button'] {
    grid-area: edit;
    position: relative;
  }
  & > [data-part='head'] > [data-quoin='Icon'] {
    grid-area: mark;
    color: var(--quoin-color-text-secondary);
    transition: transform var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  &[data-open] > [data-part='head'] > [data-quoin='Icon'] {
    transform: rotate(180deg);
  }

  & > [data-part='summary'] {
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, calc(10.5 * var(--quoin-font-size-body))), 1fr)
    );
    gap: var(--quoin-space-3) var(--quoin-space-6);
    margin: 0;
    padding: 0 var(--quoin-space-6) var(--quoin-space-5);
    font-size: var(--quoin-font-size-small);
  }
  & > [data-part='summary'] dt {
    color: var(--quoin-color-text-secondary);
  }
  & > [data-part='summary'] dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* The padding is inside, so that a closed section has no height. */
  & > [data-part='content'] > div {
    ${oneColumn}
    gap: var(--quoin-space-6);
    padding: var(--quoin-space-2) var(--quoin-space-6) var(--quoin-space-6);
  }

  ${media.hover} {
    & > [data-part='head'] [data-part='toggle']:hover {
      color: var(--quoin-color-text-link);
    }
  }

  ${media.phone} {
    & > [data-part='head'] {
      grid-template:
        'title edit mark' minmax(var(--quoin-density-target), auto) 'state edit mark' auto /
        minmax(0, 1fr) auto auto;
      gap: 0 var(--quoin-space-2);
      padding: var(--quoin-space-2) var(--quoin-space-4) var(--quoin-space-3);
    }
    & > [data-part='summary'] {
      padding: 0 var(--quoin-space-4) var(--quoin-space-4);
    }
    & > [data-part='content'] > div {
      padding: var(--quoin-space-1) var(--quoin-space-4) var(--quoin-space-5);
    }
  }
`;
