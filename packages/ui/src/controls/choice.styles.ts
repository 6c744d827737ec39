// The style of select and combo box: the frame of a text field with a chevron, and a control that covers all of it.
import { styled } from 'styled-components';
import { Box, Input } from './TextField/TextField.styles';

export const ChoiceBox = styled(Box)`
  position: relative;

  & > [data-quoin='Icon'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--quoin-space-3) - 1px);
    margin-block: auto;
    color: var(--quoin-color-text-secondary);
    pointer-events: none;
  }
`;

/** Covers the border too, so that a press anywhere opens the list and the list is as wide as the frame. */
export const Choice = styled(Input)`
  height: var(--quoin-density-control);
  opacity: 1; /* browsers fade a disabled select */
  margin: -1px calc(-1px - var(--quoin-density-inset));
  padding-inline: calc(var(--quoin-density-inset) + 1px) calc(var(--quoin-space-10) + 1px);

  /* WebKit would make the page as wide as the longest option. */
  select& {
    overflow: clip;
  }
  select&:enabled {
    cursor: pointer;
  }
`;
