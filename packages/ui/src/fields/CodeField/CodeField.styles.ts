import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Cells = styled.span`
  display: flex;
  gap: ${token.space[2]};
`;

export const Cell = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: 0 1 48px;
  min-width: 0;
  height: 56px;
  border: ${token.layout.hairline} solid ${token.color.border.control};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};
  font-size: ${token.font.size.title};
  font-feature-settings: 'tnum', 'cv11';

  [data-invalid] & {
    border-color: ${token.color.danger.border};
    box-shadow: inset 0 0 0 1px ${token.color.danger.border};
  }
  &[data-active] {
    outline: ${token.layout.focus} solid ${token.color.border.focus};
    outline-offset: 1px;
  }
  [data-disabled] & {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
  }
`;

export const Caret = styled.span`
  position: absolute;
  width: 1.5px;
  height: 24px;
  background: ${token.color.text.primary};
  animation: quoin-blink 1s step-end infinite;

  @keyframes quoin-blink {
    50% {
      opacity: 0;
    }
  }
`;

export const Resend = styled.span`
  display: block;
  margin: ${token.space[2]} 0 0 calc(-1 * ${token.space[3]});
  font-feature-settings: 'tnum';
`;
