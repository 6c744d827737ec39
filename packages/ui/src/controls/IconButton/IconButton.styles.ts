import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token.density.target};
  height: ${token.density.target};
  margin: 0;
  padding: 0;
  border: ${token.layout.hairline} solid var(--quoin-icon-edge, transparent);
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.text.secondary};
  cursor: pointer;
  transition: background-color ${token.motion.state} ${token.motion.ease};

  &[data-variant='outlined'] {
    --quoin-icon-edge: ${token.color.border.control};
    --quoin-icon-off: ${token.color.border.hairline};
    background: ${token.color.surface.raised};
  }

  ${media.hover} {
    &:hover {
      background: ${token.color.surface.hover};
      color: ${token.color.text.primary};
    }
  }
  &[aria-pressed='true'] {
    background: ${token.color.surface.selected};
    color: ${token.color.text.link};
  }
  &:disabled {
    border-color: var(--quoin-icon-off, transparent);
    background: transparent;
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
`;
