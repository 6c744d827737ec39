import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[5]};

  & > span {
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
    font-feature-settings: 'tnum', 'cv11';
    text-align: center;
  }

  ${media.phone} {
    justify-content: space-between;
    gap: ${token.space[2]};
  }
`;
