import { styled } from 'styled-components';
import { media, secondaryText, token } from '../../tokens/shared-styles';

/** The popover. It styles its rows too, so that a list of hundreds needs no component per row. */
export const Floating = styled.div`
  position: fixed;
  inset: auto;
  z-index: 40;
  max-height: min(360px, var(--quoin-room, 360px));
  margin: 0;
  padding: ${token.space[2]};
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};
  box-shadow: 0 12px 32px ${token.color.shadow};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & [data-part='group'] {
    padding: ${token.space[3]} ${token.space[3]} ${token.space[1]};
    ${secondaryText.caption}
    font-weight: ${token.font.weight.medium};
  }
  & [role='group'] + [role='group'] {
    margin-block-start: ${token.space[2]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    min-height: ${token.density.target};
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.figure};
    line-height: 1.4;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  ${media.hover} {
    & [role='option']:hover:not([aria-disabled]) {
      background: ${token.color.surface.hover};
    }
  }
  /* The active option of the keyboard. Hover only changes the colour: Tab must not choose the row under the pointer. */
  & [role='option'][data-active] {
    background: ${token.color.surface.selected};
    box-shadow: inset 2px 0 0 ${token.color.border.selected};
  }
  & [role='option'][aria-selected='true'] {
    font-weight: ${token.font.weight.medium};
  }
  & [role='option'] > [data-quoin='Icon'] {
    color: ${token.color.text.link};
  }
  & [role='option'][aria-disabled] {
    color: ${token.color.text.disabled};
    cursor: not-allowed;
  }
  & [data-part='empty'] {
    padding: ${token.space[3]};
    ${secondaryText.small}
    overflow-wrap: anywhere;
  }

  ${media.forcedColours} {
    & [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
