import { forwardRef, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { Checkbox } from '../../controls/Checkbox/Checkbox';
import { FieldGroup } from '../../fields/Field/FieldGroup';
import type { FieldFrameProps, GroupRest } from '../../fields/Field/Field';
import { MustReadList as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { List, Progress } from './MustReadList.styles';

export interface MustReadDocument {
  id: string;
  name: string;
  pages: number;
}

export interface MustReadListProps
  extends Omit<FieldFrameProps, 'label'>, GroupRest, ValueProps<readonly string[], string[]> {
  /** Visible label, and the accessible name. */
  label?: ReactNode | undefined;
  /** Documents to show. */
  documents: readonly MustReadDocument[];
  /** Ids of the documents whose last page was reached: only these can be ticked. */
  ended: readonly string[];
  /** Ids of the ticked documents. */
  value?: readonly string[] | undefined;
  /** Opens a document, preferably in a `PdfReader` whose `onEndReached` adds it to `ended`. */
  onOpen: (id: string) => void;
}

const NONE: readonly string[] = [];

/** Must-read documents: each must be opened, read to its end and ticked. The ref is the `<fieldset>`. */
export const MustReadList = forwardRef<HTMLFieldSetElement, MustReadListProps>(function MustReadList(
  { documents, ended, value, defaultValue, onChange, onOpen, label, hint, name, ...rest },
  ref,
) {
  const text = useMessages('MustReadList', english);
  const [ticked, setTicked, group] = useFieldValue<readonly string[], HTMLFieldSetElement>({
    value,
    defaultValue,
    empty: NONE,
    onChange: (ids) => onChange?.([...ids]),
    ref,
  });
  warnAboutUnreadFile(ticked, ended);
  const done = documents.filter(({ id }) => ticked.includes(id)).length;
  return (
    <FieldGroup
      ref={group}
      data-quoin="MustReadList"
      label={label ?? text.label}
      hint={hint ?? text.hint}
      {...rest}
    >
      <List>
        {documents.map((document) => {
          const readable = ended.includes(document.id);
          return (
            <li key={document.id} data-ended={readable || undefined}>
              <div>
                <span data-part="name">{document.name}</span>
                <span data-part="state">
                  {text.pages(document.pages)} · {readable ? text.ended : text.unopened}
                </span>
              </div>
              <Button
                variant="secondary"
                size="small"
                aria-label={(readable ? text.openAgainNamed : text.openNamed)(document.name)}
                onClick={() => onOpen(document.id)}
              >
                {readable ? text.openAgain : text.open}
              </Button>
              <div data-part="tick">
                <Checkbox
                  name={name}
                  label={text.read(document.name)}
                  disabled={!readable}
                  checked={ticked.includes(document.id)}
                  onChange={(yes) =>
                    setTicked(yes ? [...ticked, document.id] : ticked.filter((id) => id !== document.id))
                  }
                />
              </div>
            </li>
          );
        })}
      </List>
      <Progress role="status">{text.progress(done, documents.length)}</Progress>
    </FieldGroup>
  );
});

function warnAboutUnreadFile(ticked: readonly string[], ended: readonly string[]) {
  const unread = ticked.find((id) => !ended.includes(id));
  if (unread === undefined) return;
  warnInDevelopment(
    'MustReadList',
    () =>
      `"${unread}" is ticked, but its last page was not reached. Add it to \`ended\`, or leave it out of \`value\`.`,
  );
}
