import { Grid, Skeleton } from '@quoin/ui';

const CARD_HEIGHT = 437;

export const CardsSkeleton = ({ count }: { count: number }) => (
  <Grid columns={3}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} shape="block" height={CARD_HEIGHT} />
    ))}
  </Grid>
);
