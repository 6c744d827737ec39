import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled(Card)`
  ${oneColumn}
  align-content: start;
  gap: var(--quoin-space-5);

  /* The status is beside the title; the name below them has the full width. */
  & > [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    column-gap: var(--quoin-space-4);
    overflow-wrap: anywhere;
  }
  & > [data-part='head'] > div {
    display: contents;
  }
  & > [data-part='head'] [data-quoin='Text'] {
    grid-area: 2 / 1 / auto / -1;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
  }

  ${media.phone} {
    & [data-part='actions'] > * {
      flex: 1 1 100%;
    }
  }
`;
