import type { Language } from '@quoin/rules';
import { Heading, Stack, Text } from '@quoin/ui';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n';
import type { RecordingReply } from './RecordingPlayer';
import { Words } from './RecordingPlayer.styles';

interface TranscriptProps {
  chapters: RecordingReply['chapters'];
  words: RecordingReply['transcript'];
  /** Playback position in seconds. */
  now: number;
}

/** The separator between two sentences. */
const BETWEEN: Record<Language, string> = { en: ' ', 'zh-CN': '' };

/** Transcript by chapter; highlights the current sentence. */
export function Transcript({ chapters, words, now }: TranscriptProps) {
  const text = useText();
  const locale = useLanguage();
  return (
    <Stack gap={4} as="section" aria-labelledby="transcript-of-recording">
      <Heading level={2} id="transcript-of-recording">
        {text('browse.webinar.transcript')}
      </Heading>
      {chapters.map(({ from, title }, at) => {
        const to = chapters[at + 1]?.from ?? Infinity;
        return (
          <Stack gap={1} key={from}>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <Text measure>
              {words
                .filter((each) => each.from >= from && each.from < to)
                .map((each) => (
                  <Words key={each.from} aria-current={(each.from <= now && now < each.to) || undefined}>
                    {each.text + BETWEEN[locale]}
                  </Words>
                ))}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
