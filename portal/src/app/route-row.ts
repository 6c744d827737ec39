import type { Language } from '@quoin/rules';
import type { ComponentType } from 'react';
import type { MessageId, WordsFor } from '../i18n/catalogue';

/** What the page around a screen is called, and what search results say of it. */
export interface PageWords {
  titleId: MessageId;
  /** Default: what the whole portal is. */
  descriptionId?: MessageId;
}

/** What a route keeps for the frame around its screen, and for the first load. */
export interface ScreenHandle extends PageWords {
  /** A long text that is a file of its own. */
  longText?: ((language: Language) => Promise<unknown>) | undefined;
}

/** What makes a page look otherwise than it was drawn at build: a cookie, or a parameter of its address, of that name. */
export type Unless = 'quoin.residence' | 'quoin.referral' | 'ref_id' | 'step';

/** One screen: its path below /go, who may see it, the lazily loaded component, and the words of the page. */
export interface RouteRow extends ScreenHandle {
  path: string;
  who: 'anyone' | 'investor';
  screen: () => Promise<{ default: ComponentType }>;
  /** What else of the language it speaks; a screen for investors speaks all of it. */
  words?: WordsFor;
  /** Of a public page: who has one of these is sent it empty. */
  unless?: readonly Unless[];
}
