import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** The text must carry the meaning too. `accent` is for upcoming or by-invitation items. */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
}

/** A short label for the item beside it. Forwards the ref and other attributes to the `<span>`. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag({ tone = 'neutral', ...rest }, ref) {
  return <View ref={ref} data-quoin="Tag" data-tone={tone} {...rest} />;
});

const tone = ({ surface, text }: { surface: string; text: string }) => `
  background: ${surface};
  color: ${text};
`;

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
  &[data-tone='accent'] {
    ${tone(token.color.accent)}
  }
  &[data-tone='info'] {
    ${tone(token.color.info)}
  }
  &[data-tone='success'] {
    ${tone(token.color.success)}
  }
  &[data-tone='warning'] {
    ${tone(token.color.warning)}
  }
  &[data-tone='danger'] {
    ${tone(token.color.danger)}
  }
`;
