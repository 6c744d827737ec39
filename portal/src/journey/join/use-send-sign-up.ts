import type { BodyOf } from '@quoin/contract';
import { toE164 } from '@quoin/rules';
import { useCallback } from 'react';
import { api } from '../../api/api';
import { hashPassword } from '../../api/hash-password';
import { useAppDispatch } from '../../store/root-reducer';
import type { SignUpFields } from './sign-up-values';

/** The calls of a sign-up; both reject with a failed call. */
export function useSendSignUp() {
  const dispatch = useAppDispatch();
  const [verify] = api.useVerifySmsCodeMutation();
  const [send] = api.useRegisterMutation();

  const provePhone = useCallback(
    ({ region, phone_number, code }: SignUpFields) =>
      verify({ body: { phone: toE164(region, phone_number) ?? phone_number, region, code } }).unwrap(),
    [verify],
  );

  const register = useCallback(
    async (account: Omit<BodyOf<'register'>, 'password'>, typed: string) => {
      const password = await hashPassword(account.email, typed);
      const created = await send({ body: { ...account, password } }).unwrap();
      // Fire and forget: the conversion of a recorded visit does not affect the new account.
      void dispatch(
        api.endpoints.recordConversion.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      return created;
    },
    [dispatch, send],
  );

  return { provePhone, register };
}
