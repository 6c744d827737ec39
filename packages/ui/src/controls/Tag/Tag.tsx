import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** The text must carry the meaning too. `accent` is for upcoming or by-invitation items. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** A short label for the item beside it. Forwards the ref and other attributes to the `<span>`. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag({ tone = 'neutral', ...rest }, ref) {
  return <View ref={ref} data-quoin="Tag" data-tone={tone} {...rest} />;
});

const tones = (['accent', 'info', 'success', 'warning', 'danger'] as const)
  .map(
    (tone) => `
  &[data-tone='${tone}'] {
    background: ${token.color[tone].surface};
    color: ${token.color[tone].text};
  }`,
  )
  .join('');

const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  max-width: 100%;
  padding: 2px ${token.space[2]};
  border: ${token.layout.hairline} solid transparent;
  border-radius: ${token.radius.figure};
  font-size: ${token.font.size.caption};
  font-weight: ${token.font.weight.medium};
  line-height: 1.5;
  overflow-wrap: anywhere;

  &[data-tone='neutral'] {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
    color: ${token.color.text.secondary};
  }
  ${tones}
`;
