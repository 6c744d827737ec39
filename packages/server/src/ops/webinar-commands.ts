// `webinars <verb>`: webinars about products, and their recordings.
import { Argument } from 'commander';
import type { CommandTools } from './commands';
import { importWebinars } from './import/import-webinars';
import { listWebinars, publishRecording, withdrawRecording } from './webinars/webinar-acts';

export function addWebinarCommands({ noun, verb, act, answering }: CommandTools): void {
  const webinars = noun('webinars', 'Webinars about products, and their recordings');
  const ofWebinar = () => new Argument('<id>', 'the webinar’s id, or as much of its beginning as is unique');

  verb(webinars, 'list', 'Lists webinars, newest first')
    .option('--recorded', 'only those with a recording')
    .action((given) => answering(listWebinars)(given.json, given));
  act(webinars, 'import', 'Creates and updates webinars from a file: all of its rows or none')
    .argument('<file>', '.csv with column names, or .json with a list of objects')
    .action((file, given) => answering(importWebinars)(given.json, file, given));
  act(webinars, 'publish', 'Publishes a recording: its captions are its transcript too')
    .addArgument(ofWebinar())
    .requiredOption('--film <path>', 'a WebM film')
    .requiredOption('--seconds <count>', 'how long the film is')
    .requiredOption('--captions-en <path>', 'WebVTT')
    .requiredOption('--captions-zh <path>', 'WebVTT, at the same times')
    .requiredOption('--chapters <path>', '.csv or .json: from (seconds), title_en, title_zh')
    .action((id, given) => answering(publishRecording)(given.json, id, given));
  act(webinars, 'withdraw', 'Takes a recording away for good; the webinar stays')
    .addArgument(ofWebinar())
    .action((id, given) => answering(withdrawRecording)(given.json, id, given));
}
