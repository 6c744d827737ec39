import { styled } from 'styled-components';
import { media, token } from '../../tokens';

const tones = (['info', 'success', 'warning', 'accent'] as const)
  .map(
    (tone) => `
  &[data-tone='${tone}'] {
    --mark: ${token.color[tone].mark};
    background: ${token.color[tone].surface};
    color: ${token.color[tone].text};
  }`,
  )
  .join('');

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

  ${tones}

  /* Browsers print no backgrounds unless asked to. */
  ${media.print} {
    border: ${token.layout.hairline} solid currentColor;
  }

  ${media.forcedColours} {
    border: ${token.layout.hairline} solid CanvasText;
  }
`;
