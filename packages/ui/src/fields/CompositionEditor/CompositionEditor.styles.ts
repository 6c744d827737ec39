import { styled } from 'styled-components';
import { media, secondaryText, token } from '../../tokens/shared-styles';

const columns = 'minmax(0, 1fr) 128px 144px';

export const Lines = styled.div`
  --quoin-field-message-lines: 0; /* rows of a table */
  border-top: ${token.layout.hairline} solid ${token.color.border.strong};
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${token.space[4]};
  padding: ${token.space[2]} 0;
  ${secondaryText.caption}

  ${media.phone} {
    display: none;
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: start;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[2]} 0;
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};

  & input {
    text-align: end;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${token.space[3]} 0;
  }
`;

export const Name = styled.span`
  padding: calc((${token.density.control} - 24px) / 2) 0;
  line-height: 24px;

  ${media.phone} {
    grid-column: 1 / -1;
    padding: 0;
    font-weight: ${token.font.weight.medium};
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-top: ${token.space[3]};
  border-top: ${token.layout.hairline} solid ${token.color.border.strong};

  /* Aligns its text, not its transparent edge, with the column. */
  & > button {
    max-width: none;
    margin-inline-end: calc(-1 * ${token.space[3]});
  }
`;

export const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: ${token.radius.figure};
  background: ${token.color.track};
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    width: var(--filled);
    height: 100%;
    background: ${token.color.action.surface};
    transition: width ${token.motion.float} ${token.motion.ease};
  }
  [data-state='over'] > &::before {
    background: ${token.color.danger.mark};
  }
  ${media.forcedColours} {
    border: ${token.layout.hairline} solid CanvasText;
    &::before {
      background: Highlight;
    }
  }
`;

export const Left = styled.span`
  font-weight: ${token.font.weight.medium};
  font-feature-settings: 'tnum', 'cv11';

  [data-state='done'] > & {
    color: ${token.color.success.text};
  }
  [data-state='over'] > & {
    color: ${token.color.danger.text};
  }
`;
