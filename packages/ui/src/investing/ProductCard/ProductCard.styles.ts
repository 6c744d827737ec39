import { styled } from 'styled-components';
import { Card } from '../../foundations';
import { media, token } from '../../tokens';
import { factList, wholeCardLink } from '../card-parts.styles';

export const View = styled(Card)`
  ${wholeCardLink}
  container-type: inline-size;
  height: 100%;
`;

export const Body = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;

  & > [data-part='art'] {
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & > [data-part='text'] {
    display: flex;
    flex-direction: column;
    gap: ${token.space[3]};
    padding: ${token.space[5]};
  }
  & [data-part='kind'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[3]};
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.caption};
  }
  & [data-quoin='ProductStatus'] {
    flex: none;
  }
  & [data-part='summary'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  /* Beside a longer summary the facts stay level with the neighbour's. */
  & dl {
    margin-top: auto;
  }
  & [data-part='more'] {
    padding-top: ${token.space[2]};
  }

  @container (min-width: 720px) {
    &[data-featured] {
      grid-template: 1fr / 1.1fr 1fr;
    }
    &[data-featured] > [data-part='art'] {
      aspect-ratio: auto;
      min-height: 100%;
      border-bottom: 0;
      border-inline-end: ${token.layout.hairline} solid ${token.color.border.hairline};
    }
    &[data-featured] > [data-part='text'] {
      gap: ${token.space[4]};
      padding: ${token.space[8]};
    }
  }

  ${media.phone} {
    & > [data-part='text'] {
      padding: ${token.space[4]};
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  padding-top: ${token.space[4]};
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};

  /* A name of two lines pushes both values of its row down, not only its own. */
  & > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  & [data-part='return'] dd {
    font-size: ${token.font.size.title};
  }
`;
