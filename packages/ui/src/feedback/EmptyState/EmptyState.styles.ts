import { styled } from 'styled-components';
import { media, token } from '../../tokens';

/** Shared with `ErrorState`: both explain why there is no content and what to do. */
export const View = styled.div`
  position: relative;
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
  & > [data-part='details'] {
    max-width: 60ch;
    font-size: ${token.font.size.small};

    & > div {
      font-weight: ${token.font.weight.medium};
    }
    & > ul {
      display: grid;
      gap: ${token.space[1]};
      margin: 0;
      padding-inline-start: ${token.space[5]};
      color: ${token.color.text.secondary};
    }
    & li::marker {
      color: ${token.color.accent.mark};
    }
  }
  & > [data-part='illustration'] {
    width: 160px;
    aspect-ratio: 16 / 9;
    border-radius: ${token.radius.control};
    overflow: hidden;
  }
  & > [data-part='action'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    margin-block-start: ${token.space[3]};
  }

  /* The picture is beside the text. */
  ${media.tablet} {
    &[data-illustrated] {
      min-height: 200px;
      padding-inline-end: calc(208px + 2 * ${token.space[8]});
    }
    & > [data-part='illustration'] {
      position: absolute;
      inset-block: 0;
      inset-inline-end: ${token.space[8]};
      width: 208px;
      height: 117px;
      margin-block: auto;
    }
  }

  ${media.phone} {
    padding: ${token.space[6]} ${token.space[5]};
  }
`;
