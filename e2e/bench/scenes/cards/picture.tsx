// A drawing of ten blocks, for the kits that bring none.
const BLOCKS = Array.from({ length: 10 }, (_, index) => ({
  key: index,
  d: `M${(index % 5) * 128} ${Math.floor(index / 5) * 180}h124v176h-124z`,
  fill: ['#0f6b5e', '#093f38', '#cfc8bb', '#b8862b'][index % 4],
}));

export const Picture = () => (
  <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden width="100%">
    {BLOCKS.map(({ key, ...block }) => (
      <path key={key} {...block} />
    ))}
  </svg>
);
