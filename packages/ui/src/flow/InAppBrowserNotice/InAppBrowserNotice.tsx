import { forwardRef, useId, type HTMLAttributes } from 'react';
import type { InAppBrowser } from '@quoin/rules';
import { useCopy } from '../../behaviour/use-copy';
import { Button } from '../../controls/Button/Button';
import { CheckIcon, CopyIcon, ExternalLinkIcon } from '../../foundations/Icon/icons';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { InAppBrowserNotice as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { View } from './InAppBrowserNotice.styles';

export interface InAppBrowserNoticeProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The app whose in-app browser shows the page: `getInAppBrowser(navigator.userAgent)` of @quoin/rules. */
  app: InAppBrowser;
  /** The absolute URL to open in a browser, without secrets. */
  url: string;
  /** Level of the heading in the document outline. */
  level?: 1 | 2 | 3 | undefined;
}

/** Replaces a page that works badly in an in-app browser and explains how to leave it. The ref is the `<section>`. */
export const InAppBrowserNotice = forwardRef<HTMLElement, InAppBrowserNoticeProps>(
  function InAppBrowserNotice({ app, url, level = 1, ...rest }, ref) {
    const text = useMessages('InAppBrowserNotice', english);
    const titleId = useId();
    const stepsId = useId();
    const [copied, copy] = useCopy<'url'>();
    return (
      <View ref={ref} aria-labelledby={titleId} data-quoin="InAppBrowserNotice" data-app={app} {...rest}>
        <Icon of={ExternalLinkIcon} size="large" />
        <Heading level={level} size="heading" id={titleId}>
          {text.title}
        </Heading>
        <Text tone="secondary">{text.why(text.apps[app])}</Text>
        <Text weight="medium" id={stepsId}>
          {text.steps}
        </Text>
        <ol aria-labelledby={stepsId}>
          <li>{text.menu}</li>
          <li>{text.choose}</li>
        </ol>
        <Text>{text.orCopy}</Text>
        <div data-part="link">
          <span data-part="url" dir="ltr">
            {url}
          </span>
          <Button
            variant="secondary"
            iconStart={<Icon of={copied?.done ? CheckIcon : CopyIcon} size="small" />}
            onClick={() => void copy('url', url)}
          >
            {text.copy}
          </Button>
        </div>
        <Text as="div" size="small" role="status" data-part="answer">
          {copied?.done === true && text.copied}
          {copied?.done === false && text.notCopied}
        </Text>
      </View>
    );
  },
);
