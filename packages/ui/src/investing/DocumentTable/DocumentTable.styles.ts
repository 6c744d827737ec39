import { styled } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from '../../controls/Button/button-frame';
import { interfaceFont, media, token } from '../../tokens';
import { View as RecordTable } from '../RecordTable/RecordTable.styles';

export const View = styled(RecordTable)`
  & tbody td[data-column='product'] {
    overflow-wrap: anywhere;
  }

  & tbody [data-part='date'],
  & tbody td[data-column='updated'] {
    white-space: nowrap;
  }

  /* Rows of a long table come and go: the columns must not move with them. */
  &[data-long] {
    table-layout: fixed;
  }
  &[data-long] > thead [data-column='name'] {
    width: 32%;
  }
  &[data-long] > thead [data-column='updated'] {
    width: 128px;
  }
  &[data-long] > thead [data-column='action'] {
    width: 96px;
  }
  /* Painted each for itself: what stands already is not painted again when a block comes or goes. */
  &[data-long] > tbody {
    position: relative;
    z-index: 0;
  }
  & > tbody[data-far] td {
    padding: 0;
    border: 0;
  }

  & > tbody > tr[data-read='true'] > th {
    font-weight: ${token.font.weight.regular};
  }
  & > tbody > tr[data-read='false'] > th {
    font-weight: ${token.font.weight.strong};
  }
  & > tbody > tr > th > bdi {
    margin-inline-end: ${token.space[2]};
  }
  & [data-part='unread'] {
    display: inline-block;
    padding: 0 ${token.space[2]};
    border-radius: ${token.radius.figure};
    background: ${token.color.accent.surface};
    color: ${token.color.accent.text};
    font-size: ${token.font.size.caption};
    font-weight: ${token.font.weight.medium};
    white-space: nowrap;
  }

  & [data-part='sort'] {
    ${interfaceFont}
    min-height: ${token.density.target};
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${token.radius.figure};
    background: none;
    color: inherit;
    font-size: inherit;
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  & [data-part='sort']::after {
    content: '\\2191\\2193' / '';
    margin-inline-start: ${token.space[1]};
    color: ${token.color.border.control};
    letter-spacing: -0.2em;
  }
  & [aria-sort='ascending'] > [data-part='sort']::after {
    content: '\\2191' / '';
    color: inherit;
  }
  & [aria-sort='descending'] > [data-part='sort']::after {
    content: '\\2193' / '';
    color: inherit;
  }
  & [aria-sort='ascending'],
  & [aria-sort='descending'] {
    color: ${token.color.text.primary};
  }
  & > thead[data-operable] th {
    padding-block: 0;
    vertical-align: middle;
  }

  & [data-part='open'] {
    ${secondaryButton}
    ${buttonFrame}
    ${smallButton}
    white-space: nowrap;
  }

  ${media.hover} {
    & [data-part='sort']:hover {
      color: ${token.color.text.link};
    }
  }

  ${media.phone} {
    /* What the headers do is still wanted where the columns are gone. */
    & > thead[data-operable] {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
    }
    & > thead[data-operable] > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${token.space[4]};
      padding-block-end: ${token.space[2]};
    }
    & > thead[data-operable] th {
      padding: 0;
      border: 0;
    }
    & > thead[data-operable] th:not(:has(button, input)) {
      display: none;
    }
    & > tbody > tr {
      flex-flow: row wrap;
      align-items: center;
      gap: 0 ${token.space[2]};
    }
    & > tbody > tr > th {
      flex: 1 1 100%;
      justify-content: flex-start;
    }
    /* The facts follow one another on a line; what they are is clear without their labels. */
    & > tbody > tr > td[data-label] {
      padding-block: 0;
      color: ${token.color.text.secondary};
      font-size: ${token.font.size.small};
    }
    & > tbody > tr > td[data-label]::before {
      content: none;
    }
    & > tbody > tr > td[data-label]:has(+ td[data-label]:not([data-empty]))::after {
      content: '·' / '';
    }
    & > tbody > tr > td[data-part='action'] {
      margin-inline-start: auto;
      padding-block: ${token.space[1]};
    }
    & > tbody[data-far] > tr {
      padding: 0;
      border: 0;
    }
  }
`;
