import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, secondaryText, token } from '../../tokens/shared-styles';
import { factList } from '../card-parts.styles';

const note = `
  & [data-part='note'] {
    display: block;
    margin-block-start: ${token.space[1]};
    ${secondaryText.caption}
    font-weight: ${token.font.weight.regular};
    line-height: ${token.font.leading.heading};
  }
`;

export const View = styled(Card)`
  ${oneColumn}
  gap: ${token.space[8]};

  & [data-quoin='Figure'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

export const Lead = styled.dl`
  ${factList}
  ${note}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${token.space[5]} ${token.space[6]};

  & dt {
    font-size: ${token.font.size.small};
  }
  & dd {
    font-size: ${token.font.size.heading};
    font-weight: ${token.font.weight.regular};
    line-height: ${token.font.leading.tight};
  }
  & dd [data-quoin='Figure'] {
    font-family: ${token.font.family.display};
  }
  /* The first figure is the one that the page is about. */
  & > div:first-child dd {
    font-size: ${token.font.size.display};
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
      font-size: ${token.font.size.heading};
    }
    & dd {
      font-size: ${token.font.size.title};
    }
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[6]} ${token.space[8]};

  & > div {
    ${note}
    display: grid;
    align-content: start;
    gap: ${token.space[2]};
  }
  & dl {
    margin: 0;
    border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};
    font-size: ${token.font.size.small};
    line-height: ${token.font.leading.heading};
    overflow-wrap: anywhere;
  }
  & dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[3]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dl > div[data-sign='equals'] {
    border-block-start-color: ${token.color.border.strong};
  }
  & dt {
    color: ${token.color.text.secondary};
  }
  & dl[data-equation] dt {
    display: flex;
    gap: ${token.space[1]};
  }
  & [data-part='sign'] {
    flex: none;
    width: 1.25em;
  }
  /* The first term has no sign; its name is in line with the others. */
  & dl[data-equation] > div:not([data-sign]) dt {
    padding-inline-start: calc(1.25em + ${token.space[1]});
  }
  & dd {
    flex: none;
    max-width: 60%;
    margin: 0;
    font-weight: ${token.font.weight.medium};
    text-align: end;
  }
`;
