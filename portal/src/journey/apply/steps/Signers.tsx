// The people who sign for the investor: at least one, each with a number that identifies them.
import { Button, FieldGroup, Stack } from '@quoin/ui';
import { FieldArray, useFormikContext } from 'formik';
import { useRef } from 'react';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { signerFields, type InformationFields } from './information-shape';
import { Section } from './Section';
import { SignerPart } from './SignerPart';
import { useListKeys } from './use-list-keys';
import { useShownError } from './use-shown-error';

const MOST_SIGNERS = 10;

export function Signers({ application }: { application: Application }) {
  const text = useText();
  const shownError = useShownError();
  const { values } = useFormikContext<InformationFields>();
  const { keys, addKey, dropKey } = useListKeys(values.signers.length);
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <Section title={text('apply.field.signers')} lead={text('apply.signers_lead')}>
      <FieldArray name="signers">
        {({ push, remove }) => (
          <FieldGroup label={text('apply.field.signers')} labelHidden error={shownError('signers')}>
            <Stack gap={8}>
              {values.signers.map((signer, place) => (
                <SignerPart
                  key={keys[place]}
                  place={place}
                  signer={signer}
                  application={application}
                  onRemove={
                    values.signers.length > 1
                      ? () => {
                          dropKey(place);
                          remove(place);
                          addButton.current?.focus(); // the button that was pressed goes with its signer
                        }
                      : undefined
                  }
                />
              ))}
              {values.signers.length < MOST_SIGNERS && (
                <div>
                  <Button
                    ref={addButton}
                    variant="secondary"
                    onClick={() => {
                      addKey();
                      push(signerFields({}, application.us_person));
                    }}
                  >
                    {text('apply.signer_add')}
                  </Button>
                </div>
              )}
            </Stack>
          </FieldGroup>
        )}
      </FieldArray>
    </Section>
  );
}
