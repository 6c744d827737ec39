import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

const Page = createGlobalStyle`
  body {
    margin: 0;
    background: #faf8f5;
    color: #17140f;
    font: 16px/1.625 system-ui, sans-serif;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :focus-visible {
    outline: 2px solid #0f6b5e;
    outline-offset: 2px;
  }
`;

export const Frame = ({ children }: { children?: ReactNode }) => (
  <div>
    <Page />
    {children}
  </div>
);
