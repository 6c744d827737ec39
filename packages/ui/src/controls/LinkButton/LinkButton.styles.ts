import { styled } from 'styled-components';
import { buttonLook } from '../Button/button-look';

export const View = styled.a`
  ${buttonLook}
  text-decoration: none;
`;
