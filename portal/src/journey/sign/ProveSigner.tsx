import { Button, Card, Stack, Text } from '@quoin/ui';
import type { IdentityPurpose } from '@quoin/rules';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useText } from '../../i18n';
import { useNotify } from '../../notices/notices-slice';
import { IdentityCheck, verifiableInvestorId } from '../../identity';
import { PartHeading } from '../../components/PartHeading';
import { useReloadIfOutdated, type Envelope } from './envelope';

/** Identity check before a payment-related document is shown and signed; it is valid for ten minutes. */
export function ProveSigner({ envelope, purpose }: { envelope: Envelope; purpose: IdentityPurpose }) {
  const text = useText();
  const notify = useNotify();
  const [checking, setChecking] = useState(false);
  const { data: me } = api.useGetUserInfoQuery();
  const reloadIfOutdated = useReloadIfOutdated(envelope.id);
  const [prove, { isLoading }] = api.useProveSignerMutation();
  const investorId = me && verifiableInvestorId(me);
  const nothingToCompare = me !== undefined && !investorId;

  async function passed(access_code: string) {
    setChecking(false);
    const { error } = await prove({ params: { envelopeId: envelope.id }, body: { access_code } });
    if (isCallError(error)) notify('danger', error);
    await reloadIfOutdated(error);
  }

  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.identity.title')}</PartHeading>
        <Text measure>
          {nothingToCompare ? (
            <>
              {text('sign.identity.none')} <Link to="/contact">{text('sign.identity.contact')}</Link>
            </>
          ) : (
            text('sign.identity.text')
          )}
        </Text>
        <Button disabled={!investorId} busy={isLoading} onClick={() => setChecking(true)}>
          {text('sign.identity.go_on')}
        </Button>
      </Stack>
      {checking && investorId && (
        <IdentityCheck
          investorId={investorId}
          purpose={purpose}
          onPassed={(code) => void passed(code)}
          onClose={() => setChecking(false)}
        />
      )}
    </Card>
  );
}
