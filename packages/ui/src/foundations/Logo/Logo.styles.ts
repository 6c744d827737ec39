import { styled } from 'styled-components';

export const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: var(--quoin-color-text-primary);
  font-family: var(--quoin-font-family-display);
  font-size: var(--quoin-font-size-title);
  font-weight: var(--quoin-font-weight-strong);
  line-height: 1;
  letter-spacing: -0.01em;

  & > svg {
    width: 1.2em;
    height: 1.2em;
    flex: none;
  }
  & [data-part='keystone'] {
    fill: var(--quoin-color-action-surface);
  }
  & [data-part='stretcher'] {
    fill: currentColor;
  }

  &[data-size='large'] {
    font-size: var(--quoin-font-size-display);
  }
`;
