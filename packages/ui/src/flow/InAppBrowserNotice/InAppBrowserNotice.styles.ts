import { styled } from 'styled-components';
import { media, raisedSurface, token } from '../../tokens/shared-styles';

export const View = styled.section`
  display: grid;
  gap: ${token.space[4]};
  max-width: 560px;
  padding: ${token.space[8]};
  ${raisedSurface}

  & > [data-quoin='Icon'] {
    color: ${token.color.accent.mark};
  }
  & > ol {
    display: grid;
    gap: ${token.space[2]};
    margin: 0;
    padding-inline-start: ${token.space[6]};
  }
  & > ol > li::marker {
    color: ${token.color.text.secondary};
    font-feature-settings: 'tnum';
  }
  & > [data-part='link'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space[3]};
    align-items: center;
    padding: ${token.space[2]} ${token.space[2]} ${token.space[2]} ${token.density.inset};
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
  }
  /* One press selects the whole URL, for copying by hand. */
  & [data-part='url'] {
    overflow-wrap: anywhere;
    font-size: ${token.font.size.small};
    -webkit-user-select: all;
    user-select: all;
  }

  ${media.phone} {
    padding: ${token.space[5]};

    & > [data-part='link'] {
      grid-template-columns: minmax(0, 1fr);
      padding: ${token.space[3]};
    }
  }
`;
