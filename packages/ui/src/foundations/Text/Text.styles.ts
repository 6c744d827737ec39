import { styled } from 'styled-components';

export const View = styled.span`
  margin: 0;
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-body);
  line-height: var(--quoin-font-leading-body);
  text-wrap: pretty;

  &[data-size='caption'] {
    font-size: var(--quoin-font-size-caption);
  }
  &[data-size='small'] {
    font-size: var(--quoin-font-size-small);
  }
  &[data-size='lead'] {
    font-size: var(--quoin-font-size-lead);
  }

  &[data-tone='secondary'] {
    color: var(--quoin-color-text-secondary);
  }
  &[data-tone='accent'] {
    color: var(--quoin-color-accent-text);
  }
  &[data-tone='success'] {
    color: var(--quoin-color-success-text);
  }
  &[data-tone='warning'] {
    color: var(--quoin-color-warning-text);
  }
  &[data-tone='danger'] {
    color: var(--quoin-color-danger-text);
  }
  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-weight='medium'] {
    font-weight: var(--quoin-font-weight-medium);
  }
  &[data-weight='strong'] {
    font-weight: var(--quoin-font-weight-strong);
  }

  &[data-measure] {
    max-width: var(--quoin-layout-reading);
  }
`;
