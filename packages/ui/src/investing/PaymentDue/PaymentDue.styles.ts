import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn } from '../../tokens/shared-styles';
import { factList } from '../card-parts.styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: var(--quoin-space-6);
  padding: var(--quoin-space-8);

  & > [data-part='head'] {
    display: grid;
    gap: var(--quoin-space-1);
    overflow-wrap: anywhere;
  }
  & > [data-part='for'] {
    ${oneColumn}
    gap: var(--quoin-space-2);
  }
  & > [data-part='method'] {
    padding-block-start: var(--quoin-space-6);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }

  ${media.phone} {
    padding: var(--quoin-space-6) var(--quoin-space-5) var(--quoin-space-5);
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(10.5 * var(--quoin-font-size-body))), 1fr));
  gap: var(--quoin-space-5) var(--quoin-space-6);

  & > [data-part='amount'] {
    grid-column: 1 / -1;
  }
  & > [data-part='amount'] dd {
    font-size: var(--quoin-font-size-hero);
    font-weight: var(--quoin-font-weight-regular);
    line-height: var(--quoin-font-leading-tight);
  }
  & > [data-part='amount'] [data-quoin='Figure'] {
    font-family: var(--quoin-font-family-display);
    white-space: normal;
  }
  & dd {
    font-size: var(--quoin-font-size-body);
  }
  & dd > [data-part='left'],
  & dd > [data-part='account'] {
    display: block;
    margin-block-start: var(--quoin-space-1);
  }

  ${media.phone} {
    & > [data-part='amount'] dd {
      font-size: var(--quoin-font-size-display);
    }
  }
`;

export const Items = styled.dl`
  margin: 0;
  border-block-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--quoin-space-4);
    min-height: var(--quoin-density-target);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--quoin-space-6);
    min-width: 0;
    padding-block: var(--quoin-space-1);
    font-size: var(--quoin-font-size-small);
    line-height: var(--quoin-font-leading-heading);
    overflow-wrap: anywhere;
  }
  /* Its icon is in line with the name when it wraps. */
  & dt > button {
    margin-inline-start: calc(-1 * var(--quoin-space-3));
  }
  & dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-weight: var(--quoin-font-weight-medium);
    text-align: end;
    overflow-wrap: anywhere;
  }
  & dd [data-quoin='Figure'] {
    white-space: normal;
  }
`;
