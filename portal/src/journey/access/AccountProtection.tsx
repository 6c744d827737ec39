// What protects an account, beside the sign-in form.
import { PAYOUT_HOLD_HOURS, SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS } from '@quoin/rules';
import { ClockIcon, Heading, LockIcon, MailIcon, PointList, ShieldCheckIcon, Stack } from '@quoin/ui';
import { useText } from '../../i18n';

const POINTS = [
  { id: 'two_step', icon: ShieldCheckIcon },
  { id: 'lock', icon: LockIcon },
  { id: 'hold', icon: ClockIcon },
  { id: 'notice', icon: MailIcon },
] as const;

const LIMITS = {
  two_step: {},
  lock: { attempts: SIGN_IN_ATTEMPTS, hours: SIGN_IN_LOCK_HOURS },
  hold: { hours: PAYOUT_HOLD_HOURS },
  notice: {},
};

export function AccountProtection() {
  const text = useText();
  return (
    <Stack gap={6}>
      <Heading level={2} size="title">
        {text('access.protection.title')}
      </Heading>
      <PointList
        points={POINTS.map(({ id, icon }) => ({
          id,
          icon,
          title: text(`access.protection.${id}`, LIMITS[id]),
          text: text(`access.protection.${id}.text`, LIMITS[id]),
        }))}
      />
    </Stack>
  );
}
