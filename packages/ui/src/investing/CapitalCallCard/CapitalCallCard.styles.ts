import { styled } from 'styled-components';
import { oneColumn } from '../../tokens/shared-styles';
import { ActionCard } from '../ActionCard/ActionCard';
import { ruledFacts } from '../card-parts.styles';

export const View = styled(ActionCard)`
  & > [data-part='pay'] {
    ${oneColumn}
    gap: var(--quoin-space-4);
  }
  & [data-part='arrival'] {
    ${oneColumn}
    gap: var(--quoin-space-1);
  }
`;

export const Facts = styled.dl`
  ${ruledFacts}
  display: flex;
  flex-wrap: wrap;
  gap: var(--quoin-space-4) var(--quoin-space-8);

  & > div {
    min-width: 0;
  }
  & dd [data-part='left'] {
    display: block;
    margin-block-start: var(--quoin-space-1);
  }
`;
