import { styled } from 'styled-components';
import { interfaceFont, media, token } from '../../tokens';

export const View = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  ${interfaceFont}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  max-width: 240px;
  min-height: ${token.density.target};
  padding-inline: ${token.space[3]};
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};
  font-size: ${token.font.size.small};
  cursor: pointer;

  & > [data-part='name'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (max-width: 899.98px) {
    width: 100%;
    max-width: none;

    & > [data-part='name'] {
      flex: 1;
      text-align: start;
    }
  }
`;

export const Panel = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${token.space[2]});
  inset-inline-end: 0;
  z-index: 20;
  min-width: 220px;
  margin: 0;
  padding: ${token.space[2]};
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-radius: ${token.radius.card};
  background: ${token.color.surface.raised};
  box-shadow: 0 12px 32px ${token.color.shadow};
  list-style: none;

  &[hidden] {
    display: none;
  }
  & a,
  & button {
    ${interfaceFont}
    display: flex;
    align-items: center;
    width: 100%;
    min-height: ${token.density.target};
    padding-inline: ${token.space[3]};
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.text.primary};
    font-size: ${token.font.size.small};
    text-align: start;
    cursor: pointer;
  }
  & a[aria-current='page'] {
    background: ${token.color.surface.selected};
  }
  & > [data-part='apart'] {
    margin-block-start: ${token.space[2]};
    padding-block-start: ${token.space[2]};
    border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
  }

  ${media.hover} {
    & a:hover,
    & button:hover {
      background: ${token.color.surface.hover};
    }
  }

  @media (max-width: 899.98px) {
    position: static;
    margin-block-start: ${token.space[2]};
    box-shadow: none;
  }
`;
