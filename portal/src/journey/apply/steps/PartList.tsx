// A list of people in a form, each with the same fields.
import { Button, Card, Heading, Stack } from '@quoin/ui';
import { useFormValue } from '@quoin/ui/formik';
import { FieldArray, getIn, type FieldArrayRenderProps, type FormikValues } from 'formik';
import { memo, useRef, useState, type ComponentType, type ReactNode } from 'react';

const MAX_PARTS = 10;

interface PartListProps {
  /** Path of the list in the form. */
  name: string;
  min?: number;
  /** Maximum number of items; the server accepts no more. */
  max?: number;
  /** Creates an empty item. */
  blank: () => object;
  addLabel: string;
  /** @param number from 1 */
  getTitle: (number: number) => string;
  removeLabel: (number: number) => string;
  /** Frame of one item; default a card. */
  frame?: ComponentType<PartFrameProps>;
  /** Fields of one item. @param path its path in the form */
  children: (path: string) => ReactNode;
}

export interface PartFrameProps {
  path: string;
  title: string;
  /** The user has added an item. Only read when the frame mounts: it is then the frame of a new item. */
  isNew: boolean;
  /** Button to remove the item, if it can be removed. */
  removal: ReactNode;
  children: ReactNode;
}

export const PartList = (props: PartListProps) => (
  <FieldArray name={props.name}>
    {({ push, remove }) => <Parts {...props} push={push} remove={remove} />}
  </FieldArray>
);

type Changes = Pick<FieldArrayRenderProps, 'push' | 'remove'>;

/** Formik renders the children of a `FieldArray` on each keystroke. This renders only when the number of items changes. */
const Parts = memo(function Parts(props: PartListProps & Changes) {
  const {
    name,
    min = 0,
    max = MAX_PARTS,
    blank,
    addLabel,
    getTitle,
    removeLabel,
    frame: Frame = CardFrame,
    children,
    push,
    remove,
  } = props;
  const count = useFormValue<FormikValues, number>((values) => getIn(values, name).length);
  const [hasAdded, setHasAdded] = useState(false);
  const { keys, addKey, dropKey } = useListKeys(count);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={4}>
      {keys.slice(0, count).map((key, index) => (
        <Frame
          key={key}
          path={`${name}.${index}`}
          title={getTitle(index + 1)}
          isNew={hasAdded}
          removal={
            count > min && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  dropKey(index);
                  remove(index);
                  addButton.current?.focus(); // the pressed button is unmounted with its item
                }}
              >
                {removeLabel(index + 1)}
              </Button>
            )
          }
        >
          {children(`${name}.${index}`)}
        </Frame>
      ))}
      {count < max && (
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            onClick={() => {
              setHasAdded(true);
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

const CardFrame = ({ title, removal, children }: PartFrameProps) => (
  <Card as="section" variant="quiet" aria-label={title}>
    <Stack gap={6}>
      <Stack direction="horizontal" justify="between" align="center">
        <Heading level={4}>{title}</Heading>
        {removal}
      </Stack>
      {children}
    </Stack>
  </Card>
);

/**
 * A stable key for each item of a form list, so that the fields of another item do not inherit local state, such as a
 * revealed number.
 */
export function useListKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() =>
    Array.from({ length: count }, (_, index) => index),
  );
  return {
    keys,
    addKey: () => setKeys((before) => [...before, Math.max(-1, ...before) + 1]),
    dropKey: (place: number) => setKeys((before) => before.filter((_key, index) => index !== place)),
  };
}
