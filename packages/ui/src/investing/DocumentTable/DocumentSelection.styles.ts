import { styled } from 'styled-components';
import { tickMark } from '../../controls/tick-box';
import { media, token } from '../../tokens';
import { View } from './DocumentTable.styles';

/** A table with a column of tick boxes. */
export const SelectableView = styled(View)`
  & > caption > [data-part='count'] {
    margin-inline-start: ${token.space[3]};
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.regular};
  }

  & [data-part='select'] {
    width: calc(20px + ${token.space[4]});
    padding-block: 0;
  }
  & [data-part='select'] > input {
    ${tickMark}
    /* Its tick has no say in where the box stands. */
    contain: layout;
    position: relative;
    inset-block-start: ${token.space[1]};
    margin: 0;
    border-radius: ${token.radius.figure};
    cursor: pointer;
  }
  & > thead [data-part='select'] > input {
    inset-block-start: 0;
  }
  /* The target is larger than the box. */
  & [data-part='select'] > input::after {
    content: '';
    position: absolute;
    inset: calc((20px - ${token.density.target}) / 2);
  }
  & [data-part='select'] > input:checked::before {
    content: '';
    width: 9px;
    height: 4px;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    transform: translateY(-1.5px) rotate(-45deg);
  }
  & [data-part='select'] > input:indeterminate {
    border-color: ${token.color.border.selected};
    background: ${token.color.action.surface};
  }
  & [data-part='select'] > input:indeterminate::before {
    content: '';
    width: 10px;
    border-top: 2px solid currentColor;
    transform: none;
  }
  & > tbody > tr[data-selected] > * {
    background: ${token.color.surface.selected};
  }
  & > tbody > tr[data-selected] > :first-child {
    box-shadow: calc(-1 * ${token.space[2]}) 0 0 ${token.color.surface.selected};
  }
  & > tbody > tr[data-selected] > :last-child {
    box-shadow: ${token.space[2]} 0 0 ${token.color.surface.selected};
  }

  ${media.phone} {
    & > tbody > tr {
      position: relative;
    }
    & > tbody > tr[data-selected] {
      background: ${token.color.surface.selected};
      box-shadow:
        calc(-1 * ${token.space[2]}) 0 0 ${token.color.surface.selected},
        ${token.space[2]} 0 0 ${token.color.surface.selected};
    }
    & > tbody > tr[data-selected] > :is(*, :first-child, :last-child) {
      background: none;
      box-shadow: none;
    }
    & > tbody > tr > td[data-part='select'] {
      position: absolute;
      inset-block-start: ${token.space[3]};
      inset-inline-start: 0;
    }
    & > tbody > tr > td[data-part='select'] ~ th {
      display: block;
      padding-inline-start: ${token.space[8]};
    }
  }

  ${media.forcedColours} {
    & [data-part='select'] > input::before,
    & [data-part='select'] > input::after {
      display: none;
    }
  }
`;
