import { styled } from 'styled-components';
import { buttonFrame, secondaryButton, smallButton } from '../../controls/Button/button-frame';
import { media, token } from '../../tokens';

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
  ${secondaryButton}
  ${buttonFrame}
  ${smallButton}
  padding-inline: ${token.space[4]};
  border-radius: ${token.radius.round};
  font-weight: ${token.font.weight.regular};

  &[aria-pressed='true'] {
    --quoin-button-edge: ${token.color.border.selected};
    --quoin-button-face: ${token.color.surface.selected};
    --quoin-button-ink: ${token.color.text.link};
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
