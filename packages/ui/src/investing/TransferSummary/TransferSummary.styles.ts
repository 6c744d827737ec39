import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled(Card)`
  ${oneColumn}
  gap: ${token.space[6]};
  max-width: 760px;
  padding: ${token.space[8]};
  overflow-wrap: anywhere;

  & dt {
    ${secondaryText.small}
    line-height: ${token.font.leading.heading};
  }
  & dd {
    margin: 0;
    line-height: ${token.font.leading.heading};
  }
  & [data-part='note'] {
    display: block;
    margin-block-start: ${token.space[1]};
    ${secondaryText.small}
    font-weight: ${token.font.weight.regular};
  }
  & [data-quoin='Figure'] {
    white-space: normal;
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.space[5]} ${token.space[5]};
  }
`;

export const Ends = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[4]} ${token.space[12]};
  margin: 0;

  & > div {
    position: relative;
  }
  & dd {
    margin-block-start: ${token.space[1]};
    font-size: ${token.font.size.lead};
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='account'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space[2]};
  }
  & [data-part='account'] > [data-quoin='Icon'] {
    align-self: center;
  }
  & [data-part='digits'] {
    white-space: nowrap;
  }
  & [data-part='arrow'] {
    position: absolute;
    inset-block-start: ${token.space[5]};
    inset-inline-start: calc(-1 * ${token.space[10]});
    color: ${token.color.text.secondary};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[4]};

    & > [data-part='to'] {
      padding-inline-start: ${token.space[8]};
    }
    & [data-part='arrow'] {
      inset-block-start: 0;
      inset-inline-start: 0;
    }
  }
`;

export const Rows = styled.dl`
  margin: 0;
  border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[4]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dt {
    flex: 1 1 0;
    min-width: min-content; /* of whole words */
    overflow-wrap: break-word;
  }
  & dd {
    min-width: 0;
    max-width: 68%;
    font-weight: ${token.font.weight.medium};
    text-align: end;
  }
  & > [data-part='amount'] dd [data-quoin='Figure'] {
    font-family: ${token.font.family.display};
  }
  & > [data-part='amount'] dd {
    font-size: ${token.font.size.display};
    font-weight: ${token.font.weight.regular};
    line-height: ${token.font.leading.tight};
  }

  ${media.phone} {
    & > [data-part='amount'] dd {
      font-size: ${token.font.size.heading};
    }
  }
`;

export const Terms = styled.div`
  display: grid;
  gap: ${token.space[2]};

  & > ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding-inline-start: ${token.space[5]};
    font-size: ${token.font.size.small};
    line-height: ${token.font.leading.body};
  }
`;
