// Parses WebVTT captions (https://www.w3.org/TR/webvtt1/) into times and texts.

export interface Caption {
  /** Line of the cue timings. */
  line: number;
  /** Seconds from the start. */
  from: number;
  to: number;
  text: string;
}

export interface FileProblem {
  file: string;
  line: number;
  problem: string;
}

const TIMES = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/;
const TIMESTAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/;
const NO_CUE = /^(NOTE|STYLE|REGION)\b/;
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** @param seconds duration of the video */
export function readCaptions(
  file: string,
  content: string,
  seconds: number,
): { captions: Caption[]; problems: FileProblem[] } {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const problems: FileProblem[] = [];
  const wrong = (line: number, problem: string) => problems.push({ file, line, problem });
  if (!/^WEBVTT(\s|$)/.test(lines[0] ?? '')) wrong(1, 'must start with WEBVTT');
  const captions: Caption[] = [];
  for (const { line, rows } of getBlocks(lines).slice(1)) {
    if (NO_CUE.test(rows[0] ?? '')) continue;
    // A cue may start with an identifier line.
    const at = rows[0]?.includes('-->') ? 0 : 1;
    const caption = getCaption(line + at, rows.slice(at));
    if (!caption) wrong(line + at, 'must be times, such as 00:01.000 --> 00:04.500');
    else {
      const before = captions.at(-1);
      if (caption.text === '') wrong(caption.line, 'has no text');
      if (caption.to <= caption.from) wrong(caption.line, 'ends before it begins');
      if (before && caption.from < before.from) wrong(caption.line, 'begins before the previous caption');
      if (caption.to > seconds) wrong(caption.line, `ends after the video, which has ${seconds} seconds`);
      captions.push(caption);
    }
  }
  if (captions.length === 0 && problems.length === 0) wrong(1, 'has no captions');
  return { captions, problems };
}

/** Groups of consecutive lines, separated by empty lines. */
function getBlocks(lines: readonly string[]): { line: number; rows: string[] }[] {
  const blocks: { line: number; rows: string[] }[] = [];
  for (const [at, text] of lines.entries()) {
    if (text.trim() === '') continue;
    if (at > 0 && lines[at - 1]?.trim() !== '') blocks.at(-1)?.rows.push(text);
    else blocks.push({ line: at + 1, rows: [text] });
  }
  return blocks;
}

function getCaption(line: number, [times = '', ...words]: readonly string[]): Caption | undefined {
  const [, from, to] = TIMES.exec(times.trim()) ?? [];
  const [start, end] = [getSeconds(from), getSeconds(to)];
  if (start === undefined || end === undefined) return undefined;
  return { line, from: start, to: end, text: toPlainText(words.join('\n')) };
}

function getSeconds(timestamp = ''): number | undefined {
  const found = TIMESTAMP.exec(timestamp);
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const toPlainText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (whole, sign: string) => SIGNS[sign] ?? whole)
    .trim();
