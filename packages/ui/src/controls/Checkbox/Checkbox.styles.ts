import { styled } from 'styled-components';
import { media, token } from '../../tokens';
import { tickMark, tickRow } from '../tick-box';

export const View = styled.div`
  min-width: 0;
`;

export const Row = styled.label`
  ${tickRow}

  &:has(:disabled) {
    color: ${token.color.text.secondary};
    cursor: not-allowed;
  }
`;

export const Mark = styled.input`
  ${tickMark}
  border-radius: ${token.radius.figure};

  &:checked::before {
    content: '';
    width: 9px;
    height: 4px;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    transform: translateY(-1.5px) rotate(-45deg);
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
    color: ${token.color.danger.text};
  }
`;

export const Hint = styled.span`
  display: block;
  color: ${token.color.text.secondary};
  font-size: ${token.font.size.small};
  line-height: 1.5;
`;

/** Under the words, not under the box. */
export const Below = styled.div`
  padding-inline-start: calc(20px + ${token.space[3]});

  /* Nearer to its own words than to the next row. */
  & > [data-part]:not(:empty) {
    margin-block: calc(-1 * ${token.space[2]}) ${token.space[2]};
  }
  & > [data-part='hint'] + [data-part='error'] {
    margin-top: 0;
  }
`;
