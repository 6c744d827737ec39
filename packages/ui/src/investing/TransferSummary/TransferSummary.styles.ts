import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, secondaryText } from '../../tokens/shared-styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: var(--quoin-space-6);
  max-width: 760px;
  padding: var(--quoin-space-8);
  overflow-wrap: anywhere;

  & dt {
    ${secondaryText.small}
    line-height: var(--quoin-font-leading-heading);
  }
  & dd {
    margin: 0;
    line-height: var(--quoin-font-leading-heading);
  }
  & [data-part='note'] {
    display: block;
    margin-block-start: var(--quoin-space-1);
    ${secondaryText.small}
    font-weight: var(--quoin-font-weight-regular);
  }
  & [data-quoin='Figure'] {
    white-space: normal;
  }

  ${media.phone} {
    padding: var(--quoin-space-6) var(--quoin-space-5) var(--quoin-space-5);
  }
`;

export const Ends = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--quoin-space-4) var(--quoin-space-12);
  margin: 0;

  & > div {
    position: relative;
  }
  & dd {
    margin-block-start: var(--quoin-space-1);
    font-size: var(--quoin-font-size-lead);
    font-weight: var(--quoin-font-weight-medium);
  }
  & [data-part='account'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: var(--quoin-space-2);
  }
  & [data-part='account'] > [data-quoin='Icon'] {
    align-self: center;
  }
  & [data-part='digits'] {
    white-space: nowrap;
  }
  & [data-part='arrow'] {
    position: absolute;
    inset-block-start: var(--quoin-space-5);
    inset-inline-start: calc(-1 * var(--quoin-space-10));
    color: var(--quoin-color-text-secondary);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--quoin-space-4);

    & > [data-part='to'] {
      padding-inline-start: var(--quoin-space-8);
    }
    & [data-part='arrow'] {
      inset-block-start: 0;
      inset-inline-start: 0;
    }
  }
`;

export const Rows = styled.dl`
  margin: 0;
  border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--quoin-space-4);
    padding-block: var(--quoin-space-4);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dt {
    flex: 1 1 0;
    min-width: min-content; /* of whole words */
    overflow-wrap: break-word;
  }
  & dd {
    min-width: 0;
    max-width: 68%;
    font-weight: var(--quoin-font-weight-medium);
    text-align: end;
  }
  & > [data-part='amount'] dd [data-quoin='Figure'] {
    font-family: var(--quoin-font-family-display);
  }
  & > [data-part='amount'] dd {
    font-size: var(--quoin-font-size-display);
    font-weight: var(--quoin-font-weight-regular);
    line-height: var(--quoin-font-leading-tight);
  }

  ${media.phone} {
    & > [data-part='amount'] dd {
      font-size: var(--quoin-font-size-heading);
    }
  }
`;

export const Terms = styled.div`
  display: grid;
  gap: var(--quoin-space-2);

  & > ul {
    display: grid;
    gap: var(--quoin-space-1);
    margin: 0;
    padding-inline-start: var(--quoin-space-5);
    font-size: var(--quoin-font-size-small);
    line-height: var(--quoin-font-leading-body);
  }
`;
