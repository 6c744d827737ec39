import { styled } from 'styled-components';
import { media, plainList } from '../../tokens/shared-styles';
import type { StackProps } from './Stack';

interface Flow {
  $direction: NonNullable<StackProps['direction']>;
  $gap: NonNullable<StackProps['gap']>;
  $align: StackProps['align'];
  $justify: StackProps['justify'];
  $phone: StackProps['phone'];
}

const closerOnPhone = `
  ${media.phone} {
    gap: var(--quoin-space-10);
  }
`;

const columnOnPhone = `
  ${media.phone} {
    flex-flow: column;
    align-items: stretch;
  }
`;

/**
 * The only style computed while rendering: static rules for nine gaps, five alignments and four distributions would add
 * two dozen rules to every page, which uses about three.
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
  ${plainList}
  ${flow}
`;
