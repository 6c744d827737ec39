import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.details`
  overflow-wrap: anywhere;
  border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    min-height: calc(${token.density.control} + ${token.space[3]});
    padding-block: ${token.space[2]};
    font-weight: ${token.font.weight.medium};
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > [data-quoin='Icon'] {
    color: ${token.color.text.secondary};
    transition: transform ${token.motion.state} ${token.motion.ease};
  }
  &[open] > summary > [data-quoin='Icon'] {
    transform: rotate(180deg);
  }
  & > [data-part='content'] {
    padding-block: ${token.space[1]} ${token.space[5]};
  }

  ${media.hover} {
    & > summary:hover {
      color: ${token.color.text.link};
    }
  }
`;
