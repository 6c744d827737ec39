import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: var(--quoin-space-6);

  &&[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
  & [data-part='offer'] {
    display: grid;
    gap: var(--quoin-space-3);
  }
  & [data-part='invite'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--quoin-space-5);
  }
  & [data-part='link'] {
    ${oneColumn}
    gap: var(--quoin-space-3);
  }
  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
  }
  & [data-part='scan'] {
    display: grid;
    justify-items: center;
    gap: var(--quoin-space-2);
    max-width: 168px;
    text-align: center;
  }
  /* A long name wraps within its third of the table, so that the other columns keep their width. */
  & tbody th {
    width: 34%;
    overflow-wrap: anywhere;
  }
  & tbody th > bdi {
    min-width: 0;
  }

  ${media.phone} {
    & tbody th {
      width: auto;
    }
    & [data-part='invite'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='buttons'] > * {
      flex: 1 1 100%;
    }
    & [data-part='scan'] {
      justify-self: center;
      max-width: 200px;
    }
  }
`;

/* eslint-disable promises/raw-styles -- cameras need dark on light in every theme */
export const Plate = styled.svg`
  display: block;
  width: 168px;
  height: 168px;
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-radius: var(--quoin-radius-figure);
  forced-color-adjust: none;

  /* Fixed colours without theme or forced colours, because cameras need dark on light. */
  & > [data-part='paper'] {
    fill: #fff;
  }
  & > [data-part='modules'] {
    fill: #000;
  }
`;
/* eslint-enable promises/raw-styles */
