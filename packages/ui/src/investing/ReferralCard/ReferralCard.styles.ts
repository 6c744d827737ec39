import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, token } from '../../tokens/shared-styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: ${token.space[6]};

  &&[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
  & [data-part='offer'] {
    display: grid;
    gap: ${token.space[3]};
  }
  & [data-part='invite'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token.space[5]};
  }
  & [data-part='link'] {
    ${oneColumn}
    gap: ${token.space[3]};
  }
  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
  }
  & [data-part='scan'] {
    display: grid;
    justify-items: center;
    gap: ${token.space[2]};
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
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-radius: ${token.radius.figure};
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
