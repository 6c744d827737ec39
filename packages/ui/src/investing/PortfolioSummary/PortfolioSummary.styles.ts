import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn } from '../../tokens/shared-styles';
import { factColumns, factList } from '../card-parts.styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: var(--quoin-space-6);
  padding: var(--quoin-space-8);

  & > [data-part='nav'] {
    ${oneColumn}
    gap: var(--quoin-space-2);
  }
  & > [data-part='nav'] [data-part='math'] {
    justify-self: start;
    margin-block-end: 0; /* room between the underline and the date */
  }
  & > [data-part='nav'] [data-quoin='Figure'] {
    font-family: var(--quoin-font-family-display);
    font-size: var(--quoin-font-size-hero);
    font-weight: var(--quoin-font-weight-regular);
    line-height: var(--quoin-font-leading-tight);
  }

  ${media.phone} {
    padding: var(--quoin-space-5);

    & > [data-part='nav'] {
      padding-block-start: var(--quoin-space-2);
    }
    & > [data-part='nav'] [data-quoin='Figure'] {
      font-size: var(--quoin-font-size-display);
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  ${factColumns}
  --least-share: 17%; /* five columns at most */
  gap: var(--quoin-space-5) var(--quoin-space-6);
  padding-top: var(--quoin-space-5);
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & dd {
    font-size: var(--quoin-font-size-lead);
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--quoin-space-3);

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 var(--quoin-space-4);
    }
    & dt {
      font-size: var(--quoin-font-size-small);
    }
    & dd {
      min-width: 0;
      margin-inline-start: auto;
    }
  }
`;
