import { styled } from 'styled-components';
import { interfaceFont, media, token } from '../../tokens';

export const View = styled.nav`
  & > button {
    ${interfaceFont}
    display: none;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    width: 100%;
    min-height: ${token.density.control};
    padding: ${token.space[2]} 0;
    border: 0;
    border-block-end: ${token.layout.hairline} solid ${token.color.border.hairline};
    background: none;
    color: ${token.color.text.primary};
    text-align: start;
    cursor: pointer;
  }
  & [data-part='position'] {
    display: block;
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
  }
  & > ol {
    display: flex;
    gap: ${token.space[4]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.phone} {
    & > button {
      display: flex;
    }
    & > ol {
      flex-direction: column;
      gap: 0;
      padding-block: ${token.space[2]};
    }
    &:not([data-open]) > ol {
      display: none;
    }
  }
`;

export const Item = styled.li`
  flex: 1;
  min-width: 0;

  & > button,
  & > div {
    ${interfaceFont}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token.space[3]};
    align-content: start;
    width: 100%;
    height: 100%;
    min-height: ${token.density.target};
    padding: ${token.space[3]} 0;
    border: 0;
    border-block-start: 2px solid ${token.color.border.hairline};
    background: none;
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
    text-align: start;
  }
  & > button {
    cursor: pointer;
  }
  & [data-part='mark'] {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid currentColor;
    border-radius: ${token.radius.figure};
    font-size: ${token.font.size.caption};
    font-feature-settings: 'tnum';
  }
  & [data-part='status'] {
    grid-column: 2;
    font-size: ${token.font.size.caption};
  }

  &[data-status='complete'] [data-part='mark'] {
    border-color: ${token.color.success.mark};
    color: ${token.color.success.mark};
  }
  &[data-stage='done'] > * {
    border-block-start-color: ${token.color.border.selected};
  }
  &[data-stage='current'] > * {
    border-block-start-color: ${token.color.border.selected};
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.strong};
  }
  &[data-stage='current'] [data-part='mark'] {
    border-color: ${token.color.action.surface};
    background: ${token.color.action.surface};
    color: ${token.color.action.text};
  }
  &[data-status='errors'] [data-part='status'] {
    color: ${token.color.danger.text};
    font-weight: ${token.font.weight.medium};
  }
  &[data-status='errors']:not([data-stage='current']) [data-part='mark'] {
    border-color: ${token.color.danger.mark};
    color: ${token.color.danger.mark};
  }

  ${media.hover} {
    & > button:hover {
      color: ${token.color.text.link};
    }
  }

  ${media.phone} {
    & > button,
    & > div {
      border-block-start: 0;
    }
  }

  ${media.forcedColours} {
    &[data-stage='current'] [data-part='mark'] {
      border-width: 3px;
    }
  }
`;
