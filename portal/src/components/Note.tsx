// The two tones of text beside the content itself.
import { Text, type TextProps } from '@quoin/ui';

/** Small text that explains or qualifies what is beside it. */
export const Note = (props: TextProps) => <Text size="small" tone="secondary" {...props} />;

/** Introduction below a heading. */
export const Lead = (props: TextProps) => <Text tone="secondary" measure {...props} />;
