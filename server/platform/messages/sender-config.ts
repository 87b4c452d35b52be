import { readFileSync } from 'node:fs';
import { readSmsTemplate, SmsTemplateError, type SmsTemplate } from './sms-template.ts';
import { readMailbox, readSmtpUrl, type SmtpSettings } from './smtp-sender.ts';

/** What the environment says of senders; null where it names none. */
export interface SenderConfig {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsTemplate | null;
}
type Environment = Readonly<Record<string, string | undefined>>;

const readText = (env: Environment, name: string): string | null => {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
};
const readFile = (name: string, path: string, wrong: string[]): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    wrong.push(`${name}: the file cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'unknown'})`);
    return null;
  }
};
/** A secret from its variable, or from the file that `<name>_FILE` names. */
const readSecret = (env: Environment, name: string, wrong: string[]): string | null => {
  const file = readText(env, `${name}_FILE`);
  if (file === null) return readText(env, name);
  if (readText(env, name) !== null) wrong.push(`${name}: set it or ${name}_FILE, and not both`);
  return readFile(`${name}_FILE`, file, wrong);
};

const readSmtp = (env: Environment, wrong: string[]): SmtpSettings | null => {
  const url = readSecret(env, 'SMTP_URL', wrong);
  const from = readText(env, 'MAIL_FROM');
  if (url === null) {
    if (from !== null) wrong.push('MAIL_FROM: needs SMTP_URL');
    return null;
  }
  const server = readSmtpUrl(url);
  // The value may hold a password, so it is not repeated.
  if (server === null) wrong.push('SMTP_URL: expected smtp://user:password@host:587 or smtps://…');
  if (from === null || readMailbox(from) === null)
    wrong.push('MAIL_FROM: expected an address such as "Lumina <no-reply@lumina.example>"');
  return server === null || from === null ? null : { ...server, from };
};

const readSms = (env: Environment, wrong: string[]): SmsTemplate | null => {
  const source = readSecret(env, 'SMS_TEMPLATE', wrong);
  if (source === null) return null;
  const text = source.startsWith('{') ? source : readFile('SMS_TEMPLATE', source, wrong);
  if (text === null) return null;
  try {
    return readSmsTemplate(text);
  } catch (cause) {
    if (!(cause instanceof SmsTemplateError)) throw cause;
    wrong.push(`SMS_TEMPLATE: ${cause.message}`);
    return null;
  }
};

/**
 * Reads `SMTP_URL` with `MAIL_FROM`, and `SMS_TEMPLATE` (JSON or a file with it); `SMTP_URL_FILE` and
 * `SMS_TEMPLATE_FILE` name files that hold them. Adds a line to `wrong` for each wrong variable.
 */
export const readSenderConfig = (env: Environment, wrong: string[]): SenderConfig => ({
  smtp: readSmtp(env, wrong),
  sms: readSms(env, wrong),
});
