import { css, styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, secondaryText } from '../../tokens/shared-styles';
import { factList } from '../card-parts.styles';

const note = css`
  & [data-part='note'] {
    display: block;
    margin-block-start: var(--quoin-space-1);
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-regular);
    line-height: var(--quoin-font-leading-heading);
  }
`;

export const View = styled(Card)`
  ${oneColumn}
  gap: var(--quoin-space-8);

  & [data-quoin='Figure'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Lead = styled.dl`
  ${factList}
  ${note}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(12.5 * var(--quoin-font-size-body))), 1fr));
  gap: var(--quoin-space-5) var(--quoin-space-6);

  & dt {
    font-size: var(--quoin-font-size-small);
  }
  & dd {
    font-size: var(--quoin-font-size-heading);
    font-weight: var(--quoin-font-weight-regular);
    line-height: var(--quoin-font-leading-tight);
  }
  & dd [data-quoin='Figure'] {
    font-family: var(--quoin-font-family-display);
  }
  /* The first figure is the one that the page is about. */
  & > div:first-child dd {
    font-size: var(--quoin-font-size-display);
  }
  & > div {
    ${oneColumn}
    align-content: space-between;
  }
  & [data-part='math'] {
    text-align: start;
  }

  ${media.phone} {
    & > div:first-child dd {
      font-size: var(--quoin-font-size-heading);
    }
    & dd {
      font-size: var(--quoin-font-size-title);
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(16.25 * var(--quoin-font-size-body))), 1fr));
  gap: var(--quoin-space-6) var(--quoin-space-8);

  & > div {
    ${note}
    display: grid;
    align-content: start;
    gap: var(--quoin-space-2);
  }
  & dl {
    margin: 0;
    border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    font-size: var(--quoin-font-size-small);
    line-height: var(--quoin-font-leading-heading);
    overflow-wrap: anywhere;
  }
  & dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    padding-block: var(--quoin-space-3);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dl > div[data-sign='equals'] {
    border-block-start-color: var(--quoin-color-border-strong);
  }
  & dt {
    color: var(--quoin-color-text-secondary);
  }
  & dl[data-equation] dt {
    display: flex;
    gap: var(--quoin-space-1);
  }
  & [data-part='sign'] {
    flex: none;
    width: 1.25em;
  }
  /* The first term has no sign; its name is in line with the others. */
  & dl[data-equation] > div:not([data-sign]) dt {
    padding-inline-start: calc(1.25em + var(--quoin-space-1));
  }
  & dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-weight: var(--quoin-font-weight-medium);
    text-align: end;
  }
`;
