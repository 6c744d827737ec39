// People of one kind in a form, each with fields of their own, as many as there are.
import { Button, Card, Heading, Stack } from '@quoin/ui';
import { FieldArray } from 'formik';
import { useRef, type ReactNode } from 'react';
import { useListKeys } from './use-list-keys';

const MOST_PARTS = 10;

interface PartListProps<Part> {
  /** The path of the list in the form. */
  name: string;
  parts: readonly Part[];
  /** So many always stay. */
  fewest?: number;
  /** An empty one. */
  blank: () => Part;
  addLabel: string;
  /** @param number from 1 */
  titleOf: (number: number) => string;
  removeLabel: (number: number) => string;
  /** The fields of one. @param path its path in the form */
  children: (path: string, part: Part) => ReactNode;
}

export function PartList<Part>(props: PartListProps<Part>) {
  const { name, parts, fewest = 0, blank, addLabel, titleOf, removeLabel, children } = props;
  const { keys, addKey, dropKey } = useListKeys(parts.length);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack gap={8}>
          {parts.map((part, place) => (
            <Card key={keys[place]} as="section" variant="quiet" aria-label={titleOf(place + 1)}>
              <Stack gap={6}>
                <Stack direction="horizontal" justify="between" align="center">
                  <Heading level={4}>{titleOf(place + 1)}</Heading>
                  {parts.length > fewest && (
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => {
                        dropKey(place);
                        remove(place);
                        addButton.current?.focus(); // the button that was pressed goes with its part
                      }}
                    >
                      {removeLabel(place + 1)}
                    </Button>
                  )}
                </Stack>
                {children(`${name}.${place}`, part)}
              </Stack>
            </Card>
          ))}
          {parts.length < MOST_PARTS && (
            <div>
              <Button
                ref={addButton}
                variant="secondary"
                onClick={() => {
                  addKey();
                  push(blank());
                }}
              >
                {addLabel}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
