interface Cue {
  /** Seconds from the beginning. */
  from: number;
  to: number;
  text: string;
}

/** Captions as a WebVTT file (https://www.w3.org/TR/webvtt1/): a cue ends at the first empty line, and what looks like markup is none. */
export const webVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${plain(text)}`)]
    .join('\n\n')
    .concat('\n');

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const plain = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign).replace(/\s*\n\s*/g, '\n');

/** hh:mm:ss.ttt */
const timestamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice('1970-01-01T'.length, -1);
