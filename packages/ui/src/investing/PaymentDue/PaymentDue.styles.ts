import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, token } from '../../tokens/shared-styles';
import { factList } from '../card-parts.styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: ${token.space[6]};
  padding: ${token.space[8]};

  & > [data-part='head'] {
    display: grid;
    gap: ${token.space[1]};
    overflow-wrap: anywhere;
  }
  & > [data-part='for'] {
    ${oneColumn}
    gap: ${token.space[2]};
  }
  & > [data-part='method'] {
    padding-block-start: ${token.space[6]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.space[5]} ${token.space[5]};
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 168px), 1fr));
  gap: ${token.space[5]} ${token.space[6]};

  & > [data-part='amount'] {
    grid-column: 1 / -1;
  }
  & > [data-part='amount'] dd {
    font-size: ${token.font.size.hero};
    font-weight: ${token.font.weight.regular};
    line-height: ${token.font.leading.tight};
  }
  & > [data-part='amount'] [data-quoin='Figure'] {
    font-family: ${token.font.family.display};
    white-space: normal;
  }
  & dd {
    font-size: ${token.font.size.body};
  }
  & dd > [data-part='left'],
  & dd > [data-part='account'] {
    display: block;
    margin-block-start: ${token.space[1]};
  }

  ${media.phone} {
    & > [data-part='amount'] dd {
      font-size: ${token.font.size.display};
    }
  }
`;

export const Items = styled.dl`
  margin: 0;
  border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token.space[4]};
    min-height: ${token.density.target};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[6]};
    min-width: 0;
    padding-block: ${token.space[1]};
    font-size: ${token.font.size.small};
    line-height: ${token.font.leading.heading};
  }
  /* Its icon is in line with the name when it wraps. */
  & dt > button {
    margin-inline-start: calc(-1 * ${token.space[3]});
  }
  & dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-weight: ${token.font.weight.medium};
    text-align: end;
    overflow-wrap: anywhere;
  }
  & dd [data-quoin='Figure'] {
    white-space: normal;
  }
`;
