import { styled } from 'styled-components';
import { media, plainList, secondaryText, token } from '../../tokens/shared-styles';
import { ActionCard } from '../ActionCard/ActionCard';
import { factColumns, ruledFacts } from '../card-parts.styles';

export const View = styled(ActionCard)`
  & > [data-part='next'],
  & > [data-part='documents'] {
    display: grid;
    gap: ${token.space[2]};
  }
  & [data-part='list'] {
    ${plainList}
  }
  & [data-part='list'] button {
    margin-inline-start: calc(-1 * ${token.space[3]});
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  ${ruledFacts}
  ${factColumns}
  gap: ${token.space[4]};
`;

export const Progress = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[2]};
  ${plainList}
  ${secondaryText.small}
  line-height: ${token.font.leading.heading};

  & > li {
    padding-top: ${token.space[2]};
    border-block-start: 3px solid ${token.color.track};
  }
  & > li[data-state='done'],
  & > li[data-state='current'] {
    border-color: ${token.color.action.surface};
  }
  & > li[data-state='current'] {
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.medium};
  }
  & > li > [data-quoin='Icon'] {
    margin-inline-end: ${token.space[1]};
    color: ${token.color.success.mark};
  }

  ${media.forcedColours} {
    & > li[data-state='current'] {
      border-color: Highlight;
    }
    & > li[data-state='done'] {
      border-color: CanvasText;
    }
  }
`;
