import { styled } from 'styled-components';
import { focusRing, media, token } from '../../tokens';

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

  & > [data-part='choose'] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.density.control};
    padding: 0 ${token.space[4]};
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    color: ${token.color.text.primary};
    font-weight: ${token.font.weight.medium};
    cursor: pointer;
  }
  & > [data-part='choose']:hover {
    background: ${token.color.surface.hover};
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
  &:has(> input:disabled) > [data-part='choose'] {
    border-color: ${token.color.border.hairline};
    background: none;
    color: inherit;
    cursor: not-allowed;
  }
  &:has(> input:focus-visible) > [data-part='choose'] {
    ${focusRing}
  }

  ${media.phone} {
    padding: ${token.space[4]};

    & > [data-part='or-drop'] {
      display: none;
    }
  }
`;

export const RejectedFiles = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const List = styled.ul`
  margin: ${token.space[3]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token.space[3]};
    min-height: ${token.space[16]};
    padding: ${token.space[2]} 0;
    border-bottom: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
  & [data-part='name'] {
    overflow-wrap: anywhere;
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='state'] {
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
  }
  & [data-part='actions'] {
    display: flex;
  }
  & [data-quoin='ProgressBar'] {
    margin-top: ${token.space[2]};
  }

  & > li[data-state='stored'] > [data-quoin='Icon'] {
    color: ${token.color.success.mark};
  }
  & > li[data-state='failed'] > [data-quoin='Icon'] {
    color: ${token.color.danger.mark};
  }
  & > li[data-state='failed'] [data-part='state'] {
    color: ${token.color.danger.text};
  }
`;
