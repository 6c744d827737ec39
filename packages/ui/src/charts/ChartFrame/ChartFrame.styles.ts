import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn } from '../../tokens/shared-styles';
import { chartStyleSheet } from '../../tokens/style-sheet';
import { drawingUnderConditions } from '../Drawing/Drawing.styles';
import { readerUnderConditions } from '../PlotReader/PlotReader.styles';
import { keyUnderConditions } from '../SeriesKey/SeriesKey.styles';

export const View = styled(Card)`
  ${chartStyleSheet}
  ${oneColumn}
  align-content: start;
  gap: var(--quoin-space-4);
  container-type: inline-size;

  ${media.print} {
    break-inside: avoid;
  }

  /* Six columns fit beside another card; a phone stacks them. */
  @container (max-width: 719.98px) {
    & :is(td, tbody th) {
      min-width: 77px;
    }
  }
  ${media.tablet} {
    @container (max-width: 479.98px) {
      & :is(td, tbody th, thead th) {
        min-width: 0;
        padding-inline-end: var(--quoin-space-1);
        overflow-wrap: anywhere;
      }
    }
  }

  /* These parts mount after the page has rendered. A conditional rule added at that time would make the browser restyle
  every element of the page, so their rules are included here. */
  ${drawingUnderConditions}
  ${keyUnderConditions}
  ${readerUnderConditions}
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--quoin-space-2) var(--quoin-space-4);

  & > div {
    ${oneColumn}
    flex: 1;
    gap: var(--quoin-space-1);
    min-width: 0;
  }

  /* If there is no room beside the button, the period is on its own line. */
  @container (max-width: 479.98px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) auto auto;
    }

    & > div {
      display: contents;
    }
    & [data-part='period'] {
      grid-area: 2 / 1 / auto / -1;
    }
  }

  /* Beside two buttons there is no room for a long word of the title. */
  @container (max-width: 319.98px) {
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    &:has(> :nth-child(3)) [data-quoin='Heading'] {
      grid-column: 1 / -1;
    }
    &:has(> :nth-child(3)) > [data-part='switch'] {
      justify-self: start;
    }
  }
`;

/** As tall as a chart with its legend, so that loading causes no layout shift. */
export const Place = styled.div`
  ${oneColumn}
  grid-template-rows: auto 1fr;
  gap: var(--quoin-space-4);
  min-height: calc(var(--quoin-density-target) * 8);

  & > [data-quoin='EmptyState'],
  & > [data-quoin='ErrorState'] {
    grid-row: 1 / -1;
    place-self: center;
  }
`;

export const TableBox = styled.div`
  &[data-long] {
    max-height: calc(var(--quoin-density-target) * 9);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.print} {
    &[data-long] {
      max-height: none;
      overflow: visible;
    }
  }

  ${media.phone} {
    &[data-long] {
      padding-inline-end: var(--quoin-space-2);
    }
  }
`;
