import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { media, oneColumn, plainList } from '../../tokens/shared-styles';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** HTML element to render, where its meaning matters. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | undefined;
  /** Columns from 1040 px; two on a tablet, one on a phone. */
  columns?: 1 | 2 | 3 | 4 | 'main-aside' | 'aside-main' | undefined;
  /** Space between the children, a step of the space tokens. */
  gap?: 6 | 8 | 12 | undefined;
  /** `stretch` gives the cards beside each other the same height. Default: `start` beside an aside, else `stretch`. */
  align?: 'start' | 'stretch' | undefined;
}

/** A responsive grid of equal columns. Forwards the ref and other attributes to the root element. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { as = 'div', columns = 3, gap = 6, align, ...rest },
  ref,
) {
  return (
    <View
      ref={ref}
      as={as}
      data-quoin="Grid"
      data-columns={columns}
      data-gap={gap}
      data-align={align}
      {...rest}
    />
  );
});

const View = styled.div`
  ${oneColumn}
  gap: var(--quoin-space-4);
  ${plainList}

  & > * {
    min-width: 0;
  }
  /* Two columns contain fields: when stacked, they have the spacing of the fields around them. */
  &[data-columns='2'] {
    gap: var(--quoin-space-6);
  }
  /* What is beside the main part is a part of its own when stacked. */
  ${media.phone} {
    &[data-columns='main-aside'],
    &[data-columns='aside-main'] {
      gap: var(--quoin-space-8);
    }
  }

  ${media.tablet} {
    gap: var(--quoin-space-6);

    &[data-gap='8'] {
      gap: var(--quoin-space-8);
    }
    &[data-gap='12'] {
      gap: var(--quoin-space-8) var(--quoin-space-12);
    }
    &[data-columns='2'],
    &[data-columns='3'],
    &[data-columns='4'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='main-aside'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      align-items: start;
    }
    &[data-columns='aside-main'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      align-items: start;
    }
    &&[data-align='stretch'] {
      align-items: stretch;
    }
    &&[data-align='start'] {
      align-items: start;
    }
  }
`;
