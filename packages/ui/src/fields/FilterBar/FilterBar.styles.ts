import { styled } from 'styled-components';
import { focusRing, interfaceFont, media, token } from '../../tokens';

export const View = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[4]};
`;

export const SelectPlace = styled.div`
  flex: 0 1 200px;
  min-width: 160px;

  ${media.phone} {
    flex: 1 1 calc(50% - ${token.space[4]});
    min-width: 136px;
  }
`;

export const ChipRow = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

export const Heading = styled.div`
  margin-bottom: ${token.space[2]};
  font-size: ${token.font.size.small};
  font-weight: ${token.font.weight.medium};
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

export const Chip = styled.button`
  ${interfaceFont}
  min-height: ${token.density.target};
  margin: 0;
  padding: ${token.space[1]} ${token.space[4]};
  border: ${token.layout.hairline} solid ${token.color.border.control};
  border-radius: ${token.radius.round};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};
  font-size: ${token.font.size.small};
  cursor: pointer;
  transition: background-color ${token.motion.state} ${token.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${token.color.border.strong};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.border.selected};
    background: ${token.color.surface.selected};
    color: ${token.color.text.link};
    font-weight: ${token.font.weight.medium};
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.forcedColours} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const Clear = styled.div`
  flex: none;

  ${media.phone} {
    margin-inline-start: calc(-1 * ${token.space[5]});
  }
`;
