import { styled } from 'styled-components';
import { focusRing, media, secondaryText, token } from '../../tokens/shared-styles';

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[5]};
  border: ${token.layout.hairline} dashed ${token.color.border.control};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  font-size: ${token.font.size.small};
  transition: background ${token.motion.state} ${token.motion.ease};

  & > :is([data-part='choose'], [data-part='camera']) {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.density.control};
    padding: 0 ${token.space[4]};
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.text.primary};
    font: inherit;
    font-weight: ${token.font.weight.medium};
    cursor: pointer;
  }
  & > :is([data-part='choose'], [data-part='camera']):hover {
    background: ${token.color.surface.hover};
  }
  & > [data-part='camera']:focus-visible {
    ${focusRing}
  }
  /* A computer has no camera to hold a document in front of. */
  & > [data-part='camera'] {
    display: none;
  }
  & > [data-part='accepts'] {
    flex-basis: 100%;
    color: ${token.color.text.secondary};
  }
  /* The native input keeps keyboard, focus and name; the label is its visible part. */
  & > input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }

  &[data-awaited] {
    border-color: ${token.color.border.selected};
  }
  &[data-dragged] {
    border-style: solid;
    border-color: ${token.color.border.selected};
    background: ${token.color.surface.selected};
  }
  &[data-invalid] {
    border-color: ${token.color.danger.border};
  }
  &:has(> input:disabled) {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
    color: ${token.color.text.secondary};
  }
  &:has(> input:disabled) > :is([data-part='choose'], [data-part='camera']) {
    border-color: ${token.color.border.hairline};
    background: none;
    color: inherit;
    cursor: not-allowed;
  }
  &:has(> input:focus-visible) > [data-part='choose'] {
    ${focusRing}
  }

  ${media.touch} {
    & > [data-part='camera'] {
      display: inline-flex;
    }
  }

  ${media.phone} {
    padding: ${token.space[4]};

    & > [data-part='or-drop'] {
      display: none;
    }
  }
`;

export const List = styled.ul`
  margin: ${token.space[3]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template: 'picture file actions' auto / ${token.space[16]} minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space[4]};
    padding: ${token.space[3]} 0;
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & [data-part='picture'] {
    grid-area: picture;
    display: grid;
    place-items: center;
    align-self: start;
    overflow: hidden;
    height: ${token.space[16]};
    border: ${token.layout.hairline} solid ${token.color.border.hairline};
    border-radius: ${token.radius.control};
    background: ${token.color.surface.sunken};
    color: ${token.color.text.secondary};
  }
  & [data-part='picture'] > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
  & [data-part='file'] {
    grid-area: file;
    min-width: 0;
  }
  & [data-part='name'] {
    overflow-wrap: anywhere;
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='state'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token.space[2]};
    ${secondaryText.small}
  }
  & [data-part='state'] > [data-quoin='Spinner'] {
    gap: ${token.space[2]};
  }
  & [data-part='problem'] {
    max-width: ${token.layout.reading};
    color: ${token.color.danger.text};
    font-size: ${token.font.size.small};
  }
  & [data-part='replaces'] {
    ${secondaryText.small}
    overflow-wrap: anywhere;
  }
  & [data-part='actions'] {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]};
  }
  & [data-quoin='ProgressBar'] {
    margin-block: ${token.space[2]} ${token.space[1]};
  }

  & > li[data-state='stored'] [data-part='state'] > [data-quoin='Icon'] {
    color: ${token.color.success.mark};
  }
  & > li:is([data-state='failed'], [data-state='refused']) [data-part='state'] > [data-quoin='Icon'] {
    color: ${token.color.danger.mark};
  }
  & > li:is([data-state='failed'], [data-state='refused']) [data-part='state'] {
    color: ${token.color.danger.text};
  }

  ${media.phone} {
    & > li {
      grid-template: 'picture file' auto 'actions actions' auto / ${token.space[16]} minmax(0, 1fr);
    }
    & [data-part='actions'] {
      justify-content: flex-end;
    }
  }
`;
