// What is chosen from a list: the box of a text field with a mark at its end, and a control that covers all of it.
import { styled } from 'styled-components';
import { token } from '../tokens';
import { Box, Input } from './TextField/TextField.styles';

export const ChoiceBox = styled(Box)`
  position: relative;

  & > [data-quoin='Icon'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(${token.space[3]} - 1px);
    margin-block: auto;
    color: ${token.color.text.secondary};
    pointer-events: none;
  }
`;

/** Over the border too: wherever one presses, the list opens, and what opens is as wide as the box. */
export const Choice = styled(Input)`
  height: ${token.density.control};
  opacity: 1; /* browsers fade a list that is disabled */
  margin: -1px calc(-1px - ${token.density.inset});
  padding-inline: calc(${token.density.inset} + 1px) calc(${token.space[10]} + 1px);

  /* WebKit would make the page as wide as the longest option. */
  select& {
    overflow: clip;
  }
  select&:enabled {
    cursor: pointer;
  }
`;
