import type { ReplyOf } from '@quoin/contract';
import { gather, PASSKEYS_PER_ACCOUNT, requiredText } from '@quoin/rules';
import {
  Banner,
  Button,
  Card,
  Dialog,
  EmptyState,
  Heading,
  Illustration,
  ProductFacts,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { useState } from 'react';
import { FormikTextField } from '@quoin/ui/formik';
import { Note } from '../../../components/Note';
import { useText, type MessageId } from '../../../i18n';
import { hasPasskeys, makePasskey } from '../../../authentication/passkey';
import { SectionHead } from '../../../account-page/SectionHead';
import { api } from '../../../api/api';
import { useNotify } from '../../../notices/notices-slice';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { Form, SubmitButton } from '../../../form';
import { useFocusOnArrival } from '../../../components/PartHeading';
import { KeepCodes } from './KeepCodes';

type Passkey = ReplyOf<'listPasskeys'>['items'][number];

/** What adding a passkey requires. */
const NEEDS = ['password', 'device'] as const;

export function PasskeyList({ items }: { items: Passkey[] }) {
  const text = useText();
  const [adding, setAdding] = useState(false);
  const canMake = hasPasskeys();
  const add = <Button onClick={() => setAdding(true)}>{text('account.passkeys.add')}</Button>;
  return (
    <>
      <SectionHead
        title={text('account.passkeys.title')}
        lead={text('account.passkeys.lead', { max: PASSKEYS_PER_ACCOUNT })}
      />
      {items.length === 0 && (
        <EmptyState
          level={3}
          title={text('account.passkeys.none')}
          illustration={<Illustration subject="lock" />}
          detailsLabel={text('account.empty.need')}
          details={canMake ? NEEDS.map((need) => text(`account.passkeys.none.${need}`)) : []}
          action={canMake && add}
        >
          {text(canMake ? 'account.passkeys.none.text' : 'account.passkeys.unsupported')}
        </EmptyState>
      )}
      {items.map((passkey) => (
        <OnePasskey key={passkey.id} {...passkey} />
      ))}
      {items.length > 0 && items.length < PASSKEYS_PER_ACCOUNT && canMake && <div>{add}</div>}
      {items.length >= PASSKEYS_PER_ACCOUNT && <Note>{text('account.passkeys.full')}</Note>}
      {adding && <AddPasskey onClose={() => setAdding(false)} />}
    </>
  );
}

function OnePasskey({ id, name, synced, created_at, last_used_at }: Passkey) {
  const text = useText();
  const { instant } = useFormat();
  return (
    <Card as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Heading id={id} level={3} size="title">
            <bdi>{name}</bdi>
          </Heading>
          <RemovePasskey id={id} name={name} />
        </Stack>
        <ProductFacts
          facts={[
            { name: text('account.passkeys.created'), value: instant(created_at) },
            {
              name: text('account.passkeys.used'),
              value: last_used_at === null ? text('account.passkeys.never') : instant(last_used_at),
            },
            {
              name: text('account.passkeys.kept'),
              value: text(synced ? 'account.passkeys.synced' : 'account.passkeys.one_device'),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const text = useText();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [remove] = api.useRemovePasskeyMutation();
  return (
    <>
      <Button
        variant="quiet"
        aria-label={text('account.passkeys.remove_named', { name })}
        onClick={() => setAsking(true)}
      >
        {text('account.passkeys.remove')}
      </Button>
      <Dialog
        open={asking}
        size="small"
        title={text('account.passkeys.remove.title', { name })}
        onClose={() => setAsking(false)}
      >
        <Stack gap={4}>
          <Text>{text('account.passkeys.remove.text')}</Text>
          <PasswordCheck
            action={text('account.passkeys.remove')}
            onChecked={async () => {
              await remove({ params: { passkeyId: id } }).unwrap();
              setAsking(false);
              notify('success', 'account.passkeys.removed');
            }}
          />
        </Stack>
      </Dialog>
    </>
  );
}

const MAX_NAME_LENGTH = 60;

const validate = ({ name }: { name?: string }) => gather({ name: requiredText(name) });

/** Adds a passkey: password, name, browser prompt. The first passkey comes with recovery codes. */
function AddPasskey({ onClose }: { onClose: () => void }) {
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
      validate={validate}
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
        maxLength={MAX_NAME_LENGTH}
        required
      />
      <Stack align="start">
        <SubmitButton>{text('account.passkeys.make')}</SubmitButton>
      </Stack>
    </Form>
  );
}
