import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-gap='0'] {
    gap: 0;
  }
  &[data-gap='1'] {
    gap: ${token.space[1]};
  }
  &[data-gap='2'] {
    gap: ${token.space[2]};
  }
  &[data-gap='3'] {
    gap: ${token.space[3]};
  }
  &[data-gap='6'] {
    gap: ${token.space[6]};
  }
  &[data-gap='8'] {
    gap: ${token.space[8]};
  }
  &[data-gap='12'] {
    gap: ${token.space[12]};
  }
  &[data-gap='16'] {
    gap: ${token.space[16]};
  }

  &[data-direction='horizontal'] {
    flex-flow: row wrap;
    align-items: center;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }

  ${media.phone} {
    &[data-gap='12'],
    &[data-gap='16'] {
      gap: ${token.space[10]};
    }
    &[data-direction='horizontal'][data-phone='vertical'] {
      flex-flow: column;
      align-items: stretch;
    }
  }
`;
