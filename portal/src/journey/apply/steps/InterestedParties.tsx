// Who has an interest in the investment beside those who sign: often nobody.
import { Button, Card, Grid, Heading, Stack } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { FieldArray, useFormikContext } from 'formik';
import { useRef } from 'react';
import { useText } from '../../../i18n';
import { partyFields, type InformationFields } from './information-shape';
import { PhoneParts } from './PhoneParts';
import { Section } from './Section';
import { useListKeys } from './use-list-keys';

const MOST_PARTIES = 10;

export function InterestedParties() {
  const text = useText();
  const { values } = useFormikContext<InformationFields>();
  const { keys, addKey, dropKey } = useListKeys(values.interested_parties.length);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Section title={text('apply.field.interested_parties')} lead={text('apply.interested_lead')}>
      <FieldArray name="interested_parties">
        {({ push, remove }) => (
          <Stack gap={8}>
            {values.interested_parties.map((_party, place) => (
              <PartyPart
                key={keys[place]}
                place={place}
                onRemove={() => {
                  dropKey(place);
                  remove(place);
                  addButton.current?.focus(); // the button that was pressed goes with its party
                }}
              />
            ))}
            {values.interested_parties.length < MOST_PARTIES && (
              <div>
                <Button
                  ref={addButton}
                  variant="secondary"
                  onClick={() => {
                    addKey();
                    push(partyFields({}));
                  }}
                >
                  {text('apply.interested_add')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </FieldArray>
    </Section>
  );
}

function PartyPart({ place, onRemove }: { place: number; onRemove: () => void }) {
  const text = useText();
  const path = `interested_parties.${place}`;
  const title = text('apply.interested', { number: place + 1 });
  return (
    <Card as="section" variant="quiet" aria-label={title}>
      <Stack gap={6}>
        <Stack direction="horizontal" justify="between" align="center">
          <Heading level={4}>{title}</Heading>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {text('apply.interested_remove', { number: place + 1 })}
          </Button>
        </Stack>
        <Grid columns={2}>
          <FormikTextField
            name={`${path}.name`}
            label={text('apply.field.interested_parties.name')}
            required
          />
          <FormikTextField
            name={`${path}.relationship`}
            label={text('apply.field.interested_parties.relationship')}
            required
          />
        </Grid>
        <FormikTextField
          name={`${path}.email`}
          type="email"
          label={text('apply.field.interested_parties.email')}
          required
        />
        <PhoneParts of={path} />
      </Stack>
    </Card>
  );
}
