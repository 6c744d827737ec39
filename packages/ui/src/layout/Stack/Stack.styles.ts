import { styled } from 'styled-components';
import { media, token } from '../../tokens';
import { variableName } from '../../tokens/variable-name';

export interface Flow {
  $direction: 'vertical' | 'horizontal';
  $gap: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'between' | 'center' | 'end';
}

const FLOWS = { vertical: 'column', horizontal: 'row wrap' };
const JUSTIFY = { start: 'start', between: 'space-between', center: 'center', end: 'end' };

/**
 * The one look that is put together as it is rendered: nine distances, five alignments and four distributions would be
 * two dozen rules on every page, of which it uses three.
 */
const flow = ({ $direction, $gap, $align, $justify }: Flow): string => {
  const align = $align ?? ($direction === 'horizontal' ? 'center' : 'normal');
  const gap = $gap && `var(${variableName(`space-${$gap}`)})`;
  return `flex-flow:${FLOWS[$direction]};gap:${gap};align-items:${align};justify-content:${JUSTIFY[$justify ?? 'start']};`;
};

export const View = styled.div<Flow>`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${flow}

  ${media.phone} {
    &[data-gap='12'],
    &[data-gap='16'] {
      gap: ${token.space[10]};
    }
    &[data-phone='vertical'] {
      flex-flow: column;
      align-items: stretch;
    }
  }
`;
