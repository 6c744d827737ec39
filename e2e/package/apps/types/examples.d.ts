// What the examples of the guides take from the app that they are in.
/// <reference types="vite/client" />
import type { ReactNode } from 'react';
import type { AppHeaderProps, DataColumn, DataSort } from '@quoin/ui';

declare global {
  interface Call {
    id: string;
    fund: string;
    due: string;
    amount: string;
  }
  const calls: Call[];
  const columns: DataColumn<Call>[];
  const NO_ROWS: Call[];
  function useCalls(query: { page: number; sort: DataSort }): {
    data: { rows: Call[]; total: number } | undefined;
    isFetching: boolean;
    error: Error | undefined;
    refetch: () => void;
  };
  function setSelected(ids: readonly string[]): void;
  const links: AppHeaderProps['links'];
  function save(values: object): void;
  function App(props: { nonce?: string }): ReactNode;
  const shadowRoot: ShadowRoot;
  function Widget(): ReactNode;
}
