import { Banner, Button, Stack } from '@quoin/ui';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { ApplicationHeader } from './ApplicationHeader';

interface UnderReviewProps {
  application: Application;
  onChange: () => void;
}

/** Any change withdraws the application from the review. */
export function UnderReview({ application, onChange }: UnderReviewProps) {
  const text = useText();
  return (
    <Stack gap={8}>
      <ApplicationHeader application={application} />
      <Banner
        title={text('apply.review.title')}
        action={
          <Button variant="secondary" onClick={onChange}>
            {text('apply.awaiting.change')}
          </Button>
        }
      >
        {text('apply.review.text')}
      </Banner>
    </Stack>
  );
}
