import { styled } from 'styled-components';
import { interfaceFont, media, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.button`
  ${interfaceFont}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.density.target};
  padding-inline: ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  ${secondaryText.small}
  cursor: pointer;
  transition: color ${token.motion.state} ${token.motion.ease};

  ${media.hover} {
    &:hover {
      color: ${token.color.text.primary};
    }
  }
`;
