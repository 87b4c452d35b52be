import type { Database } from '../../db/database.ts';
import type { Config } from '../config.ts';
import { createAuditKeys, useAuditKeys } from './audit-keys.ts';
import { openSealedDatabase } from './seal-secrets.ts';
import { openReleaseSigner } from './release-keys.ts';
import type { ReleaseSigner } from './release-signer.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';
import { openSecretKeys, type SecretKeys } from './secret-key.ts';

/** What seals and opens the secrets of an installation. */
export interface Secrets {
  readonly keys: SecretKeys;
  readonly box: SecretBox;
}

/** Both handles of a database write into the record of operators' decisions, and prove it with these keys. */
export const proveRecords = (
  { db, work }: { readonly db: Database; readonly work: { readonly db: Database } },
  { keys }: Secrets,
): void => {
  const auditKeys = createAuditKeys(keys);
  for (const handle of [db, work.db]) useAuditKeys(handle, auditKeys);
};

/** Reads the keys; asks no database. @throws SecretKeyError with what to do */
export const readSecrets = (config: Config): Secrets => {
  const keys = openSecretKeys(config);
  return { keys, box: createSecretBox(keys.key, keys.former) };
};

interface OpenOptions {
  readonly config: Pick<Config, 'dataFolder' | 'signingKey'>;
  readonly now: Date;
  readonly say: (sentence: string) => void;
}
/**
 * Refuses a database of another key, seals what an earlier version left open, and opens the key that
 * signs releases. @throws SecretKeyError, SigningKeyError with what to do
 */
export const openSecrets = async (
  db: Database,
  { keys, box }: Secrets,
  { config, now, say }: OpenOptions,
): Promise<ReleaseSigner> => {
  const counts = Object.values(await openSealedDatabase(db, box, keys));
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum > 0) say(`${sum} secrets of an earlier version are sealed now.`);
  const { dataFolder, signingKey: configured } = config;
  return openReleaseSigner({ db, box, now, dataFolder, configured });
};
