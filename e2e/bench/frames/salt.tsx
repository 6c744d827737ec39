import type { ReactNode } from 'react';
import { SaltProvider } from '@salt-ds/core';
import '@salt-ds/theme/index.css';

export const Frame = ({ children }: { children?: ReactNode }) => (
  <SaltProvider mode="light" density="medium">
    {children}
  </SaltProvider>
);
