import { styled } from 'styled-components';
import { media, plainList, secondaryText } from '../../tokens/shared-styles';

export const View = styled.div`
  container-type: inline-size;

  & > [data-part='stopped'] {
    margin: 0 0 var(--quoin-space-4);
  }
`;

export const Steps = styled.ol`
  display: grid;
  ${plainList}

  & > li {
    --mark: var(--quoin-color-border-control);
    position: relative;
    display: grid;
    grid-template-columns: var(--quoin-space-6) minmax(0, 1fr);
    gap: 0 var(--quoin-space-3);
    padding-bottom: var(--quoin-space-5);
    ${secondaryText.small}
    line-height: var(--quoin-font-leading-heading);
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block: var(--quoin-space-6) 0;
    inset-inline-start: 11.5px;
    border-inline-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li:last-child::before {
    display: none;
  }

  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: var(--quoin-space-6);
    height: var(--quoin-space-6);
    border: var(--quoin-layout-hairline) solid var(--mark);
    border-radius: var(--quoin-radius-round);
    background: var(--quoin-color-surface-raised);
    color: var(--mark);
    font-size: var(--quoin-font-size-caption);
  }
  & [data-part='text'] {
    display: grid;
    align-content: start;
    gap: var(--quoin-space-1);
    padding-top: var(--quoin-space-1);
  }
  & [data-part='name'] {
    color: var(--quoin-color-text-primary);
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='state'] {
    font-size: var(--quoin-font-size-caption);
  }
  & [data-part='what'] {
    max-width: 44ch;
  }

  & > li[data-state='done'] {
    --mark: var(--quoin-color-success-mark);
  }
  & > li[data-state='done']::before {
    border-color: var(--quoin-color-success-mark);
  }
  & > li[data-state='current'] [data-part='mark'] {
    border-color: var(--quoin-color-action-surface);
    background: var(--quoin-color-action-surface);
    color: var(--quoin-color-action-text);
  }
  & > li[data-state='attention'] {
    --mark: var(--quoin-color-warning-mark);
  }
  & > li[data-state='attention'] [data-part='state'] {
    color: var(--quoin-color-warning-text);
  }
  & > li[data-state='next'] [data-part='name'],
  & > li[data-state='stopped'] [data-part='name'] {
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-regular);
  }

  /* In a wide container all steps are side by side on one line. */
  @container (min-width: 720px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--quoin-space-2);
      padding: 0;
      padding-inline-end: var(--quoin-space-4);
    }
    & > li::before {
      inset-block: 11.5px auto;
      inset-inline: var(--quoin-space-8) var(--quoin-space-2);
      border-inline-start: 0;
      border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    }
  }

  ${media.forcedColours} {
    & > li[data-state='current'] [data-part='mark'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
