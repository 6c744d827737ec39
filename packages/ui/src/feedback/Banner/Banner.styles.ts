import { styled } from 'styled-components';
import { media, oneColumn, token } from '../../tokens/shared-styles';
import { signalColours } from '../signals.styles';

export const View = styled.div`
  ${signalColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[1]} ${token.space[3]};
  align-items: start;
  padding: ${token.space[4]};
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-inline-start: 3px solid var(--border);
  border-radius: ${token.radius.figure};
  background: var(--surface);
  color: ${token.color.text.primary};

  & > [data-quoin='Icon'] {
    margin-block-start: 3px;
    color: var(--mark);
  }
  & > [data-part='body'] {
    ${oneColumn}
    gap: ${token.space[1]};
  }
  & > [data-part='body']:lang(zh) {
    text-align: justify;
  }
  & [data-part='title'] {
    color: var(--text);
    font-weight: ${token.font.weight.strong};
    text-align: start;
  }
  & [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    margin-block-start: ${token.space[2]};
  }
  & > [data-part='close'] {
    margin: calc(-1 * ${token.space[2]});
  }

  ${media.forcedColours} {
    border: 1px solid CanvasText;
  }
`;
