import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold a secret, or an address with a password in it. Each may come in a file. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'VERIFY_DATABASE_URL',
  'UPSTREAM_URL',
  'SECRET_KEY',
  'SECRET_KEYS_OLD',
  'BACKUP_KEY',
  'SIGNING_KEY',
  'SMTP_URL',
  'SMS_TEMPLATE',
  'MAIL_REPORTS',
] as const;

/** The value of a variable without spaces around it; null where it is not set or empty. */
export const readText = (env: Environment, name: string): string | null => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

export const readFile = (name: string, path: string, wrong: string[]): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    wrong.push(`${name}: the file cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`);
    return null;
  }
};

/**
 * The environment with the contents of the files that `<name>_FILE` names in place of secrets, as they are
 * mounted in containers. Adds a line to `wrong` for a file that cannot be read or is empty, and for a secret
 * that is set twice.
 */
export const readSecretFiles = (env: Environment, wrong: string[]): Environment => {
  const values: Record<string, string> = {};
  for (const name of secretVariables) {
    const path = readText(env, `${name}_FILE`);
    if (path === null) continue;
    if (readText(env, name) !== null) wrong.push(`${name}: set it or ${name}_FILE, and not both`);
    const text = readFile(`${name}_FILE`, path, wrong);
    if (text === '') wrong.push(`${name}_FILE: the file is empty`);
    else if (text !== null) values[name] = text;
  }
  return Object.keys(values).length === 0 ? env : { ...env, ...values };
};
