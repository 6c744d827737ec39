// Opens a stored file: requests its key and records the access.
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api/api';
import { isCallError, type CallError } from '../api/call-error';
import { needsIdentityCheck, useProof } from './use-proof';

/** URL of a file, valid for one minute; `renew` requests a new key. */
export function useFileLink(fileId: string) {
  const { current, forget } = useProof();
  const [requestKey] = api.useRequestFileKeyMutation();
  const [recordAccess] = api.useRecordFileAccessMutation();
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<CallError>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let outdated = false;
    const accessCode = current();
    requestKey({ params: { fileId }, accessCode })
      .unwrap()
      .then((key) => {
        if (outdated) return;
        setUrl(key.url);
        void recordAccess({ params: { fileId }, body: { end_reached: false } });
      })
      .catch((failure: unknown) => {
        if (needsIdentityCheck(failure)) forget(accessCode);
        if (!outdated && isCallError(failure)) setError(failure);
      });
    return () => {
      outdated = true;
    };
  }, [fileId, round, requestKey, recordAccess, current, forget]);

  const renew = useCallback(() => {
    setUrl(undefined);
    setError(undefined);
    setRound((before) => before + 1);
  }, []);

  return { url, error, renew };
}
