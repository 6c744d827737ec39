import { styled } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from '../../controls/Button/button-frame';
import { media } from '../../tokens';

export const View = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--quoin-space-4);

  & > [data-part='select'] {
    flex: 0 1 calc(12.5 * var(--quoin-font-size-body));
    min-width: min(100%, calc(10 * var(--quoin-font-size-body)));
  }
  & > [data-part='chips'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: var(--quoin-space-2);
    min-width: 0;
  }
  & > [data-part='chips'] > div {
    flex: 1 0 100%;
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-medium);
  }

  ${media.phone} {
    & > [data-part='select'] {
      flex: 1 1 calc(50% - var(--quoin-space-4));
      min-width: min(100%, calc(8.5 * var(--quoin-font-size-body)));
    }
    & > [data-part='clear'] {
      margin-inline-start: calc(-1 * var(--quoin-space-5));
    }
  }
`;

export const Chip = styled.button`
  ${secondaryButton}
  ${buttonFrame}
  ${smallButton}
  padding-inline: var(--quoin-space-4);
  border-radius: var(--quoin-radius-round);
  font-weight: var(--quoin-font-weight-regular);

  &[aria-pressed='true'] {
    --quoin-button-edge: var(--quoin-color-border-selected);
    --quoin-button-face: var(--quoin-color-surface-selected);
    --quoin-button-ink: var(--quoin-color-text-link);
    font-weight: var(--quoin-font-weight-medium);
  }
`;
