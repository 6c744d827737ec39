import { useEffect, type ComponentType } from 'react';

interface StoryPageProps {
  story: ComponentType;
  onReady?: () => void;
}

/** The same tree on the server and in the browser, because `useId` would differ otherwise. */
export function StoryPage({ story: Story, onReady }: StoryPageProps) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return <Story />;
}
