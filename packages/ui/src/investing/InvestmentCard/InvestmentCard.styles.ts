import { styled } from 'styled-components';
import { Card } from '../../foundations/Card/Card';
import { media, token } from '../../tokens';
import { factList, wholeCardLink } from '../card-parts.styles';

export const View = styled(Card)`
  ${wholeCardLink}
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr);

  /* In a long list, browsers skip style and layout of cards far from the viewport. */
  &:nth-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-size: auto 372px;
  }
  & > [data-part='art'] {
    overflow: hidden;
    border-inline-end: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & > [data-part='text'] {
    display: flex;
    flex-direction: column;
    gap: ${token.space[3]};
    padding: ${token.space[5]};
  }
  /* The position of the status depends on the screen width, not on the length of the name. */
  & [data-part='heading'] {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[4]};
  }
  & [data-quoin='StatusBadge'] {
    flex: none;
  }
  & [data-part='more'] {
    margin-top: auto;
  }
  & [data-part='note'] {
    padding: ${token.space[3]};
    border-inline-start: ${token.layout.focus} solid ${token.color.warning.border};
    background: ${token.color.warning.surface};
    color: ${token.color.warning.text};
  }

  ${media.belowDesktop} {
    grid-template: 96px auto / minmax(0, 1fr);

    & > [data-part='art'] {
      border-inline-end: 0;
      border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
    }
    & > [data-part='text'] {
      padding: ${token.space[4]};
    }
    & [data-part='heading'] {
      flex-direction: column;
    }
  }
`;

export const Facts = styled.dl`
  ${factList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  gap: ${token.space[4]};
  padding-top: ${token.space[3]};
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};

  & dd {
    font-size: ${token.font.size.body};
  }
`;
