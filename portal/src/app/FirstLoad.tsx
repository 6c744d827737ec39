import { Page, Skeleton, Stack } from '@quoin/ui';

/** Stands while the first screen's file is fetched. */
export const FirstLoad = () => (
  <Page aria-busy>
    <Stack gap={6}>
      <Skeleton shape="heading" width="60%" />
      <Skeleton lines={3} />
    </Stack>
  </Page>
);
