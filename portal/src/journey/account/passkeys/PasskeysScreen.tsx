// Passkeys, and the recovery codes that replace the phone.
import { Button, Card, Dialog, Stack, Tag, Text } from '@quoin/ui';
import { useState } from 'react';
import { AccountData } from '../../../account-page/AccountData';
import { AccountPage } from '../../../account-page/AccountPage';
import { SectionHead } from '../../../account-page/SectionHead';
import { api } from '../../../api/api';
import { PasswordCheck } from '../../../authentication/PasswordCheck';
import { useText } from '../../../i18n';
import { KeepCodes } from './KeepCodes';
import { PasskeyList } from './PasskeyList';

export default function PasskeysScreen() {
  const query = api.useListPasskeysQuery();
  return (
    <AccountPage>
      <AccountData query={query}>
        {({ items, recovery_codes_left }) => (
          <>
            <PasskeyList items={items} />
            <RecoveryCodes left={recovery_codes_left} />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

const LOW_CODE_COUNT = 3;

/** Number of remaining recovery codes, with a button that replaces them. */
function RecoveryCodes({ left }: { left: number }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SectionHead title={text('account.recovery.title')} lead={text('account.recovery.lead')} />
      <Card>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Tag tone={left > LOW_CODE_COUNT ? 'success' : 'warning'}>
            {text('account.recovery.left', { left })}
          </Tag>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {text(left > 0 ? 'account.recovery.make_new' : 'account.recovery.make')}
          </Button>
        </Stack>
      </Card>
      {asking && <MakeCodes replaces={left > 0} onClose={() => setAsking(false)} />}
    </>
  );
}

function MakeCodes({ replaces, onClose }: { replaces: boolean; onClose: () => void }) {
  const text = useText();
  const [codes, setCodes] = useState<string[]>();
  const [make] = api.useMakeRecoveryCodesMutation();
  return (
    <Dialog open size="small" title={text('account.recovery.title')} onClose={codes ? undefined : onClose}>
      {codes ? (
        <KeepCodes codes={codes} onKept={onClose} />
      ) : (
        <Stack gap={4}>
          {replaces && <Text>{text('account.recovery.make.text')}</Text>}
          <PasswordCheck
            action={text('account.recovery.make')}
            onChecked={async () => setCodes((await make().unwrap()).recovery_codes)}
          />
        </Stack>
      )}
    </Dialog>
  );
}
