import { styled } from 'styled-components';
import { plainList, token } from '../../tokens/shared-styles';

export const Examples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
  gap: ${token.space[4]};
  ${plainList}
  font-size: ${token.font.size.small};

  & > li {
    display: grid;
    align-content: start;
    gap: ${token.space[2]};
  }
  & svg[viewBox='0 0 96 64'] {
    width: 100%;
    max-width: 144px;
    fill: none;
    stroke: ${token.color.border.control};
    stroke-width: 1.5;
    border-radius: ${token.radius.control};
    background: ${token.color.surface.sunken};
  }
  & [data-part='paper'] {
    fill: ${token.color.surface.raised};
  }
  & [data-part='mark'] {
    stroke: ${token.color.success.mark};
    stroke-width: 2;
  }
  & [data-part='light'] {
    fill: ${token.color.surface.sunken};
    stroke: ${token.color.danger.mark};
  }
  & > li > span {
    display: flex;
    gap: ${token.space[2]};
  }
  & > li > span > [data-quoin='Icon'] {
    margin-top: 2px;
    color: ${token.color.danger.mark};
  }
  & > li[data-accepted='true'] > span > [data-quoin='Icon'] {
    color: ${token.color.success.mark};
  }
`;
