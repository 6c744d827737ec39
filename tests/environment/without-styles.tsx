// Keeps the styles of styled-components out of the page. jsdom matches every rule with every element whose role or name a
// query reads, which takes more time than all the rest of a test; what styles do is tested in browsers.
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

const outsideThePage = document.createElement('div');

export const WithoutStyles = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager target={outsideThePage}>{children}</StyleSheetManager>
);
