import { styled } from 'styled-components';
import { Box } from '../../controls/TextField/TextField.styles';
import { media, token } from '../../tokens';

export const PhoneBox = styled(Box)`
  position: relative;
`;

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

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 0 ${token.density.inset};
    border: 0;
    border-radius: inherit;
    outline: 0;
    opacity: 0;
    font: inherit;
    font-size: ${token.font.size.body};
    cursor: pointer;
  }
  /* The search covers the number, at the height of the closed region. */
  &[data-open] {
    position: static;
  }
  &[data-open] > input {
    inset-block: 1px;
    z-index: 1;
    height: calc(100% - 2px);
    border-radius: ${token.radius.control};
    background: ${token.color.surface.raised};
    color: ${token.color.text.primary};
    opacity: 1;
    cursor: text;
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
