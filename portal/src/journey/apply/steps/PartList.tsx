// People of one kind in a form, each with fields of their own, as many as there are.
import { Button, Card, Heading, Stack } from '@quoin/ui';
import { useFormValue } from '@quoin/ui/formik';
import { FieldArray, getIn, type FieldArrayRenderProps, type FormikValues } from 'formik';
import { memo, useRef, type ReactNode, useState } from 'react';

const MOST_PARTS = 10;

interface PartListProps {
  /** The path of the list in the form. */
  name: string;
  /** So many always stay. */
  fewest?: number;
  /** At most so many can be added; as many as the server takes. */
  most?: number;
  /** An empty one. */
  blank: () => object;
  addLabel: string;
  /** @param number from 1 */
  titleOf: (number: number) => string;
  removeLabel: (number: number) => string;
  /** The fields of one. @param path its path in the form */
  children: (path: string) => ReactNode;
}

export const PartList = (props: PartListProps) => (
  <FieldArray name={props.name}>
    {({ push, remove }) => <Parts {...props} push={push} remove={remove} />}
  </FieldArray>
);

type Changes = Pick<FieldArrayRenderProps, 'push' | 'remove'>;

/** Formik renders the children of a `FieldArray` at every key press. This renders only when the number of items changes. */
const Parts = memo(function Parts(props: PartListProps & Changes) {
  const {
    name,
    fewest = 0,
    most = MOST_PARTS,
    blank,
    addLabel,
    titleOf,
    removeLabel,
    children,
    push,
    remove,
  } = props;
  const count = useFormValue<FormikValues, number>((values) => getIn(values, name).length);
  const { keys, addKey, dropKey } = useListKeys(count);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={8}>
      {keys.slice(0, count).map((key, place) => (
        <Card key={key} as="section" variant="quiet" aria-label={titleOf(place + 1)}>
          <Stack gap={6}>
            <Stack direction="horizontal" justify="between" align="center">
              <Heading level={4}>{titleOf(place + 1)}</Heading>
              {count > fewest && (
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
            {children(`${name}.${place}`)}
          </Stack>
        </Card>
      ))}
      {count < most && (
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
  );
});

/**
 * A key for each item of a list in a form. It goes with its item: the fields of another one must not take over what was
 * uncovered or begun in these.
 */
export function useListKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() =>
    Array.from({ length: count }, (_, place) => place),
  );
  return {
    keys,
    addKey: () => setKeys((before) => [...before, Math.max(-1, ...before) + 1]),
    dropKey: (place: number) => setKeys((before) => before.filter((_key, at) => at !== place)),
  };
}
