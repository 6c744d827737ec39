// The headings of groups in a data table.
import { css } from 'styled-components';
import { textButton } from '../../controls/Button/button-frame';
import { media, secondaryText } from '../../tokens/shared-styles';

export const groupRows = css`
  & > tbody > tr[data-part='group'] > th {
    padding-block-start: var(--quoin-space-6);
    color: var(--quoin-color-text-primary);
    font-weight: var(--quoin-font-weight-strong);
  }
  & > tbody > tr[data-part='group']:not([data-depth='0']) > th {
    padding-block-start: var(--quoin-space-3);
    color: var(--quoin-color-text-secondary);
    font-weight: var(--quoin-font-weight-medium);
  }

  & > tbody > tr[data-part='group'] > th:has(> [data-part='toggle']) {
    padding-block: var(--quoin-space-1);
  }
  & [data-part='toggle'] {
    ${textButton}
    display: flex;
    align-items: center;
    gap: var(--quoin-space-2);
    width: 100%;
    overflow-wrap: anywhere;
  }
  & tr:not([data-depth='0']) > th > [data-part='toggle'] {
    padding-inline-start: var(--quoin-space-6);
  }
  & [data-part='toggle'] > [data-quoin='Icon'] {
    flex: none;
    color: var(--quoin-color-text-secondary);
  }
  & [data-part='toggle'][aria-expanded='false'] > [data-quoin='Icon'] {
    transform: rotate(-90deg);
  }
  [dir='rtl'] & [data-part='toggle'][aria-expanded='false'] > [data-quoin='Icon'] {
    transform: rotate(90deg);
  }
  & [data-part='group-count'] {
    flex: none; /* else the name could take the width of a digit */
    margin-inline-start: auto;
    ${secondaryText.small}
    font-weight: var(--quoin-font-weight-regular);
    font-feature-settings: 'tnum', 'cv11';
  }

  ${media.hover} {
    & [data-part='toggle']:hover {
      color: var(--quoin-color-text-link);
    }
  }
`;
