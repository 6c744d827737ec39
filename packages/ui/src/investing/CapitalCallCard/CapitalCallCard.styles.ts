import { styled } from 'styled-components';
import { Card } from '../../foundations';
import { media, token } from '../../tokens';
import { actionCard, ruledFacts } from '../card-parts.styles';

export const View = styled(Card)`
  ${actionCard}

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
  ${ruledFacts}
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};

  & > div {
    min-width: 0;
  }
  & dd [data-part='left'] {
    display: block;
    margin-block-start: ${token.space[1]};
  }
`;
