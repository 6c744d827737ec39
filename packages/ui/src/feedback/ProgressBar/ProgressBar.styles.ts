import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: ${token.space[2]};
  font-size: ${token.font.size.small};

  & > [data-part='label'] {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
  }
  & [data-part='amount'] {
    color: ${token.color.text.secondary};
    font-feature-settings: 'tnum';
  }

  & > progress {
    display: block;
    width: 100%;
    height: 6px;
    overflow: hidden;
    border: 0;
    border-radius: ${token.radius.figure};
    appearance: none;
    background: ${token.color.track};
    accent-color: ${token.color.action.surface};
  }
  & > progress::-webkit-progress-bar {
    background: ${token.color.track};
  }
  & > progress::-webkit-progress-value {
    background: ${token.color.action.surface};
    transition: width ${token.motion.float} ${token.motion.ease};
  }
  & > progress::-moz-progress-bar {
    background: ${token.color.action.surface};
  }
  & > progress:indeterminate {
    background: repeating-linear-gradient(
      -45deg,
      ${token.color.track} 0 8px,
      ${token.color.action.surface} 8px 16px
    );
  }
  & > progress:indeterminate::-webkit-progress-bar {
    background: none;
  }

  ${media.forcedColours} {
    & > progress {
      border: ${token.layout.hairline} solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
    & > progress::-webkit-progress-bar {
      background: Canvas;
    }
    & > progress::-webkit-progress-value {
      background: Highlight;
    }
    & > progress::-moz-progress-bar {
      background: Highlight;
    }
    & > progress:indeterminate {
      background: repeating-linear-gradient(-45deg, Canvas 0 8px, Highlight 8px 16px);
    }
  }
`;
