// The lines of the wire instructions, each with a button that copies it and shows the result.
import { useCopy } from '../../behaviour/use-copy';
import { IconButton } from '../../controls/IconButton/IconButton';
import { CheckIcon, CopyIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { WireInstructions as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { Lines } from './WireInstructions.styles';

export interface WireLinesProps {
  lines: WireAccount;
}

export interface WireAccount {
  bankName: string;
  bankAddress: string;
  accountName: string;
  accountNumber: string;
  aba: string;
  swift: string;
  furtherCreditTo: string;
  reference: string;
  /** For accounts outside the US. */
  iban?: string | undefined;
  intermediaryBankName?: string | undefined;
  intermediaryAba?: string | undefined;
  intermediarySwift?: string | undefined;
}

/** In the order of a bank's wire form. */
const ORDER = [
  'bankName',
  'bankAddress',
  'aba',
  'swift',
  'intermediaryBankName',
  'intermediaryAba',
  'intermediarySwift',
  'accountName',
  'accountNumber',
  'iban',
  'furtherCreditTo',
  'reference',
] as const satisfies readonly (keyof WireAccount)[];

type Line = (typeof ORDER)[number];

export function WireLines({ lines }: WireLinesProps) {
  const text = useMessages('WireInstructions', english);
  const [copied, copy] = useCopy<Line>();
  const said = copied && (copied.done ? text.copied : text.notCopied)(text.lines[copied.key]);
  return (
    <>
      <Lines>
        {ORDER.filter((line) => lines[line]).map((line) => (
          <div key={line}>
            <dt>{text.lines[line]}</dt>
            <dd data-part="value">{lines[line]}</dd>
            <dd data-part="copy">
              <IconButton
                label={text.copyNamed(text.lines[line])}
                icon={copied?.done && copied.key === line ? CheckIcon : CopyIcon}
                onClick={() => void copy(line, lines[line] ?? '')}
              />
            </dd>
          </div>
        ))}
      </Lines>
      <VisuallyHidden role="status">{copied?.done && said}</VisuallyHidden>
      {copied && !copied.done && <p role="alert">{said}</p>}
    </>
  );
}
