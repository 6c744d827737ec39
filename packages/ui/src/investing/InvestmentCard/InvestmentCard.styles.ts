import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media } from '../../tokens';
import { factList, wholeCardLink } from '../card-parts.styles';

export const View = styled(Card)`
  ${wholeCardLink}
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr);

  /* In a long list, browsers skip style and layout of cards far from the viewport. */
  &:nth-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-size: auto 372px;
  }
  & > [data-part='art'] {
    overflow: hidden;
    border-inline-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & > [data-part='text'] {
    display: flex;
    flex-direction: column;
    gap: var(--quoin-space-3);
    padding: var(--quoin-space-5);
  }
  /* The position of the status depends on the screen width, not on the length of the name. */
  & [data-part='heading'] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--quoin-space-2) var(--quoin-space-4);
  }
  & [data-quoin='StatusBadge'] {
    flex: none;
  }
  & [data-part='more'] {
    margin-top: auto;
  }
  & [data-part='note'] {
    padding: var(--quoin-space-3);
    border-inline-start: var(--quoin-layout-focus) solid var(--quoin-color-warning-border);
    background: var(--quoin-color-warning-surface);
    color: var(--quoin-color-warning-text);
  }

  ${media.belowDesktop} {
    grid-template: 96px auto / minmax(0, 1fr);

    & > [data-part='art'] {
      border-inline-end: 0;
      border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    }
    & > [data-part='text'] {
      padding: var(--quoin-space-4);
    }
    & [data-part='heading'] {
      flex-direction: column;
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(8.75 * var(--quoin-font-size-body))), 1fr));
  gap: var(--quoin-space-4);
  padding-top: var(--quoin-space-3);
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & dd {
    font-size: var(--quoin-font-size-body);
  }
`;
