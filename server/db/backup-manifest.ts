import { isJsonList, isJsonObject } from '../../src/protocol/json/json-patches.ts';
import type { BackupEncryption } from './backup-seal.ts';
import type { LedgerSum } from './ledger-sums.ts';

/** `manifest.json` of a backup folder; each table is `<name>.ndjson`, one row as JSON per line. */
export interface BackupManifest {
  readonly format: 1;
  readonly createdAt: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
  /** The money in it. Absent in backups of earlier versions. */
  readonly sums?: readonly LedgerSum[];
  /** Absent for a backup in clear. */
  readonly encryption?: BackupEncryption;
}

const isMigration = (value: unknown): boolean =>
  isJsonObject(value) && typeof value['name'] === 'string' && typeof value['checksum'] === 'string';
const isTable = (value: unknown): boolean =>
  isJsonObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['rows'] === 'number' &&
  typeof value['sha256'] === 'string';
const isSum = (value: unknown): boolean =>
  isJsonObject(value) && typeof value['name'] === 'string' && typeof value['value'] === 'string';
const isEncryption = (value: unknown): boolean =>
  isJsonObject(value) && typeof value['salt'] === 'string' && typeof value['proof'] === 'string';
/** A manifest as this version writes it: one that was cut off or edited is refused before anything is read. */
export const isManifest = (value: unknown): value is BackupManifest =>
  isJsonObject(value) &&
  value['format'] === 1 &&
  typeof value['createdAt'] === 'string' &&
  isJsonList(value['migrations']) &&
  value['migrations'].every(isMigration) &&
  isJsonList(value['tables']) &&
  value['tables'].every(isTable) &&
  (value['sums'] === undefined || (isJsonList(value['sums']) && value['sums'].every(isSum))) &&
  (value['encryption'] === undefined || isEncryption(value['encryption']));
