import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/catalogue';

/** What the page around a screen is called, and what search results say of it. */
export interface PageWords {
  titleId: MessageId;
  /** Default: what the whole portal is. */
  descriptionId?: MessageId;
}

/** One screen: its path below /go, who may see it, the lazily loaded component, and the words of the page. */
export interface RouteRow extends PageWords {
  path: string;
  who: 'anyone' | 'investor';
  screen: () => Promise<{ default: ComponentType }>;
}
