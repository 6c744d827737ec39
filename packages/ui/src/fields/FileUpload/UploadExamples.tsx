// What makes a document acceptable, as small pictures with a sentence each, on demand.
import { useMessages } from '../../provider/quoin-context';
import { FileUpload as english } from '../../messages/en/file-upload';
import { Disclosure } from '../../flow/Disclosure/Disclosure';
import { CircleCheckIcon, CircleAlertIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { Examples } from './UploadExamples.styles';

export interface UploadExample {
  /**
   * `sides`: front and back of a card. `corners`: all four corners. `date`: a date that has not passed. `letter`: a page with
   * name, address and date. `cut`: a corner is missing. `glare`: light covers the text.
   */
  picture: 'sides' | 'corners' | 'date' | 'letter' | 'cut' | 'glare';
  /** One short sentence. */
  label: string;
  /** Whether such a file is accepted. */
  accepted: boolean;
}

export function UploadExamples({ examples }: { examples: readonly UploadExample[] }) {
  const text = useMessages('FileUpload', english);
  return (
    <Disclosure summary={text.examples}>
      <Examples>
        {examples.map(({ picture, label, accepted }) => (
          <li key={picture} data-accepted={accepted}>
            <svg viewBox="0 0 96 64" aria-hidden>
              {PICTURES[picture]}
            </svg>
            <span>
              <Icon
                of={accepted ? CircleCheckIcon : CircleAlertIcon}
                size="small"
                label={accepted ? text.exampleAccepted : text.exampleRefused}
              />
              {label}
            </span>
          </li>
        ))}
      </Examples>
    </Disclosure>
  );
}

const CARD = 'M18 12h60a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3Z';
const PORTRAIT = 'M24 21h14v16H24zM45 23h28M45 29h22M45 35h25';

const PICTURES = {
  sides: (
    <>
      <path d="M38 8h48a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3h-8M48 17h32" />
      <path
        d="M10 22h60a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V25a3 3 0 0 1 3-3Z"
        data-part="paper"
      />
      <path d="M15 30h12v14H15zM34 31h30M34 37h24M34 43h27" />
    </>
  ),
  corners: (
    <>
      <path d={CARD} data-part="paper" />
      <path d={PORTRAIT} />
      <path d="M7 14V5h9M80 5h9v9M89 50v9h-9M16 59H7v-9" data-part="mark" />
    </>
  ),
  date: (
    <>
      <path d={CARD} data-part="paper" />
      <path d={PORTRAIT} />
      <path d="M24 44h26M58 41h16v7H58z" data-part="mark" />
    </>
  ),
  letter: (
    <>
      <path d="M27 4h42v56H27z" data-part="paper" />
      <path d="M33 30h30M33 36h30M33 42h30M33 48h20" />
      <path d="M33 11h14M33 16h18M33 21h12M55 11h8" data-part="mark" />
    </>
  ),
  cut: (
    <>
      <path d="M15 66V15a3 3 0 0 1 3-3h80v54Z" data-part="paper" />
      <path d="M24 21h18v20H24zM50 24h46M50 32h46M50 40h46M24 50h72" />
    </>
  ),
  glare: (
    <>
      <path d={CARD} data-part="paper" />
      <path d="M24 21h14v16H24zM45 23h8M45 35h6M24 44h18" />
      <circle cx="64" cy="32" r="15" data-part="light" />
    </>
  ),
} as const;
