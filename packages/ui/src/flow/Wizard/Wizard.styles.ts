import { styled } from 'styled-components';
import { hiddenText } from '../../foundations/VisuallyHidden/VisuallyHidden.styles';
import { media, oneColumn, token } from '../../tokens/shared-styles';

export const View = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-width: 0;

  & > form {
    ${oneColumn}
    gap: ${token.space[6]};
  }
  & [data-part='heading']:focus {
    outline: none;
  }
  & [data-part='heading'] > [data-part='position'] {
    display: block;
    color: ${token.color.text.secondary};
    font-family: ${token.font.family.interface};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.regular};
    letter-spacing: 0;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    padding-block-start: ${token.space[5]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
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
  padding: ${token.space[4]};
  border: ${token.layout.hairline} solid ${token.color.danger.border};
  border-inline-start-width: 3px;
  border-radius: ${token.radius.figure};
  font-size: ${token.font.size.small};

  & > p {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    margin: 0;
    color: ${token.color.danger.text};
    font-weight: ${token.font.weight.strong};
  }
  & > ul {
    margin: ${token.space[1]} 0 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.density.target};
    color: ${token.color.text.primary};
    overflow-wrap: anywhere;
  }
`;
