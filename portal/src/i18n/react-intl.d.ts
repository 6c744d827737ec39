// Restricts message ids to those of the catalogue.
import type { MessageId } from './catalogue';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
