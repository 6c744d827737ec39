import { styled } from 'styled-components';
import { media, plainList, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.div`
  container-type: inline-size;

  & > [data-part='stopped'] {
    margin: 0 0 ${token.space[4]};
  }
`;

export const Steps = styled.ol`
  display: grid;
  ${plainList}

  & > li {
    --mark: ${token.color.border.control};
    position: relative;
    display: grid;
    grid-template-columns: ${token.space[6]} minmax(0, 1fr);
    gap: 0 ${token.space[3]};
    padding-bottom: ${token.space[5]};
    ${secondaryText.small}
    line-height: ${token.font.leading.heading};
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block: ${token.space[6]} 0;
    inset-inline-start: 11.5px;
    border-inline-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li:last-child::before {
    display: none;
  }

  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: ${token.space[6]};
    height: ${token.space[6]};
    border: ${token.layout.hairline} solid var(--mark);
    border-radius: ${token.radius.round};
    background: ${token.color.surface.raised};
    color: var(--mark);
    font-size: ${token.font.size.caption};
  }
  & [data-part='text'] {
    display: grid;
    align-content: start;
    gap: ${token.space[1]};
    padding-top: ${token.space[1]};
  }
  & [data-part='name'] {
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='state'] {
    font-size: ${token.font.size.caption};
  }
  & [data-part='what'] {
    max-width: 44ch;
  }

  & > li[data-state='done'] {
    --mark: ${token.color.success.mark};
  }
  & > li[data-state='done']::before {
    border-color: ${token.color.success.mark};
  }
  & > li[data-state='current'] [data-part='mark'] {
    border-color: ${token.color.action.surface};
    background: ${token.color.action.surface};
    color: ${token.color.action.text};
  }
  & > li[data-state='attention'] {
    --mark: ${token.color.warning.mark};
  }
  & > li[data-state='attention'] [data-part='state'] {
    color: ${token.color.warning.text};
  }
  & > li[data-state='next'] [data-part='name'],
  & > li[data-state='stopped'] [data-part='name'] {
    color: ${token.color.text.secondary};
    font-weight: ${token.font.weight.regular};
  }

  /* In a wide container all steps are side by side on one line. */
  @container (min-width: 720px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: ${token.space[2]};
      padding: 0 ${token.space[4]} 0 0;
    }
    & > li::before {
      inset-block: 11.5px auto;
      inset-inline: ${token.space[8]} ${token.space[2]};
      border-inline-start: 0;
      border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
    }
  }

  ${media.forcedColours} {
    & > li[data-state='current'] [data-part='mark'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
