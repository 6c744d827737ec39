import { styled } from 'styled-components';
import { oneColumn, secondaryText, token } from '../../tokens/shared-styles';

/** A container: it shows one period at a time if the container is narrow, not if the screen is. */
export const View = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};
  container-type: inline-size;

  @container (min-width: 480px) {
    & > [data-part='period'] {
      max-width: 320px;
    }
  }
  @container (min-width: 920px) {
    & > [data-part='period'] {
      display: none;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${token.font.size.small};
  line-height: 1.5;
  font-feature-settings: 'tnum', 'cv11';

  & > caption {
    padding: 0 0 ${token.space[3]};
    text-align: start;
  }
  & > caption > [data-part='name'] {
    margin-inline-end: ${token.space[3]};
    color: ${token.color.text.primary};
    font-size: ${token.font.size.body};
    font-weight: ${token.font.weight.strong};
  }
  & > caption > [data-part='as-of'] {
    color: ${token.color.text.secondary};
  }
  & th,
  & td {
    padding: ${token.density.cell} 0 ${token.density.cell} ${token.space[4]};
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
    text-align: end;
    vertical-align: baseline;
  }
  & tr > th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    border-bottom-color: ${token.color.border.strong};
    ${secondaryText.caption}
    font-weight: ${token.font.weight.medium};
  }
  & tbody th {
    font-weight: ${token.font.weight.medium};
  }
  & tr[data-row='since'] > * {
    color: ${token.color.text.secondary};
    font-weight: ${token.font.weight.regular};
  }
  & td[data-part='empty'] {
    color: ${token.color.text.secondary};
    text-align: start;
    padding-inline-start: 0;
  }
  /* A figure too long for its column wraps, so that the columns keep their width. */
  & td [data-quoin='Figure'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & td [data-part='none'] {
    color: ${token.color.text.secondary};
  }

  @container (max-width: 919.98px) {
    & [data-period]:not([data-shown]) {
      display: none;
    }
  }
`;

/** A multiple, such as 1.31x. */
export const Multiple = styled.span`
  display: inline-flex;
  align-items: baseline;
  font-feature-settings: 'tnum', 'cv11';

  & > [data-part='unit'] {
    color: ${token.color.figure.unit};
    white-space: pre;
  }
  & > [data-size='display'] + [data-part='unit'] {
    font-size: ${token.font.size.heading};
  }
`;

export const Gaps = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  ${secondaryText.small}
  line-height: 1.5;

  & dt {
    display: inline;
    margin-inline-end: ${token.space[2]};
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.medium};
  }
  & dd {
    display: inline;
    margin: 0;
  }
`;
