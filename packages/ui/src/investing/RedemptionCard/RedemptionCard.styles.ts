import { styled } from 'styled-components';
import { media, oneColumn, plainList, secondaryText } from '../../tokens/shared-styles';
import { ActionCard } from '../ActionCard/ActionCard';
import { factColumns, ruledFacts } from '../card-parts.styles';

export const View = styled(ActionCard)`
  & > [data-part='next'],
  & > [data-part='documents'] {
    ${oneColumn}
    gap: var(--quoin-space-2);
  }
  & [data-part='list'] {
    ${plainList}
  }
  & [data-part='list'] button {
    margin-inline-start: calc(-1 * var(--quoin-space-3));
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  ${ruledFacts}
  ${factColumns}
  gap: var(--quoin-space-4);
`;

export const Progress = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--quoin-space-2);
  ${plainList}
  ${secondaryText.small}
  line-height: var(--quoin-font-leading-heading);

  & > li {
    padding-top: var(--quoin-space-2);
    border-block-start: 3px solid var(--quoin-color-track);
  }
  & > li[data-state='done'],
  & > li[data-state='current'] {
    border-color: var(--quoin-color-action-surface);
  }
  & > li[data-state='current'] {
    color: var(--quoin-color-text-primary);
    font-weight: var(--quoin-font-weight-medium);
  }
  & > li > [data-quoin='Icon'] {
    margin-inline-end: var(--quoin-space-1);
    color: var(--quoin-color-success-mark);
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
