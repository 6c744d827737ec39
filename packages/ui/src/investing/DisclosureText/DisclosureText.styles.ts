import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: var(--quoin-space-10);
  max-width: var(--quoin-layout-reading);

  & > nav ol {
    display: grid;
    gap: var(--quoin-space-1);
    margin: var(--quoin-space-3) 0 0;
    padding: 0;
    list-style: none;
  }
  & > nav a {
    display: grid;
    grid-template-columns: var(--quoin-space-8) minmax(0, 1fr);
    align-items: center;
    min-height: var(--quoin-density-target);
    color: var(--quoin-color-text-link);
    text-decoration: none;
  }
  & > nav a:hover span:last-child {
    color: var(--quoin-color-text-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--quoin-space-4);
  scroll-margin-top: var(--quoin-space-20);

  & [data-part='heading'] {
    display: flex;
    align-items: baseline;
    gap: var(--quoin-space-3);
  }
  & [data-part='heading'] a {
    flex: none;
    color: var(--quoin-color-text-secondary);
    font-size: var(--quoin-font-size-body);
    text-decoration: none;
  }
  & [data-part='heading'] a:hover {
    color: var(--quoin-color-text-link);
  }
  & > p {
    display: grid;
    grid-template-columns: var(--quoin-space-12) minmax(0, 1fr);
    margin: 0;
  }
  & > p:lang(zh) {
    text-align: justify;
  }
  & > p[data-part='only'] {
    display: block;
  }
  & [data-part='number'] {
    color: var(--quoin-color-text-secondary);
    font-feature-settings: 'tnum';
  }
  &:target [data-part='heading'] {
    box-shadow:
      -var(--quoin-space-3) 0 0 var(--quoin-color-surface-page),
      calc(-1 * var(--quoin-space-4)) 0 0 var(--quoin-color-accent-mark);
  }

  /* Browsers keep a heading together with its text in block layout, but not reliably in a grid. */
  ${media.print} {
    display: block;

    & > [data-part='heading'] {
      break-after: avoid;
    }
    & > p {
      margin-block-start: var(--quoin-space-4);
    }
  }
`;
