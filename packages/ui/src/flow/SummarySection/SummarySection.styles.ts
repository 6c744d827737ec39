import { styled } from 'styled-components';
import { focusRing, media, oneColumn, raisedSurface, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.section`
  contain: layout; /* a keystroke in one section of a long form repaints no other */
  min-width: 0;
  ${raisedSurface}

  /* The button of the heading covers the whole head; the Edit button is above it. */
  & > [data-part='head'] {
    position: relative;
    display: grid;
    grid-template:
      'title state edit mark' minmax(${token.density.target}, auto) / minmax(0, 1fr)
      auto auto auto;
    align-items: center;
    gap: 0 ${token.space[4]};
    padding: ${token.space[3]} ${token.space[6]};
  }
  & > [data-part='head'] > [data-quoin='Heading'] {
    grid-area: title;
    overflow-wrap: anywhere;
  }
  & > [data-part='head'] [data-part='toggle'] {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > [data-part='head'] [data-part='toggle']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
  }
  & > [data-part='head'] [data-part='toggle']:focus-visible {
    outline: none;
  }
  & > [data-part='head'] [data-part='toggle']:focus-visible::after {
    ${focusRing}
  }
  & > [data-part='head'] > [data-part='state'] {
    grid-area: state;
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    ${secondaryText.small}
  }
  &[data-state='complete'] > [data-part='head'] [data-part='state'] > [data-quoin='Icon'] {
    color: ${token.color.success.mark};
  }
  &[data-state='errors'] > [data-part='head'] > [data-part='state'] {
    color: ${token.color.danger.text};
  }
  & > [data-part='head'] > [data-quoin='Button'] {
    grid-area: edit;
    position: relative;
  }
  & > [data-part='head'] > [data-quoin='Icon'] {
    grid-area: mark;
    color: ${token.color.text.secondary};
    transition: transform ${token.motion.state} ${token.motion.ease};
  }
  &[data-open] > [data-part='head'] > [data-quoin='Icon'] {
    transform: rotate(180deg);
  }

  & > [data-part='summary'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
    gap: ${token.space[3]} ${token.space[6]};
    margin: 0;
    padding: 0 ${token.space[6]} ${token.space[5]};
    font-size: ${token.font.size.small};
  }
  & > [data-part='summary'] dt {
    color: ${token.color.text.secondary};
  }
  & > [data-part='summary'] dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* The padding is inside, so that a closed section has no height. */
  & > [data-part='content'] > div {
    ${oneColumn}
    gap: ${token.space[6]};
    padding: ${token.space[2]} ${token.space[6]} ${token.space[6]};
  }

  ${media.hover} {
    & > [data-part='head'] [data-part='toggle']:hover {
      color: ${token.color.text.link};
    }
  }

  ${media.phone} {
    & > [data-part='head'] {
      grid-template:
        'title edit mark' minmax(${token.density.target}, auto) 'state edit mark' auto /
        minmax(0, 1fr) auto auto;
      gap: 0 ${token.space[2]};
      padding: ${token.space[2]} ${token.space[4]} ${token.space[3]};
    }
    & > [data-part='summary'] {
      padding: 0 ${token.space[4]} ${token.space[4]};
    }
    & > [data-part='content'] > div {
      padding: ${token.space[1]} ${token.space[4]} ${token.space[5]};
    }
  }
`;
