import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  min-height: ${token.density.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${token.color.text.secondary};
    cursor: not-allowed;
  }
`;

export const Words = styled.span`
  min-width: 0;
  text-wrap: pretty;
`;

export const Track = styled.input`
  appearance: none;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  padding: 3px;
  border: 1.5px solid ${token.color.border.control};
  border-radius: ${token.radius.round};
  background: ${token.color.surface.sunken};
  cursor: inherit;
  transition: background-color ${token.motion.state} ${token.motion.ease};

  &::before {
    content: '';
    display: block;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: ${token.color.border.control};
    transition: margin ${token.motion.state} ${token.motion.ease};
  }
  &:checked {
    border-color: ${token.color.border.selected};
    background: ${token.color.action.surface};
  }
  &:checked::before {
    background: ${token.color.action.text};
    margin-inline-start: 18px;
  }
  &:disabled {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
  }
  &:disabled:not(:checked)::before,
  &:disabled:checked {
    background: ${token.color.text.disabled};
  }
  ${media.forcedColours} {
    appearance: auto;
    width: 20px;
    &::before {
      display: none;
    }
  }
`;
