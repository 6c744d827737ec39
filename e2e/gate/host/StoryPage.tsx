import { useEffect, type ComponentType } from 'react';

interface StoryPageProps {
  story: ComponentType;
  onReady?: () => void;
}

/** The same element on the server and in the browser, or the ids of the two would differ. */
export function StoryPage({ story: Story, onReady }: StoryPageProps) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return <Story />;
}
