import { styled } from 'styled-components';
import { hiddenText } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import { media, oneColumn } from '../../tokens/shared-styles';

export const View = styled.div`
  display: grid;
  gap: var(--quoin-space-8);
  min-width: 0;

  & > form {
    ${oneColumn}
    gap: var(--quoin-space-6);
  }
  & [data-part='heading']:focus {
    outline: none;
  }
  & [data-part='heading'] > [data-part='position'] {
    display: block;
    color: var(--quoin-color-text-secondary);
    font-family: var(--quoin-font-family-interface);
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-regular);
    letter-spacing: 0;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--quoin-space-3);
    padding-block-start: var(--quoin-space-5);
    border-block-start: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  }

  ${media.phone} {
    /* The stepper just above shows the position; screen readers still read it with the heading. */
    & [data-part='heading'] > [data-part='position'] {
      ${hiddenText}
    }
    & [data-part='actions'] > * {
      flex: 1 1 100%;
    }
  }
`;

export const Summary = styled.div`
  padding: var(--quoin-space-4);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-danger-border);
  border-inline-start-width: 3px;
  border-radius: var(--quoin-radius-figure);
  font-size: var(--quoin-font-size-small);

  & > p {
    display: flex;
    align-items: center;
    gap: var(--quoin-space-2);
    margin: 0;
    color: var(--quoin-color-danger-text);
    font-weight: var(--quoin-font-weight-strong);
  }
  & > ul {
    margin: var(--quoin-space-1) 0 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--quoin-density-target);
    color: var(--quoin-color-text-primary);
    overflow-wrap: anywhere;
  }
`;
