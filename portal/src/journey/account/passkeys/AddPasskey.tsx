// Adds a passkey: password, name, browser prompt. The first passkey comes with recovery codes.
import { gather, requiredText } from '@quoin/rules';
import { Banner, Dialog, Stack, Text } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { useState } from 'react';
import { api } from '../../../api/api';
import { Form, SubmitButton } from '../../../form';
import { useFocusOnArrival } from '../../../components/PartHeading';
import { useText, type MessageId } from '../../../i18n';
import { useNotify } from '../../../notices/notices-slice';
import { makePasskey } from '../../../authentication/passkey';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { KeepCodes } from './KeepCodes';

const LONGEST_NAME = 60;

const problemsOf = ({ name }: { name?: string }) => gather({ name: requiredText(name) });

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [checked, setChecked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);

  if (codes.length > 0) {
    return (
      <Dialog open size="small" title={text('account.recovery.title')}>
        <KeepCodes codes={codes} onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="small" title={text('account.passkeys.add')} onClose={onClose}>
      {checked ? (
        <NameForm onAdded={(made) => (made.length > 0 ? setCodes(made) : onClose())} />
      ) : (
        <PasswordCheck action={text('account.continue')} onChecked={() => setChecked(true)} />
      )}
    </Dialog>
  );
}

function NameForm({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const text = useText();
  const notify = useNotify();
  const lead = useFocusOnArrival<HTMLParagraphElement>();
  const [refused, setRefused] = useState<MessageId>();
  const [begin] = api.useBeginPasskeyMutation();
  const [addPasskey] = api.useAddPasskeyMutation();

  async function add({ name }: { name: string }) {
    setRefused(undefined);
    const made = await makePasskey(await begin().unwrap());
    if (!made.credential) {
      setRefused(made.refused);
      return;
    }
    const { recovery_codes } = await addPasskey({ body: { name, credential: made.credential } }).unwrap();
    notify('success', 'account.passkeys.added');
    onAdded(recovery_codes);
  }

  return (
    <Form
      initialValues={{ name: '' }}
      problemsOf={problemsOf}
      onSubmit={add}
      label={text('account.passkeys.add')}
    >
      <Text ref={lead} tabIndex={-1}>
        {text('account.passkeys.name.lead')}
      </Text>
      {refused && (
        <Banner signal="warning" announce="assertive">
          {text(refused)}
        </Banner>
      )}
      <FormikTextField
        name="name"
        label={text('account.passkeys.name')}
        hint={text('account.passkeys.name.help')}
        maxLength={LONGEST_NAME}
        required
      />
      <Stack align="start">
        <SubmitButton>{text('account.passkeys.make')}</SubmitButton>
      </Stack>
    </Form>
  );
}
