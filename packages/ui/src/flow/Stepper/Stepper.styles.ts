import { styled } from 'styled-components';
import { interfaceFont, media, plainList, secondaryText } from '../../tokens/shared-styles';

/** Stage and status of a step set custom properties, which its icon and text use. */
export const View = styled.nav`
  & > button {
    ${interfaceFont}
    display: none;
    align-items: center;
    justify-content: space-between;
    gap: var(--quoin-space-3);
    width: 100%;
    min-height: var(--quoin-density-control);
    padding: var(--quoin-space-2) 0;
    border: 0;
    border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    background: none;
    color: var(--quoin-color-text-primary);
    text-align: start;
    cursor: pointer;
  }
  & [data-part='position'] {
    display: block;
    ${secondaryText.small}
  }
  & > ol {
    display: flex;
    gap: var(--quoin-space-4);
    ${plainList}
  }
  & > ol > li {
    flex: 1;
    min-width: 0;
  }
  & > ol > li > * {
    ${interfaceFont}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    /* The status line is always rendered, so that a changed status moves nothing below the steps. */
    grid-template-rows: auto minmax(
        calc(var(--quoin-font-size-caption) * var(--quoin-font-leading-body)),
        auto
      );
    gap: 0 var(--quoin-space-3);
    align-content: start;
    width: 100%;
    height: 100%;
    min-height: var(--quoin-density-target);
    padding: var(--quoin-space-3) 0;
    border: 0;
    border-block-start: 2px solid var(--quoin-step-line, var(--quoin-color-border-hairline));
    background: none;
    color: var(--quoin-step-ink, var(--quoin-color-text-secondary));
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-step-weight);
    text-align: start;
  }
  &[data-orientation='vertical'] > ol {
    flex-direction: column;
    gap: 0;
  }
  /* The line runs along the steps, so each step has as much of it as its height. */
  &[data-orientation='vertical'] > ol > li > * {
    padding-inline-start: var(--quoin-space-4);
    border-block-start: 0;
    border-inline-start: 2px solid var(--quoin-step-line, var(--quoin-color-border-hairline));
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: 2em;
    height: 2em;
    border: var(--quoin-step-edge, 1px) solid var(--quoin-step-tone, currentColor);
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-step-face);
    color: var(--quoin-step-mark, var(--quoin-step-tone));
    font-size: var(--quoin-font-size-caption);
    font-feature-settings: 'tnum';
  }
  & [data-part='status'] {
    grid-column: 2;
    color: var(--quoin-step-words);
    font-size: var(--quoin-font-size-caption);
    font-weight: var(--quoin-step-words-weight);
  }

  & [data-status='complete'] {
    --quoin-step-tone: var(--quoin-color-success-mark);
  }
  & [data-status='errors'] {
    --quoin-step-tone: var(--quoin-color-danger-mark);
    --quoin-step-words: var(--quoin-color-danger-text);
    --quoin-step-words-weight: var(--quoin-font-weight-medium);
  }
  & [data-stage='done'] {
    --quoin-step-line: var(--quoin-color-border-selected);
  }
  & [data-stage='current'] {
    --quoin-step-line: var(--quoin-color-border-selected);
    --quoin-step-ink: var(--quoin-color-text-primary);
    --quoin-step-weight: var(--quoin-font-weight-strong);
    --quoin-step-tone: var(--quoin-color-action-surface);
    --quoin-step-face: var(--quoin-color-action-surface);
    --quoin-step-mark: var(--quoin-color-action-text);
    /* As wide as the eye needs where the system paints over the face. */
    --quoin-step-edge: 3px;
  }

  ${media.hover} {
    & > ol > li > button:hover {
      color: var(--quoin-color-text-link);
      cursor: pointer;
    }
  }

  ${media.phone} {
    & > button {
      display: flex;
    }
    & > ol {
      flex-direction: column;
      gap: 0;
      padding-block: var(--quoin-space-2);
    }
    & > ol > li > *,
    &[data-orientation='vertical'] > ol > li > * {
      grid-template-rows: none;
      padding-inline-start: 0;
      border: 0;
    }
    &:not([data-open]) > ol {
      display: none;
    }
  }
`;
