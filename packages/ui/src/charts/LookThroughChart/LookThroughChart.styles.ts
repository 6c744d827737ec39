import { styled } from 'styled-components';
import { secondaryText, token } from '../../tokens/shared-styles';

/** Panels in a column; the ownership percentage of the next layer is on the line between them. */
export const Layers = styled.div`
  display: grid;
  font-size: ${token.font.size.small};
  line-height: 1.5;

  & > [data-part='investor'],
  & > [data-part='layer'] {
    padding: ${token.space[3]} ${token.space[4]};
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    overflow-wrap: anywhere;
  }
  & > [data-part='investor'] {
    border-color: ${token.color.border.selected};
    background: ${token.color.surface.selected};
    font-weight: ${token.font.weight.strong};
  }
  & > [data-part='layer'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space[4]};
  }
  & [data-part='kind'] {
    grid-column: 1;
    ${secondaryText.caption}
  }
  & [data-part='name'] {
    grid-column: 1;
    font-weight: ${token.font.weight.medium};
  }
  & [data-part='fees'] {
    display: grid;
    grid-area: 1 / 2 / 3 / 3;
    align-content: center;
    justify-items: end;
    ${secondaryText.caption}
  }
  & [data-part='fees'] [data-quoin='Figure'] {
    color: ${token.color.text.primary};
  }
  & > [data-part='held'] {
    display: flex;
    align-items: center;
    min-height: ${token.space[12]};
    margin-inline-start: ${token.space[6]};
    padding-inline-start: ${token.space[4]};
    border-inline-start: 2px solid ${token.color.border.control};
    ${secondaryText.caption}
  }

  @container (max-width: 479.98px) {
    & > [data-part='layer'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='fees'] {
      grid-area: auto;
      justify-items: start;
      padding-block-start: ${token.space[2]};
    }
  }
`;
