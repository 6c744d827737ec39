import type { ReactNode } from 'react';
import { QuoinProvider } from '@quoin/ui';

export const Frame = ({ children }: { children?: ReactNode }) => <QuoinProvider>{children}</QuoinProvider>;
