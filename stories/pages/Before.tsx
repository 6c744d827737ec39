// The picture of a screen as it was before its redesign, for comparison with the story beside it.
import { useEffect, useState } from 'react';
import { Heading, Stack, Text } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  title: ['Before the redesign', '改版之前'],
  at: ['At {width} pixels', '{width} 像素宽'],
});

const WIDTHS = ['1280', '390'];

/** `screen` is the first part of the names of the pictures in `before`. */
export function Before({ screen }: { screen: string }) {
  const { title, at } = useStoryMessages(MESSAGES);
  // A server has another URL of the pictures than the browser.
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
  }, []);
  return (
    <Stack gap={6}>
      <Heading level={1}>{title}</Heading>
      {WIDTHS.map((width) => (
        <Stack key={width} gap={2}>
          <Text tone="secondary">{at.replace('{width}', width)}</Text>
          {mounted && (
            <img
              src={new URL(`./before/${screen}-${width}.webp`, import.meta.url).href}
              alt={at.replace('{width}', width)}
              style={{ maxWidth: '100%', inlineSize: `${width}px`, alignSelf: 'start' }}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
