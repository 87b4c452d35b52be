import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** A user of the operating system that PostgreSQL may run as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Preferred first. `nobody` is on every Unix. */
const candidates = ['foyer', 'postgres', 'nobody'] as const;

const readAccounts = (): readonly Account[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map((fields) => ({ name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }));

const ownerOf = (path: string): number | null => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? null : stats.uid;
};

/**
 * PostgreSQL refuses to run as root. Gives the account to drop to, or null when we are not root.
 * Data that exists already decides: its owner keeps owning it.
 */
export const chooseAccount = (dataFolder: string): Account | null => {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = ownerOf(dataFolder);
  const byOwner = owner === null || owner === 0 ? undefined : accounts.find(({ uid }) => uid === owner);
  const account =
    byOwner ?? candidates.map((name) => accounts.find((one) => one.name === name)).find(Boolean);
  if (account === undefined) {
    throw new Error(
      'Running as root and no account named “foyer”, “postgres” or “nobody” to run PostgreSQL as',
    );
  }
  return account;
};

/** Options for `spawn` that run a child as `account`, or as ourselves for null. */
export const spawnAs = (account: Account | null): { uid?: number; gid?: number } =>
  account === null ? {} : { uid: account.uid, gid: account.gid };

/** Whether the account itself may do that with the path; asked of the kernel, so that ACLs count too. */
export const canAccount = (account: Account | null, right: 'execute' | 'write', path: string): boolean => {
  const flag = right === 'execute' ? '-x' : '-w';
  const run = spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], {
    cwd: '/',
    ...spawnAs(account),
  });
  return run.status === 0;
};
