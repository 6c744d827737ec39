import { styled } from 'styled-components';
import { Card } from '../../foundations';
import { media, token } from '../../tokens';
import { factList } from '../card-parts.styles';

export const View = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[5]};

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[4]};
    overflow-wrap: anywhere;
  }
  & > [data-part='pay'] {
    display: grid;
    gap: ${token.space[4]};
  }
  & [data-part='arrival'] {
    display: grid;
    gap: ${token.space[1]};
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
  }

  ${media.phone} {
    & [data-part='actions'] > * {
      flex: 1 1 100%;
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  padding-block: ${token.space[4]};
  border-block: ${token.layout.hairline} solid ${token.color.border.hairline};

  & > div {
    min-width: 0;
  }
  & dd {
    font-size: ${token.font.size.body};
    overflow-wrap: anywhere;
  }
  & dd [data-quoin='Figure'] {
    white-space: normal;
  }
  & dd [data-part='left'] {
    display: block;
    margin-block-start: ${token.space[1]};
  }
`;
