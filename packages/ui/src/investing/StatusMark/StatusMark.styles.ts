import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.span`
  --mark: ${token.color.text.secondary};
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.space[6]};
  padding: 0 ${token.space[2]};
  border-radius: ${token.radius.figure};
  background: ${token.color.surface.sunken};
  color: ${token.color.text.primary};
  font-size: ${token.font.size.caption};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.font.leading.heading};

  &::before {
    content: '';
    flex: none;
    width: ${token.space[2]};
    height: ${token.space[2]};
    background: var(--mark);
    clip-path: polygon(40% 0, 100% 0, 100% 100%, 0 100%, 0 40%);
  }

  &[data-tone='info'] {
    --mark: ${token.color.info.mark};
    background: ${token.color.info.surface};
    color: ${token.color.info.text};
  }
  &[data-tone='success'] {
    --mark: ${token.color.success.mark};
    background: ${token.color.success.surface};
    color: ${token.color.success.text};
  }
  &[data-tone='warning'] {
    --mark: ${token.color.warning.mark};
    background: ${token.color.warning.surface};
    color: ${token.color.warning.text};
  }
  &[data-tone='accent'] {
    --mark: ${token.color.accent.mark};
    background: ${token.color.accent.surface};
    color: ${token.color.accent.text};
  }

  /* Browsers print no backgrounds unless asked to. */
  ${media.print} {
    border: ${token.layout.hairline} solid currentColor;
  }

  ${media.forcedColours} {
    border: ${token.layout.hairline} solid CanvasText;
  }
`;
