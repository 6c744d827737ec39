import { styled } from 'styled-components';
import { focusRing, media, secondaryText } from '../../tokens/shared-styles';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--quoin-space-2) var(--quoin-space-4);
  padding: var(--quoin-space-5);
  border: var(--quoin-layout-hairline) dashed var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  font-size: var(--quoin-font-size-small);
  overflow-wrap: anywhere;
  transition: background var(--quoin-motion-state) var(--quoin-motion-ease);

  & > :is([data-part='choose'], [data-part='camera']) {
    display: inline-flex;
    align-items: center;
    gap: var(--quoin-space-2);
    min-height: var(--quoin-density-control);
    padding: 0 var(--quoin-space-4);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
    background: none;
    color: var(--quoin-color-text-primary);
    font: inherit;
    font-weight: var(--quoin-font-weight-medium);
    cursor: pointer;
  }
  & > :is([data-part='choose'], [data-part='camera']):hover {
    background: var(--quoin-color-surface-hover);
  }
  & > [data-part='camera']:focus-visible {
    ${focusRing}
  }
  /* A computer has no camera to hold a document in front of. */
  & > [data-part='camera'] {
    display: none;
  }
  & > [data-part='accepts'] {
    flex-basis: 100%;
    color: var(--quoin-color-text-secondary);
  }
  /* The native input keeps keyboard, focus and name; the label is its visible part. */
  & > input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }

  &[data-awaited] {
    border-color: var(--quoin-color-border-selected);
  }
  &[data-dragged] {
    border-style: solid;
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-surface-selected);
  }
  &[data-invalid] {
    border-color: var(--quoin-color-danger-border);
  }
  &:has(> input:disabled) {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
    color: var(--quoin-color-text-secondary);
  }
  &:has(> input:disabled) > :is([data-part='choose'], [data-part='camera']) {
    border-color: var(--quoin-color-border-hairline);
    background: none;
    color: inherit;
    cursor: not-allowed;
  }
  &:has(> input:focus-visible) > [data-part='choose'] {
    ${focusRing}
  }

  ${media.touch} {
    & > [data-part='camera'] {
      display: inline-flex;
    }
  }

  ${media.phone} {
    padding: var(--quoin-space-4);

    & > [data-part='or-drop'] {
      display: none;
    }
  }
`;

export const List = styled.ul`
  margin: var(--quoin-space-3) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template: 'picture file actions' auto / var(--quoin-space-16) minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--quoin-space-4);
    padding: var(--quoin-space-3) 0;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & [data-part='picture'] {
    grid-area: picture;
    display: grid;
    place-items: center;
    align-self: start;
    overflow: hidden;
    height: var(--quoin-space-16);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-sunken);
    color: var(--quoin-color-text-secondary);
  }
  & [data-part='picture'] > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  & [data-part='file'] {
    grid-area: file;
    min-width: 0;
  }
  & [data-part='name'] {
    overflow-wrap: anywhere;
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--quoin-space-2);
    ${secondaryText.small}
  }
  & [data-part='state'] > [data-quoin='Spinner'] {
    gap: var(--quoin-space-2);
  }
  & [data-part='problem'] {
    max-width: var(--quoin-layout-reading);
    color: var(--quoin-color-danger-text);
    font-size: var(--quoin-font-size-small);
  }
  & [data-part='replaces'] {
    ${secondaryText.small}
    overflow-wrap: anywhere;
  }
  & [data-part='actions'] {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--quoin-space-1);
  }
  & [data-quoin='ProgressBar'] {
    margin-block: var(--quoin-space-2) var(--quoin-space-1);
  }

  & > li[data-state='stored'] [data-part='state'] > [data-quoin='Icon'] {
    color: var(--quoin-color-success-mark);
  }
  & > li:is([data-state='failed'], [data-state='refused']) [data-part='state'] > [data-quoin='Icon'] {
    color: var(--quoin-color-danger-mark);
  }
  & > li:is([data-state='failed'], [data-state='refused']) [data-part='state'] {
    color: var(--quoin-color-danger-text);
  }

  ${media.phone} {
    & > li {
      grid-template: 'picture file' auto 'actions actions' auto / var(--quoin-space-16) minmax(0, 1fr);
    }
    & [data-part='actions'] {
      justify-content: flex-end;
    }
  }
`;
