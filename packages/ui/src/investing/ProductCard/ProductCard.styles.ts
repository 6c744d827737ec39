import { styled } from 'styled-components';
import { cardLook } from '../../foundations/Card/card-look';
import { media, secondaryText, token } from '../../tokens/shared-styles';
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
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
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
    gap: ${token.space[2]};
    padding: ${token.space[4]} ${token.space[5]};
  }
  & [data-part='kind'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[3]};
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
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.title};
    font-weight: ${token.font.weight.medium};
    line-height: ${token.font.leading.heading};
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
    gap: 0 ${token.space[4]};
    margin-top: auto;
    padding-top: ${token.space[3]};
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & dt:nth-of-type(even) {
    padding-top: ${token.space[3]};
  }
  & [data-part='figure'] {
    font-feature-settings: 'tnum', 'cv11';
    font-size: ${token.font.size.lead};
  }
  & [data-part='unit'] {
    color: ${token.color.figure.unit};
    font-weight: ${token.font.weight.regular};
  }
  & [data-part='more'] {
    padding-top: ${token.space[2]};
  }
  /* Over the link that covers the card. */
  & [data-part='action'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    padding-top: ${token.space[2]};
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
      border-inline-end: ${token.layout.hairline} solid ${token.color.border.hairline};
    }
    & > [data-featured] > [data-part='text'] {
      gap: ${token.space[4]};
      padding: ${token.space[8]};
    }
  }
  & > [data-featured] [data-part='name'] {
    font-size: ${token.font.size.heading};
  }

  ${media.phone} {
    & [data-part='text'] {
      padding: ${token.space[4]};
    }
  }
`;
