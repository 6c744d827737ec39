// The package's words in English, grouped by component. Its shape is what every other language must fill.
import { layout } from './en/layout';
import { controls } from './en/controls';
import { fields } from './en/fields';
import { feedback } from './en/feedback';
import { flow } from './en/flow';
import { investing } from './en/investing';
import { pdf } from './en/pdf';
import { fileUpload } from './en/file-upload';

export const en = {
  ...layout,
  ...controls,
  ...fields,
  ...feedback,
  ...flow,
  ...investing,
  ...pdf,
  ...fileUpload,
};

export type Messages = typeof en;
