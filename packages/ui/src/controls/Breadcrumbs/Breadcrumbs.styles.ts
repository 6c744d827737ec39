import { styled } from 'styled-components';
import { hiddenText } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import { media, plainList } from '../../tokens/shared-styles';

export const View = styled.nav`
  font-size: var(--quoin-font-size-small);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    ${plainList}
  }
  & > ol > li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    color: var(--quoin-color-text-secondary);
    overflow-wrap: anywhere;
  }
  & > ol > li > [data-quoin='Icon'] {
    margin-inline: var(--quoin-space-1);
    color: var(--quoin-color-text-disabled);
  }
  & > ol > li > [data-part='back'] {
    display: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--quoin-density-target);
    color: var(--quoin-color-text-link);
    text-decoration: none;
    text-underline-offset: 3px;
  }
  & [aria-current='page'] {
    display: inline-flex;
    align-items: center;
    min-height: var(--quoin-density-target);
    color: var(--quoin-color-text-primary);
  }

  ${media.hover} {
    & a:hover {
      color: var(--quoin-color-text-link-hover);
      text-decoration: underline;
    }
  }

  /* On a phone, show only the link to the parent page. Screen readers still get the current page. */
  ${media.phone} {
    & > ol > li:not(:nth-last-child(2)):not(:only-child) {
      ${hiddenText}
    }
    & > ol > li:not(:nth-last-child(-n + 2)) {
      display: none;
    }
    & > ol > li > [data-part='forward'] {
      display: none;
    }
    & > ol > li > [data-part='back'] {
      display: inline-flex;
      margin-inline-start: calc(-1 * var(--quoin-space-1));
    }
    & > ol > li:only-child > [data-part='back'] {
      display: none;
    }
  }
`;
