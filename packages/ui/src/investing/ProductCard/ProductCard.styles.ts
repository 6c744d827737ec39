import { styled } from 'styled-components';
import { cardLook } from '../../foundations/Card/card-look';
import { media, secondaryText } from '../../tokens/shared-styles';
import { factList, wholeCardLink } from '../card-parts.styles';

/** One template for all parts: sixty cards are drawn at once, and every styled element costs as much as ten plain ones. */
export const View = styled.article`
  ${cardLook}
  ${wholeCardLink}
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-wrap: anywhere;

  & > [data-part='body'] {
    display: contents;
  }
  & [data-part='art'] {
    aspect-ratio: 4 / 1;
    overflow: hidden;
    border-bottom: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  /* In a long list, browsers skip pictures far from the viewport, which are half of its layout. */
  &:nth-child(n + 13) [data-part='art'] {
    content-visibility: auto;
  }
  & [data-part='art'] > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & [data-part='text'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--quoin-space-2);
    padding: var(--quoin-space-4) var(--quoin-space-5);
  }
  & [data-part='kind'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--quoin-space-3);
    ${secondaryText.caption}
  }
  & [data-part='kind'] > :first-child {
    margin-inline-end: auto;
  }
  & [data-quoin='ProductStatus'] {
    flex: none;
  }
  & [data-part='name'] {
    margin: 0;
    font-family: var(--quoin-font-family-display);
    font-size: var(--quoin-font-size-title);
    font-weight: var(--quoin-font-weight-medium);
    line-height: var(--quoin-font-leading-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  & [data-part='name']:lang(zh) {
    letter-spacing: 0;
  }
  & [data-part='summary'] {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    ${secondaryText.small}
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  /* Two columns of names and values; a name of two lines pushes both values of its row down. */
  & dl {
    ${factList}
    display: grid;
    grid-template: repeat(4, auto) / repeat(2, minmax(0, 1fr));
    grid-auto-flow: column;
    gap: 0 var(--quoin-space-4);
    margin-top: auto;
    padding-top: var(--quoin-space-3);
    border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }
  & dt:nth-of-type(even) {
    padding-top: var(--quoin-space-3);
  }
  & [data-part='figure'] {
    font-feature-settings: 'tnum', 'cv11';
    font-size: var(--quoin-font-size-lead);
  }
  & [data-part='unit'] {
    color: var(--quoin-color-figure-unit);
    font-weight: var(--quoin-font-weight-regular);
  }
  & [data-part='more'] {
    padding-top: var(--quoin-space-2);
  }
  /* Over the link that covers the card. */
  & [data-part='action'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
    padding-top: var(--quoin-space-2);
  }

  /* A container has its own layout, which only the card that queries its width needs. */
  &[data-variant='chamfered'] {
    container-type: inline-size;

    /* The picture leaves the line along the cut free. */
    & [data-part='art'] {
      clip-path: var(--paper);
    }
  }
  @container (min-width: 720px) {
    & > [data-featured] {
      display: grid;
      flex: 1;
      grid-template: 1fr / minmax(0, 1.1fr) minmax(0, 1fr);
    }
    & > [data-featured] > [data-part='art'] {
      aspect-ratio: auto;
      min-height: 100%;
      border-bottom: 0;
      border-inline-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    }
    & > [data-featured] > [data-part='text'] {
      gap: var(--quoin-space-4);
      padding: var(--quoin-space-8);
    }
  }
  & > [data-featured] [data-part='name'] {
    font-size: var(--quoin-font-size-heading);
  }

  ${media.phone} {
    & [data-part='text'] {
      padding: var(--quoin-space-4);
    }
  }
`;
