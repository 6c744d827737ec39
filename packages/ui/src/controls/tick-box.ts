// The square, the dot and the row around them that checkboxes and radio buttons share, as static text.
import { media, token } from '../tokens';

/** A row that is one target: the mark, then what it says. */
export const tickRow = `
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  min-height: ${token.density.target};
  padding: calc((${token.density.target} - 24px) / 2) 0;
  color: ${token.color.text.primary};
  line-height: 24px;
  cursor: pointer;
`;

/** On the native input itself: it stays what it is, only drawn by us. */
export const tickMark = `
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 2px 0;
  border: 1.5px solid ${token.color.border.control};
  background: ${token.color.surface.raised};
  color: ${token.color.action.text};
  cursor: inherit;
  transition: background-color ${token.motion.state} ${token.motion.ease};

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token.color.border.selected};
    }
  }
  &:checked {
    border-color: ${token.color.border.selected};
    background: ${token.color.action.surface};
  }
  [data-invalid] &:not(:checked) {
    border-color: ${token.color.danger.border};
  }
  &:disabled {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
    cursor: not-allowed;
  }
  &:disabled:checked {
    background: ${token.color.text.disabled};
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;
