import { styled } from 'styled-components';
import { media, plainList, secondaryText, token } from '../../tokens/shared-styles';

export const List = styled.ul`
  --quoin-field-message-lines: 0; /* the checkboxes have no errors */
  ${plainList}
  border-top: ${token.layout.hairline} solid ${token.color.border.strong};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space[4]};
    padding: ${token.space[4]} 0;
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & [data-part='name'] {
    display: block;
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='state'] {
    ${secondaryText.small}
  }
  & > li[data-ended] [data-part='state'] {
    color: ${token.color.success.text};
  }
  & > li > [data-part='tick'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token.space[2]};
      justify-items: start;
    }
  }
`;

export const Progress = styled.p`
  margin: ${token.space[3]} 0 0;
  ${secondaryText.small}
`;
