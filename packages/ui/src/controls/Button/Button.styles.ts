import { styled } from 'styled-components';
import { buttonLook } from './button-look';

export const View = styled.button`
  ${buttonLook}
`;
