import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, token } from '../../tokens/shared-styles';
import { factColumns, factList } from '../card-parts.styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: ${token.space[6]};
  padding: ${token.space[8]};

  & > [data-part='nav'] {
    ${oneColumn}
    gap: ${token.space[2]};
  }
  & > [data-part='nav'] [data-part='math'] {
    justify-self: start;
    margin-inline: calc(-1 * ${token.space[2]});
    margin-block-end: 0; /* room between the underline and the date */
  }
  & > [data-part='nav'] [data-quoin='Figure'] {
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.hero};
    font-weight: ${token.font.weight.regular};
    line-height: ${token.font.leading.tight};
  }

  ${media.phone} {
    padding: ${token.space[5]};

    & > [data-part='nav'] {
      padding-block-start: ${token.space[2]};
    }
    & > [data-part='nav'] [data-quoin='Figure'] {
      font-size: ${token.font.size.display};
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  ${factColumns}
  --least-share: 17%; /* five columns at most */
  gap: ${token.space[5]} ${token.space[6]};
  padding-top: ${token.space[5]};
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};

  & dd {
    font-size: ${token.font.size.lead};
  }
  & [data-part='math'] {
    margin-inline: calc(-1 * ${token.space[2]});
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[3]};

    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 ${token.space[4]};
    }
    & dt {
      font-size: ${token.font.size.small};
    }
    & dd {
      min-width: 0;
      margin-inline-start: auto;
    }
  }
`;
