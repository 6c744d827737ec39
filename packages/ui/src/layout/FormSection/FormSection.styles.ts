import { styled } from 'styled-components';
import { media, oneColumn, token } from '../../tokens/shared-styles';

export const View = styled.section`
  ${oneColumn}
  gap: ${token.space[5]};
  padding-block: ${token.space[8]};
  border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};

  & > header {
    display: grid;
    gap: ${token.space[1]};
  }
  & > header > [data-part='description'] {
    max-width: 60ch;
    color: ${token.color.text.secondary};
    text-wrap: pretty;
  }
  /* The section has its own line. */
  & > [data-quoin='Disclosure'] {
    border-block-end: 0;
  }

  ${media.phone} {
    padding-block: ${token.space[6]};
  }
`;
