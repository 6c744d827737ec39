import type { Language } from '@quoin/rules';
import type { ComponentType } from 'react';
import type { MessageId, WordsFor } from '../i18n/catalogue';

/** Title and description of a page. */
export interface PageWords {
  titleId: MessageId;
  /** Default: the description of the portal. */
  descriptionId?: MessageId;
}

/** The `handle` of a route: read by the frame and by the first load. */
export interface ScreenHandle extends PageWords {
  /** Loads a long text from a file of its own. */
  longText?: ((language: Language) => Promise<unknown>) | undefined;
}

/** Name of a cookie or search parameter with which a page differs from its prerendered HTML. */
export type Unless = 'quoin.residence' | 'quoin.referral' | 'ref_id' | 'step';

/** One screen: its path below /go, who may see it, the lazily loaded component, title and description. */
export interface RouteRow extends ScreenHandle {
  path: string;
  who: 'anyone' | 'investor';
  screen: () => Promise<{ default: ComponentType }>;
  /** Message group that the screen needs; screens for investors need all of them. */
  words?: WordsFor;
  /** With one of these the server sends a public page without prerendered content. */
  unless?: readonly Unless[];
}
