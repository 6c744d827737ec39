import { styled } from 'styled-components';
import { media } from '../../tokens';

/** Shared with `ErrorState`: both explain why there is no content and what to do. */
export const View = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--quoin-space-3);
  padding: var(--quoin-space-10) var(--quoin-space-8);
  border: var(--quoin-layout-hairline) dashed var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-card);
  overflow-wrap: anywhere;

  & > [data-quoin='Icon'] {
    color: var(--quoin-color-accent-mark);
  }
  &[data-signal='danger'] {
    border-style: solid;
    border-color: var(--quoin-color-danger-border);
  }
  &[data-signal='danger'] > [data-quoin='Icon'] {
    color: var(--quoin-color-danger-mark);
  }
  & > [data-part='text'] {
    max-width: 60ch;
    color: var(--quoin-color-text-secondary);
    text-wrap: pretty;
  }
  & > [data-part='details'] {
    max-width: 60ch;
    font-size: var(--quoin-font-size-small);

    & > div {
      font-weight: var(--quoin-font-weight-medium);
    }
    & > ul {
      display: grid;
      gap: var(--quoin-space-1);
      margin: 0;
      padding-inline-start: var(--quoin-space-5);
      color: var(--quoin-color-text-secondary);
    }
    & li::marker {
      color: var(--quoin-color-accent-mark);
    }
  }
  & > [data-part='illustration'] {
    width: 160px;
    aspect-ratio: 16 / 9;
    border-radius: var(--quoin-radius-control);
    overflow: hidden;
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
    margin-block-start: var(--quoin-space-3);
  }

  /* The picture is beside the text. */
  ${media.tablet} {
    &[data-illustrated] {
      min-height: 200px;
      padding-inline-end: calc(208px + 2 * var(--quoin-space-8));
    }
    & > [data-part='illustration'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: var(--quoin-space-8);
      width: 208px;
      height: 117px;
      margin-block: auto;
    }
  }

  ${media.phone} {
    padding: var(--quoin-space-6) var(--quoin-space-5);
  }
`;
