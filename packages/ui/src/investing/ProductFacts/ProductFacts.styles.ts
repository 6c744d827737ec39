import { styled } from 'styled-components';
import { secondaryText, token } from '../../tokens/shared-styles';
import { factColumns, factList } from '../card-parts.styles';

export const View = styled.dl`
  ${factList}
  ${factColumns}
  gap: 0 ${token.space[6]};

  /* Aligns the names, values and notes of a row, however long a name is. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template: subgrid / minmax(0, 1fr);
    align-content: start;
    padding: ${token.space[4]} 0;
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dd {
    font-size: ${token.font.size.body};
  }
  &[data-lines='between'] {
    overflow: clip;
  }
  &[data-lines='between'] > div {
    margin-top: calc(-1 * ${token.layout.hairline});
  }
  & [data-part='note'] {
    display: block;
    margin-top: ${token.space[1]};
    ${secondaryText.caption}
    font-weight: ${token.font.weight.regular};
  }
`;
