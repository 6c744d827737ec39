import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

export const View = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--quoin-space-5);

  & > span {
    ${secondaryText.small}
    font-feature-settings: 'tnum', 'cv11';
    text-align: center;
  }

  /* The position is above the buttons, because three digits would not fit beside them. */
  ${media.phone} {
    flex-wrap: wrap;
    gap: var(--quoin-space-3);

    & > span {
      flex-basis: 100%;
      order: -1;
    }
    & > button {
      flex: 1 1 7em;
      padding-inline: var(--quoin-space-3);
    }
  }
`;
