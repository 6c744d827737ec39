import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

export const Preview = styled.div`
  display: flex;
  align-items: flex-end;
  min-height: 96px;
  margin-top: var(--quoin-space-3);
  padding: var(--quoin-space-3) var(--quoin-space-5) var(--quoin-space-5);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-sunken);
  overflow: hidden;
`;

export const Signature = styled.span`
  flex: 1;
  min-width: 0;
  min-height: 48px;
  padding-inline: var(--quoin-space-2);
  border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
  font-family: var(--quoin-font-family-display);
  font-size: var(--quoin-font-size-heading);
  font-style: italic;
  letter-spacing: -0.01em;
  line-height: max(48px, 1.25em);
  overflow-wrap: anywhere;

  [data-signed] > & {
    border-color: var(--quoin-color-border-strong);
  }
`;

export const Legal = styled.div`
  margin-top: var(--quoin-space-2);
  max-width: var(--quoin-layout-reading);
  ${secondaryText.small}
  line-height: 1.5;
`;
