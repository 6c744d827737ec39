import { styled } from 'styled-components';
import { interfaceFont, media, token } from '../../tokens';

export const View = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[4]};

  & > [data-part='select'] {
    flex: 0 1 200px;
    min-width: 160px;
  }
  & > [data-part='chips'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: ${token.space[2]};
    min-width: 0;
  }
  & > [data-part='chips'] > div {
    flex: 1 0 100%;
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.medium};
  }

  ${media.phone} {
    & > [data-part='select'] {
      flex: 1 1 calc(50% - ${token.space[4]});
      min-width: 136px;
    }
    & > [data-part='clear'] {
      margin-inline-start: calc(-1 * ${token.space[5]});
    }
  }
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
  ${media.forcedColours} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
