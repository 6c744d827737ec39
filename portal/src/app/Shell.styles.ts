import { styled } from 'styled-components';

/** The footer stands at the bottom of the window even under a short page. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  & > footer {
    margin-top: auto;
  }
`;
