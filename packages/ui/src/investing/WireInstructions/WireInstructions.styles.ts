import { styled } from 'styled-components';
import { media, oneColumn, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: ${token.space[5]};
  max-width: 760px;

  & [data-part='contact'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
  }
  & [data-part='shown-after'] {
    padding: ${token.space[6]};
    border: ${token.layout.hairline} dashed ${token.color.border.control};
    border-radius: ${token.radius.control};
  }
  & [data-part='amount'] {
    ${oneColumn}
    gap: ${token.space[1]};
  }
`;

export const Lines = styled.dl`
  margin: 0;
  border-top: ${token.layout.hairline} solid ${token.color.border.strong};

  & > div {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space[4]};
    min-height: ${token.space[12]};
    padding: ${token.space[1]} 0;
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dt {
    ${secondaryText.small}
  }
  & dd {
    margin: 0;
    font-feature-settings: 'tnum', 'cv11', 'zero';
    overflow-wrap: anywhere;
  }
  & dd[data-part='value'] {
    font-weight: ${token.font.weight.medium};
  }

  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${token.space[2]} 0;
    }
    & dt,
    & dd[data-part='value'] {
      grid-column: 1;
    }
    & dd[data-part='copy'] {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
