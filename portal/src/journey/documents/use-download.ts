// Downloading documents: who it is is asked once, then each archive's link is fetched and followed.
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { archivesOf, type DocumentRow } from './archives';
import { startDownload } from './start-download';

/** `asked` are the documents that wait for the identity check. */
export function useDownload(rows: readonly DocumentRow[]) {
  const [requestDownload] = api.useRequestDownloadMutation();
  const [accessCode, setAccessCode] = useState<string>();
  const [asked, setAsked] = useState<readonly string[]>();
  const [downloading, setDownloading] = useState(false);
  const [error, setError] = useState<CallError>();

  async function fetchArchives(fileIds: readonly string[], access_code: string) {
    setError(undefined);
    setDownloading(true);
    try {
      for (const { investmentId, fileIds: file_ids } of archivesOf(rows, fileIds)) {
        const { url } = await requestDownload({
          params: { investmentId },
          body: { file_ids, access_code },
        }).unwrap();
        startDownload(url);
      }
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setAccessCode(undefined);
      // The code was good for ten minutes: then it is asked again, and nothing is said of an error.
      if (failure.name === 'user_authentication_failed') setAsked(fileIds);
      else setError(failure);
    } finally {
      setDownloading(false);
    }
  }

  return {
    asked,
    downloading,
    error,
    download: (fileIds: readonly string[]) => {
      if (accessCode === undefined) setAsked(fileIds);
      else void fetchArchives(fileIds, accessCode);
    },
    passed: (code: string) => {
      setAccessCode(code);
      setAsked(undefined);
      if (asked) void fetchArchives(asked, code);
    },
    dismiss: () => setAsked(undefined),
  };
}
