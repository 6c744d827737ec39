import { styled } from 'styled-components';
import { plainList, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.ul`
  display: grid;
  gap: ${token.space[5]};
  ${plainList}

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]};
    overflow-wrap: anywhere;
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: ${token.space[8]};
    height: ${token.space[8]};
    border-radius: ${token.radius.figure};
    background: ${token.color.accent.surface};
    color: ${token.color.accent.text};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
    font-feature-settings: 'tnum';
  }
  ol& [data-part='mark'] {
    border: ${token.layout.hairline} solid ${token.color.border.control};
    background: none;
    color: ${token.color.text.secondary};
  }
  & [data-part='title'] {
    /* One line is about as high as the mark beside it. */
    padding-block: ${token.space[1]};
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='text'] {
    max-width: 60ch;
    ${secondaryText.small}
    text-wrap: pretty;
  }
`;
