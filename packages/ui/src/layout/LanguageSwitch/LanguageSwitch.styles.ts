import { styled } from 'styled-components';
import { interfaceFont, media, secondaryText } from '../../tokens/shared-styles';

export const View = styled.button`
  ${interfaceFont}
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-2);
  min-height: var(--quoin-density-target);
  padding-inline: var(--quoin-space-2);
  border: 0;
  border-radius: var(--quoin-radius-control);
  background: none;
  ${secondaryText.small}
  cursor: pointer;
  transition: color var(--quoin-motion-state) var(--quoin-motion-ease);

  ${media.hover} {
    &:hover {
      color: var(--quoin-color-text-primary);
    }
  }
`;
