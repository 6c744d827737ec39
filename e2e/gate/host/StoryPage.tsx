import { useEffect, type ComponentType } from 'react';

/** The same tree on the server and in the browser, because `useId` would differ otherwise. */
export function StoryPage({ story: Story, onReady }: { story: ComponentType; onReady?: () => void }) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return <Story />;
}
