import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const Region = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  flex: none;
  margin-block: 1px; /* an invalid field's border is two wide */
  margin-inline-start: calc(-1 * ${token.density.inset});
  padding-inline: ${token.density.inset} ${token.space[2]};
  border-inline-end: ${token.layout.hairline} solid ${token.color.border.hairline};
  color: ${token.color.text.secondary};
  font-feature-settings: 'tnum', 'cv11';
  white-space: nowrap;

  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    opacity: 0;
    font-size: ${token.font.size.body};
    cursor: pointer;
  }
  &:focus-within {
    border-start-start-radius: ${token.radius.control};
    border-end-start-radius: ${token.radius.control};
    background: ${token.color.surface.selected};
    color: ${token.color.text.primary};
  }
  ${media.hover} {
    &:hover {
      color: ${token.color.text.primary};
    }
  }
`;
