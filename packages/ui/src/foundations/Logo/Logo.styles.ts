import { styled } from 'styled-components';
import { token } from '../../tokens';

export const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${token.color.text.primary};
  font-family: ${token.font.family.display};
  font-size: ${token.font.size.title};
  font-weight: ${token.font.weight.strong};
  line-height: 1;
  letter-spacing: -0.01em;

  & > svg {
    width: 1.2em;
    height: 1.2em;
    flex: none;
  }
  & [data-part='keystone'] {
    fill: ${token.color.action.surface};
  }
  & [data-part='stretcher'] {
    fill: currentColor;
  }

  &[data-size='large'] {
    font-size: ${token.font.size.display};
  }
`;
