import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export interface Flow {
  $direction: 'vertical' | 'horizontal';
  $gap: 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'start' | 'between' | 'center' | 'end';
  $phone: 'horizontal' | 'vertical';
}

const closerOnPhone = `
  ${media.phone} {
    gap: ${token.space[10]};
  }
`;

const columnOnPhone = `
  ${media.phone} {
    flex-flow: column;
    align-items: stretch;
  }
`;

/**
 * The one look that is put together as it is rendered: nine distances, five alignments and four distributions would be
 * two dozen rules on every page, of which it uses three.
 */
function flow({ $direction, $gap, $align, $justify = 'start', $phone }: Flow): string {
  const row = $direction === 'horizontal';
  return `
    flex-flow: ${row ? 'row wrap' : 'column'};
    gap: ${$gap && `var(--quoin-space-${$gap})`};
    align-items: ${$align ?? (row ? 'center' : 'normal')};
    justify-content: ${$justify === 'between' ? 'space-between' : $justify};
    ${$gap > 8 ? closerOnPhone : ''}
    ${row && $phone === 'vertical' ? columnOnPhone : ''}
  `;
}

export const View = styled.div<Flow>`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${flow}
`;
