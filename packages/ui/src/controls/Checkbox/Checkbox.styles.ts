import { styled } from 'styled-components';
import { media } from '../../tokens';
import { tick, tickMark, tickRow } from '../tick-box';

export const View = styled.div`
  min-width: 0;
`;

export const Row = styled.label`
  ${tickRow}

  &:has(:disabled) {
    color: var(--quoin-color-text-secondary);
    cursor: not-allowed;
  }
`;

export const Mark = styled.input`
  ${tickMark}
  border-radius: var(--quoin-radius-figure);

  &:checked::before {
    ${tick}
  }
  ${media.forcedColours} {
    &::before {
      display: none;
    }
  }
`;

export const Words = styled.span`
  min-width: 0;

  & > [data-part='required'] {
    color: var(--quoin-color-danger-text);
  }
`;

/** Aligned with the label, not with the checkbox. */
export const Below = styled.div`
  padding-inline-start: calc(20px + var(--quoin-space-3));

  /* Closer to its own label than to the next row. */
  & > [data-part]:not(:empty) {
    margin-block: calc(-1 * var(--quoin-space-2)) var(--quoin-space-2);
  }
  & > [data-part='hint'] + [data-part='error'] {
    margin-top: 0;
  }
`;
