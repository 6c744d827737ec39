import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Card } from '../../foundations/Card/Card';
import { PAGE_ID } from '../Page/Page';
import { View } from './SplitPage.styles';

export interface SplitPageProps extends HTMLAttributes<HTMLElement> {
  /** Content of the panel beside the page's content, below it on a narrow screen. */
  aside: ReactNode;
  /** Picture at the top of the panel, such as an `Illustration`; only on a wide screen. */
  art?: ReactNode | undefined;
}

/**
 * The `main` element with a narrow column for a form, first in reading order, and a chamfered panel. Use one per document.
 */
export const SplitPage = forwardRef<HTMLDivElement, SplitPageProps>(function SplitPage(
  { aside, art, children, ...rest },
  ref,
) {
  return (
    <View ref={ref} as="main" id={PAGE_ID} tabIndex={-1} data-quoin="SplitPage" {...rest}>
      <div data-part="content">{children}</div>
      <Card variant="chamfered" padding="none" data-part="panel">
        {art && <div data-part="art">{art}</div>}
        <div data-part="aside">{aside}</div>
      </Card>
    </View>
  );
});
