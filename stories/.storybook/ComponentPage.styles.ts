// Storybook's docs pages are outside the QuoinProvider of a story, so they use the light colours of the palette.
import { styled } from 'styled-components';
import { colours } from '@quoin/ui/tokens';

const { light } = colours;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 24px;
`;

export const Advice = styled.section`
  margin-block: 24px;
  padding-block-start: 4px;
  border-block-start: 3px solid ${light['border.strong'].hex};

  &[data-tone='use'] {
    border-color: ${light['success.text'].hex};
  }
  &[data-tone='avoid'] {
    border-color: ${light['danger.text'].hex};
  }
  & > h2 {
    margin-block: 8px;
    border: 0;
    font-size: 18px;
  }
  & > ul {
    margin: 0;
    padding-inline-start: 20px;
  }
`;
