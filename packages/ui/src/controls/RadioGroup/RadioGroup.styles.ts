import { styled } from 'styled-components';
import { media, token } from '../../tokens';
import { tickMark, tickRow } from '../tick-box';

export const List = styled.div`
  display: flex;
  flex-direction: column;

  &[data-appearance='cards'] {
    display: grid;
    gap: ${token.space[3]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  }
  &[data-appearance='row'] {
    flex-flow: row wrap;
    column-gap: ${token.space[6]};
  }
  /* Segments grow to fill each line, so that wrapped ones leave no hole. */
  &[data-appearance='segmented'] {
    flex-flow: row wrap;
    gap: 1px;
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    background: ${token.color.border.control};
    overflow: hidden;
  }
  [data-invalid] > &[data-appearance='segmented'] {
    border-color: ${token.color.danger.border};
  }
`;

export const Row = styled.label`
  ${tickRow}

  [data-appearance='cards'] > & {
    padding: ${token.space[4]};
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    background: ${token.color.surface.raised};
    transition: border-color ${token.motion.state} ${token.motion.ease};
  }
  ${media.hover} {
    [data-appearance='cards'] > &:hover {
      border-color: ${token.color.border.strong};
    }
  }
  [data-appearance='cards'] > &:has(:checked) {
    border-color: ${token.color.border.selected};
    background: ${token.color.surface.selected};
    box-shadow: inset 0 0 0 1px ${token.color.border.selected};
  }
  [data-appearance='segmented'] > & {
    flex: 1 1 auto;
    align-items: center;
    padding: ${token.space[2]} ${token.space[4]};
    background: ${token.color.surface.raised};
    transition: background-color ${token.motion.state} ${token.motion.ease};
  }
  ${media.hover} {
    [data-appearance='segmented'] > &:hover {
      background: ${token.color.surface.hover};
    }
  }
  [data-appearance='segmented'] > &:has(:checked) {
    background: ${token.color.surface.selected};
    box-shadow: inset 0 0 0 1px ${token.color.border.selected};
    font-weight: ${token.font.weight.medium};
  }
  &:has(:disabled) {
    color: ${token.color.text.secondary};
    cursor: not-allowed;
  }
  [data-appearance='segmented'] > &:has(:disabled) {
    background: ${token.color.surface.sunken};
    box-shadow: none;
  }
  [data-appearance='cards'] > &:has(:disabled) {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
    box-shadow: none;
  }
`;

export const Mark = styled.input`
  ${tickMark}
  border-radius: 50%;

  &:checked::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  ${media.forcedColours} {
    &::before {
      display: none;
    }
  }
`;

export const Words = styled.span`
  display: block;
  min-width: 0;
`;
