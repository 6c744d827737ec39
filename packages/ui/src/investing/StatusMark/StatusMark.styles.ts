import { styled } from 'styled-components';
import { media } from '../../tokens';

const tones = (['info', 'success', 'warning', 'accent'] as const)
  .map(
    (tone) => `
  &[data-tone='${tone}'] {
    --mark: var(--quoin-color-${tone}-mark);
    background: var(--quoin-color-${tone}-surface);
    color: var(--quoin-color-${tone}-text);
  }`,
  )
  .join('');

export const View = styled.span`
  --mark: var(--quoin-color-text-secondary);
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-2);
  min-height: var(--quoin-space-6);
  padding: 0 var(--quoin-space-2);
  border-radius: var(--quoin-radius-figure);
  background: var(--quoin-color-surface-sunken);
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-caption);
  font-weight: var(--quoin-font-weight-medium);
  line-height: var(--quoin-font-leading-heading);
  overflow-wrap: break-word;

  &::before {
    content: '';
    flex: none;
    width: var(--quoin-space-2);
    height: var(--quoin-space-2);
    background: var(--mark);
    clip-path: polygon(40% 0, 100% 0, 100% 100%, 0 100%, 0 40%);
  }

  ${tones}

  /* Browsers print no backgrounds unless asked to. */
  ${media.print} {
    border: var(--quoin-layout-hairline) solid currentColor;
  }

  ${media.forcedColours} {
    border: var(--quoin-layout-hairline) solid CanvasText;
  }
`;
