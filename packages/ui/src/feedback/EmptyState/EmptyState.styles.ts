import { styled } from 'styled-components';
import { media, token } from '../../tokens';

/** Shared with `ErrorState`: both explain why there is no content and what to do. */
export const View = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
  padding: ${token.space[10]} ${token.space[8]};
  border: ${token.layout.hairline} dashed ${token.color.border.control};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;

  & > [data-quoin='Icon'] {
    color: ${token.color.accent.mark};
  }
  &[data-signal='danger'] {
    border-style: solid;
    border-color: ${token.color.danger.border};
  }
  &[data-signal='danger'] > [data-quoin='Icon'] {
    color: ${token.color.danger.mark};
  }
  & > [data-part='text'] {
    max-width: 60ch;
    color: ${token.color.text.secondary};
    text-wrap: pretty;
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    margin-block-start: ${token.space[3]};
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.space[5]};
  }
`;
