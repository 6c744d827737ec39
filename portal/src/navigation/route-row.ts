import type { Language } from '@quoin/rules';
import type { ComponentType } from 'react';
import type { MessageId, WordsFor } from '../i18n/catalogue';

export interface PageMessages {
  titleId: MessageId;
  /** Default: the portal's description. */
  descriptionId?: MessageId;
}

/** The `handle` of a route, read by the shell and by the first load. */
export interface ScreenHandle extends PageMessages {
  /** Loads a long text from its own file. */
  longText?: ((language: Language) => Promise<unknown>) | undefined;
}

/** Cookie or search parameter that makes a page differ from its prerendered HTML. */
export type Unless = 'quoin.residence' | 'quoin.referral' | 'ref_id' | 'step';

/** One screen: path below /go, access, lazily loaded component, title and description. */
export interface RouteRow extends ScreenHandle {
  path: string;
  who: 'anyone' | 'investor';
  screen: () => Promise<{ default: ComponentType }>;
  /** Message group that the screen needs; screens for investors need all of them. */
  messages?: WordsFor;
  /** With any of these, the server sends a public page without prerendered content. */
  unless?: readonly Unless[];
}

/** Rows of screens for investors. */
export const toInvestorRoutes = (rows: readonly Omit<RouteRow, 'who'>[]): RouteRow[] =>
  rows.map((row) => ({ who: 'investor', ...row }));

/** Rows of public screens that need the same messages, unless a row names its own. */
export const toPublicRoutes = (messages: WordsFor, rows: readonly Omit<RouteRow, 'who'>[]): RouteRow[] =>
  rows.map((row) => ({ who: 'anyone', messages, ...row }));
