import { css, styled } from 'styled-components';

/** Only for screen readers. */
export const hiddenText = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const View = styled.span`
  ${hiddenText}
  margin-block: -1px 0;
  margin-inline: -1px 0; /* widens no page, at the end of a line and of a flex box */
  padding: 0;
`;
