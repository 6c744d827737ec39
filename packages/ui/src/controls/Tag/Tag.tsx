import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';

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
    background: var(--quoin-color-${tone}-surface);
    color: var(--quoin-color-${tone}-text);
  }`,
  )
  .join('');

const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-1);
  max-width: 100%;
  padding: 2px var(--quoin-space-2);
  border: var(--quoin-layout-hairline) solid transparent;
  border-radius: var(--quoin-radius-figure);
  font-size: var(--quoin-font-size-caption);
  font-weight: var(--quoin-font-weight-medium);
  line-height: 1.5;
  overflow-wrap: anywhere;

  &[data-tone='neutral'] {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
    color: var(--quoin-color-text-secondary);
  }
  ${tones}
`;
