// The browser's video player with chapters and a synchronized transcript.
import type { ReplyOf } from '@quoin/contract';
import { Button, ErrorState, Grid, Heading, Skeleton, Stack, Text } from '@quoin/ui';
import { useRef, useState } from 'react';
import type { Language } from '@quoin/rules';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { useText } from '../../../i18n';
import { LANGUAGE_NAMES } from '../../../i18n/language-slice';
import { Chapters, Film, Words } from './RecordingPlayer.styles';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';

export type RecordingReply = ReplyOf<'openRecording'>;

interface RecordingPlayerProps {
  recording: RecordingReply;
  title: string;
  /** Requests a new key; playback continues at the same position. */
  onRenew: () => void;
}

export function RecordingPlayer({ recording, title, onRenew }: RecordingPlayerProps) {
  const text = useText();
  const locale = useLanguage();
  const film = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(0);
  /** By URL, because a retry uses a new one. */
  const [failedUrl, setFailedUrl] = useState<string>();
  const { url, content_type, expire, chapters, transcript, captions } = recording;
  const chapter = chapters.findLast(({ from }) => from <= now);

  function jumpTo(seconds: number) {
    setNow(seconds);
    const player = film.current;
    if (!player) return;
    player.currentTime = seconds;
    void player.play();
  }

  /** A new key reloads the video: restores the position. */
  function goOn({ currentTarget }: { currentTarget: HTMLVideoElement }) {
    currentTarget.currentTime = now;
  }

  /** The usual cause is a key that expired while the video was paused. */
  function failOrRenew() {
    if (Date.parse(expire) <= Date.now()) onRenew();
    else setFailedUrl(url);
  }

  return (
    <Stack gap={8}>
      <Grid columns="main-aside" gap={8}>
        {failedUrl === url ? (
          <ErrorState level={2} title={text('browse.webinar.failed')} onRetry={onRenew}>
            {text('browse.webinar.failed.text')}
          </ErrorState>
        ) : (
          <Film
            ref={film}
            key={url}
            controls
            playsInline
            preload="metadata"
            aria-label={text('browse.webinar.film', { title })}
            onLoadedMetadata={goOn}
            onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
            onError={failOrRenew}
          >
            <source src={url} type={content_type} onError={failOrRenew} />
            {captions.map((track) => (
              <track
                key={track.language}
                kind="captions"
                srcLang={track.language}
                label={LANGUAGE_NAMES[track.language]}
                src={track.url}
                default={track.language === locale}
              />
            ))}
          </Film>
        )}
        <Stack gap={3} as="nav" aria-labelledby="chapters-of-recording">
          <Heading level={2} size="lead" id="chapters-of-recording">
            {text('browse.webinar.chapters')}
          </Heading>
          <Chapters>
            {chapters.map((each) => (
              <li key={each.from}>
                <Button
                  variant="quiet"
                  wide
                  aria-current={each === chapter || undefined}
                  onClick={() => jumpTo(each.from)}
                >
                  {text('browse.webinar.chapter', { at: clockTime(each.from), title: each.title })}
                </Button>
              </li>
            ))}
          </Chapters>
        </Stack>
      </Grid>
      <Transcript chapters={chapters} words={transcript} now={now} />
    </Stack>
  );
}

/** Formats seconds as a player does: 75 is 1:15. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

export function Recording({ webinarId, title }: { webinarId: string; title: string }) {
  const { currentData, error, isFetching, refetch } = api.useOpenRecordingQuery(
    { params: { webinarId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isCallError(error) && !isFetching) return <FailedCall error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton shape="block" height={420} />;
  return <RecordingPlayer recording={currentData} title={title} onRenew={() => void refetch()} />;
}

interface TranscriptProps {
  chapters: RecordingReply['chapters'];
  words: RecordingReply['transcript'];
  /** Playback position in seconds. */
  now: number;
}

/** The separator between two sentences. */
const SENTENCE_SEPARATOR: Record<Language, string> = { en: ' ', 'zh-CN': '' };

/** Transcript by chapter; highlights the current sentence. */
function Transcript({ chapters, words, now }: TranscriptProps) {
  const text = useText();
  const locale = useLanguage();
  return (
    <Stack gap={4} as="section" aria-labelledby="transcript-of-recording">
      <Heading level={2} id="transcript-of-recording">
        {text('browse.webinar.transcript')}
      </Heading>
      {chapters.map(({ from, title }, index) => {
        const to = chapters[index + 1]?.from ?? Infinity;
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
                    {each.text + SENTENCE_SEPARATOR[locale]}
                  </Words>
                ))}
            </Text>
          </Stack>
        );
      })}
    </Stack>
  );
}
