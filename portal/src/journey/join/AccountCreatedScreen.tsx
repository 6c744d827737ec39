import { ACTIVATION_LINK_HOURS } from '@quoin/rules';
import { Heading, MaskedEmail, Page, Stack, Text } from '@quoin/ui';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n';
import { CorrectEmail } from './CorrectEmail';
import { useCorrectionTicket } from './created-account';
import { ResendActivation } from '../../components/ResendEmail';

export default function AccountCreatedScreen() {
  const text = useText();
  const { email = '' } = useParams();
  const ticket = useCorrectionTicket();
  return (
    <Page width="narrow">
      <Stack gap={6}>
        <Heading level={1}>{text('join.created.title')}</Heading>
        <Stack gap={1}>
          <Text>{text('join.created.text', { hours: ACTIVATION_LINK_HOURS })}</Text>
          <Text weight="strong">
            <MaskedEmail email={email} />
          </Text>
        </Stack>
        <Text>{text('join.created.next')}</Text>
        <ResendActivation key={email} email={email} justSent />
        {ticket !== undefined && <CorrectEmail ticket={ticket} />}
      </Stack>
    </Page>
  );
}
