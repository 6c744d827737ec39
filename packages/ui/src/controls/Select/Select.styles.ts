import { styled } from 'styled-components';
import { token } from '../../tokens';
import { controlBox, controlDisabled, controlFocus, controlHover, controlInvalid } from '../control-box';

export const Box = styled.div`
  position: relative;
  display: block;

  & > [data-quoin='Icon'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space[3]};
    align-items: center;
    color: ${token.color.text.secondary};
    pointer-events: none;
  }
`;

export const View = styled.select`
  ${controlBox}
  display: block;
  height: ${token.density.control};
  padding-inline-end: ${token.space[10]};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  &[data-empty] {
    color: ${token.color.text.secondary};
  }
  & > option,
  & > optgroup {
    background: ${token.color.surface.raised};
    color: ${token.color.text.primary};
  }

  ${controlHover}
  &:focus {
    ${controlFocus}
  }
  [data-invalid] > div > &:not(:focus) {
    ${controlInvalid}
  }
  &:disabled {
    ${controlDisabled}
  }
`;
