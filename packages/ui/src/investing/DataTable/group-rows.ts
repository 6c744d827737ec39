// The headings of groups in a data table, as static text for its style template.
import { textButton } from '../../controls/Button/button-frame';
import { media, secondaryText, token } from '../../tokens/shared-styles';

export const groupRows = `
  & > tbody > tr[data-part='group'] > th {
    padding-block-start: ${token.space[6]};
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.strong};
  }
  & > tbody > tr[data-part='group']:not([data-depth='0']) > th {
    padding-block-start: ${token.space[3]};
    color: ${token.color.text.secondary};
    font-weight: ${token.font.weight.medium};
  }

  & > tbody > tr[data-part='group'] > th:has(> [data-part='toggle']) {
    padding-block: ${token.space[1]};
  }
  & [data-part='toggle'] {
    ${textButton}
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    width: 100%;
    overflow-wrap: anywhere;
  }
  & tr:not([data-depth='0']) > th > [data-part='toggle'] {
    padding-inline-start: ${token.space[6]};
  }
  & [data-part='toggle'] > [data-quoin='Icon'] {
    flex: none;
    color: ${token.color.text.secondary};
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
    font-weight: ${token.font.weight.regular};
    font-feature-settings: 'tnum', 'cv11';
  }

  ${media.hover} {
    & [data-part='toggle']:hover {
      color: ${token.color.text.link};
    }
  }
`;
