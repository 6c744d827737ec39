// What ends the link of a forgotten password, and where it goes on instead.
import type { ErrorName } from '@quoin/contract';
import type { CallError } from '../../api/call-error';

type WayOut = 'new_link' | 'support';

const WAYS_OUT: Partial<Record<ErrorName, WayOut>> = {
  reset_link_expired: 'new_link',
  reset_link_used: 'new_link',
  illegal_code: 'new_link',
  account_not_found: 'support',
  account_disabled: 'support',
  no_phone_on_record: 'support',
};

/** Undefined while the link can be tried again. */
export const wayOutOf = ({ name }: CallError): WayOut | undefined => name && WAYS_OUT[name];
