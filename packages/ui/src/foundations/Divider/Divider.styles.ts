import { styled } from 'styled-components';
import { token } from '../../tokens';

export const View = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};

  &[data-strong] {
    border-top-color: ${token.color.border.strong};
  }
`;
