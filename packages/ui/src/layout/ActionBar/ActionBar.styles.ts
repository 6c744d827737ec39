import { styled } from 'styled-components';
import { media, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[6]};
  padding: ${token.space[3]} ${token.space[5]};
  border: ${token.layout.hairline} solid ${token.color.border.strong};
  border-radius: ${token.radius.card};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};

  &[data-placement='sticky'] {
    position: sticky;
    inset-block-end: ${token.space[3]};
    z-index: 5;
    box-shadow: 0 4px 16px ${token.color.shadow};
  }

  /* What takes the focus is scrolled to a place above the bar. */
  html:has(&[data-placement='sticky']) {
    scroll-padding-block-end: calc(2 * ${token.space[16]});
  }

  & > [data-part='progress'] {
    position: absolute;
    inset-inline: ${token.space[3]};
    inset-block-start: -1px;
    height: 2px;
    overflow: hidden;
    background: ${token.color.track};
  }
  & > [data-part='progress']::before {
    content: '';
    display: block;
    width: calc(100% * var(--share));
    height: 100%;
    background: ${token.color.action.surface};
    transition: width ${token.motion.state} ${token.motion.ease};
  }
  & > [data-part='text'] {
    flex: 1 1 240px;
    min-width: 0;
  }
  & [data-part='status'] {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='status'] > [data-quoin='Icon'] {
    flex: none;
    color: ${token.color.text.secondary};
  }
  & [data-part='detail'] {
    ${secondaryText.small}
    font-feature-settings: 'tnum', 'cv11';
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[3]};
  }

  ${media.phone} {
    padding: ${token.space[3]} ${token.space[4]};

    &[data-placement='sticky'] {
      inset-block-end: 0;
      margin-inline: calc(-1 * ${token.layout.gutterPhone});
      padding-block-end: calc(${token.space[3]} + env(safe-area-inset-bottom, 0px));
      padding-inline: ${token.layout.gutterPhone};
      border-inline: 0;
      border-block-end: 0;
      border-radius: 0;
    }
    & > [data-part='text'] {
      flex-basis: 100%;
    }
    & > [data-part='actions'],
    & > [data-part='actions'] > * {
      flex: 1 1 auto;
    }
    &[data-placement='sticky'] > [data-part='progress'] {
      inset-inline: 0;
    }
  }
  ${media.forcedColours} {
    & > [data-part='progress']::before {
      background: Highlight;
    }
  }
  ${media.print} {
    display: none;
  }
`;
