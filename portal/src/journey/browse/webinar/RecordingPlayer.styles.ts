import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

export const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.card};
  background: ${token.color.surface.sunken};
`;

export const Chapters = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    justify-content: start;
    text-align: start;
  }
  & button[aria-current] {
    background: ${token.color.surface.selected};
  }
`;

export const Words = styled.span`
  border-radius: ${token.radius.figure};

  &[aria-current] {
    background: ${token.color.surface.selected};
  }
`;
