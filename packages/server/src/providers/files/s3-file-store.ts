// Stores files in a bucket of Amazon S3 or of a compatible store.
import { randomBytes } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Place } from '../../config';
import { ConfigError, Unreachable, errorCode } from '../../shared/errors';
import { FileMissing, type FileStore } from './file-store';

const CONNECTION_TIMEOUT_MS = 5_000;
/** With both retries of the SDK: some callers wait in a database transaction. A larger file has a second more per megabyte. */
const WITHIN_MS = 10_000;
const BYTES_PER_MS = 1000;

/**
 * Writes, reads and removes a file, and reads it again, to detect a wrong configuration at startup. Amazon reports a missing
 * file as such only to those who may list the bucket, and denies access to all others. A store that does not respond may do so
 * later, so it is only reported.
 * @throws ConfigError
 */
export async function checkS3(
  store: FileStore,
  place: S3Place,
  onUnreachable: (message: string) => void,
): Promise<void> {
  const key = `checks/${randomBytes(8).toString('hex')}`;
  try {
    await store.put(key, Buffer.from('Quoin'));
    await store.get(key);
    await store.remove(key);
    await store.get(key).catch((failure: unknown) => {
      if (!(failure instanceof FileMissing)) throw failure;
    });
  } catch (failure) {
    const cause = failure instanceof Unreachable ? failure.cause : failure;
    const name = cause instanceof Error ? cause.name : '';
    const remedy = REMEDIES[name]?.(place);
    if (remedy !== undefined) throw new ConfigError([remedy]);
    onUnreachable(
      `S3_ENDPOINT: the file store does not respond (${errorCode(cause) ?? (name || 'no response')}). Check that it is running, and the endpoint and region.`,
    );
  }
}

export function s3FileStore(
  { bucket: Bucket, region, endpoint, credentials }: S3Place,
  within = WITHIN_MS,
): FileStore {
  // Hides the SDK's warnings about future Node.js versions, which concern developers only.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    // Only Amazon has a host name per bucket.
    forcePathStyle: endpoint !== undefined,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: within },
    // Compatible stores may not support the default checksums of the SDK.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const limit = (bytes = 0) => ({
    abortSignal: AbortSignal.timeout(within + Math.ceil(bytes / BYTES_PER_MS)),
  });
  return {
    async put(Key, Body) {
      await rejectAsUnavailable(client.send(new PutObjectCommand({ Bucket, Key, Body }), limit(Body.length)));
    },
    async get(Key, span) {
      const Range = span && `bytes=${span.from}-${span.to}`;
      const sent = client.send(new GetObjectCommand({ Bucket, Key, Range }), limit());
      return Buffer.from(
        (await rejectAsUnavailable(sent.then(({ Body }) => Body?.transformToByteArray()))) ?? [],
      );
    },
    async remove(Key) {
      await rejectAsUnavailable(client.send(new DeleteObjectCommand({ Bucket, Key }), limit()));
    },
  };
}

/** Reports errors after startup as unavailable, because they may be temporary. */
async function rejectAsUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (failure) {
    throw failure instanceof NoSuchKey ? new FileMissing() : new Unreachable('the file store', failure);
  }
}

/** Advice to the operator by error of the store, without keys and secrets. */
const REMEDIES: Record<string, (place: S3Place) => string> = {
  NoSuchBucket: ({ bucket }) =>
    `S3_BUCKET: the bucket "${bucket}" does not exist. Create it, or correct its name.`,
  InvalidAccessKeyId: () => 'S3_ACCESS_KEY_ID: the file store rejects this key. Check it.',
  SignatureDoesNotMatch: () =>
    'S3_SECRET_ACCESS_KEY: the file store rejects this key. Check it and S3_REGION.',
  AccessDenied: ({ bucket }) =>
    `S3_BUCKET: the key has no permission to write, read, delete and list files in "${bucket}". Grant it s3:PutObject, s3:GetObject and s3:DeleteObject on the files, and s3:ListBucket on the bucket.`,
  CredentialsProviderError: () =>
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing, and this machine has no role. Set both.',
};
