import { styled } from 'styled-components';
import { media, oneColumn } from '../../tokens/shared-styles';
import { signalColours } from '../signals.styles';

export const View = styled.div`
  ${signalColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--quoin-space-1) var(--quoin-space-3);
  align-items: start;
  padding: var(--quoin-space-4);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-inline-start: 3px solid var(--border);
  border-radius: var(--quoin-radius-figure);
  background: var(--surface);
  color: var(--quoin-color-text-primary);

  & > [data-quoin='Icon'] {
    margin-block-start: 3px;
    color: var(--mark);
  }
  & > [data-part='body'] {
    ${oneColumn}
    gap: var(--quoin-space-1);
  }
  & > [data-part='body']:lang(zh) {
    text-align: justify;
  }
  & [data-part='title'] {
    color: var(--text);
    font-weight: var(--quoin-font-weight-strong);
    text-align: start;
  }
  & [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
    margin-block-start: var(--quoin-space-2);
  }
  & > [data-part='close'] {
    margin: calc(-1 * var(--quoin-space-2));
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`;
