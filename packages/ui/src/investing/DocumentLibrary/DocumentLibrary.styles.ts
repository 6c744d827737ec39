import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};

  & > [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${token.space[4]};
  }
  & [data-part='search'] {
    flex: 1 1 280px;
    max-width: 420px;
  }
  & [data-quoin='FilterBar'] {
    flex: 1 1 600px;
  }
  & [data-part='result'] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[4]};
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
    font-feature-settings: 'tnum', 'cv11';
  }
  & [data-part='downloads'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
  }
  & [data-part='nothing-found'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]};
  }

  & > [data-part='more'] {
    display: grid;
    justify-items: center;
    gap: ${token.space[2]};
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
  }

  ${media.phone} {
    & [data-part='search'] {
      flex-basis: 100%;
      max-width: none;
    }
    & [data-quoin='FilterBar'] {
      flex-basis: 100%;
    }
  }
`;
