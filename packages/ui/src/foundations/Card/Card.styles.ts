import { styled } from 'styled-components';
import { cardLook } from './card-look';

export const View = styled.div`
  ${cardLook}
`;
