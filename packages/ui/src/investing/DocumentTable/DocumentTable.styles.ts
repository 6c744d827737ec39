import { styled } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from '../../controls/Button/button-frame';
import { media, secondaryText } from '../../tokens/shared-styles';
import { DataTable } from '../DataTable/DataTable';
import type { DocumentOnFile } from './document-on-file';

export const View = styled(DataTable<DocumentOnFile>)`
  /* Its parts are laid out by the cell. */
  & [data-part='name'] {
    display: contents;
  }
  & [data-part='name'][data-read='true'] {
    font-weight: var(--quoin-font-weight-regular);
  }
  & [data-part='name'][data-read='false'] {
    font-weight: var(--quoin-font-weight-strong);
  }
  & [data-part='name'] > bdi {
    margin-inline-end: var(--quoin-space-2);
  }
  & [data-part='name'] > [data-part='file'] {
    display: block;
    flex: 0 1 100%;
    min-width: 0;
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-regular);
    overflow-wrap: anywhere;
  }
  & [data-part='date'] {
    white-space: nowrap;
  }
  & [data-part='unread'] {
    display: inline-block;
    padding: 0 var(--quoin-space-2);
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-color-accent-surface);
    color: var(--quoin-color-accent-text);
    font-size: var(--quoin-font-size-caption);
    font-weight: var(--quoin-font-weight-medium);
    white-space: nowrap;
  }

  & [data-part='open'] {
    ${secondaryButton}
    ${buttonFrame}
    ${smallButton}
    white-space: nowrap;
  }

  ${media.print} {
    & [data-part='open'] {
      display: none;
    }
  }
`;
