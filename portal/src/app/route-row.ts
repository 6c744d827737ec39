import type { ComponentType } from 'react';
import type { MessageId } from '../i18n/catalogue';

/** One screen: its path below /go, who may see it, the lazily loaded component, and the title of the page. */
export interface RouteRow {
  path: string;
  who: 'anyone' | 'investor';
  screen: () => Promise<{ default: ComponentType }>;
  titleId: MessageId;
}
