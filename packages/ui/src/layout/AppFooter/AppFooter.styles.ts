import { styled } from 'styled-components';
import { media, plainList, secondaryText } from '../../tokens/shared-styles';

export const View = styled.footer`
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  background: var(--quoin-color-surface-sunken);
  ${secondaryText.small}

  & > [data-part='inside'] {
    display: grid;
    gap: var(--quoin-space-10);
    max-width: calc(var(--quoin-layout-page) + 2 * var(--quoin-layout-gutter));
    margin-inline: auto;
    padding: var(--quoin-space-12) var(--quoin-layout-gutter) var(--quoin-space-10);
  }
  & [data-part='groups'] {
    display: grid;
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, calc(11.25 * var(--quoin-font-size-body))), 1fr)
    );
    gap: var(--quoin-space-8);
  }
  & h2 {
    margin: 0 0 var(--quoin-space-2);
    color: var(--quoin-color-text-primary);
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-strong);
  }
  & ul {
    ${plainList}
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
    text-decoration: none;
    text-underline-offset: 3px;
  }
  & [data-part='legal'] {
    padding-block-start: var(--quoin-space-6);
    /* Limits lines to 84 characters below a full-width hairline. */
    padding-inline-end: max(0px, 100% - 84ch);
    border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
    font-size: var(--quoin-font-size-caption);
  }

  ${media.hover} {
    & a:hover {
      color: var(--quoin-color-text-primary);
      text-decoration: underline;
    }
  }

  ${media.phone} {
    & > [data-part='inside'] {
      gap: var(--quoin-space-6);
      padding: var(--quoin-space-6) var(--quoin-layout-gutter-phone);
    }
    & [data-part='legal'] {
      padding-block-start: var(--quoin-space-4);
    }
    /* Two groups side by side, even if an operator's address is longer than half the width of a phone. */
    & [data-part='groups'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--quoin-space-6) var(--quoin-space-4);
    }
    & a {
      min-height: var(--quoin-density-target);
      overflow-wrap: anywhere;
    }
  }
`;
