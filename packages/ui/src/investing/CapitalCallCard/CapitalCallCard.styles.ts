import { styled } from 'styled-components';
import { token } from '../../tokens';
import { ActionCard } from '../ActionCard/ActionCard';
import { ruledFacts } from '../card-parts.styles';

export const View = styled(ActionCard)`
  & > [data-part='pay'] {
    display: grid;
    gap: ${token.space[4]};
  }
  & [data-part='arrival'] {
    display: grid;
    gap: ${token.space[1]};
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
