// Messages are asked for by the ids of the catalogue only.
import type { MessageId } from './catalogue';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
