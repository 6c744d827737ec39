import { Page, Skeleton, Stack } from '@quoin/ui';

/** Placeholder while the first screen loads. */
export const FirstLoad = () => (
  <Page aria-busy>
    <Stack gap={6}>
      <Skeleton shape="heading" width="60%" />
      <Skeleton lines={3} />
    </Stack>
  </Page>
);
