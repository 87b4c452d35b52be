import { readFile, readText, type Environment } from '../environment.ts';
import { readMailReports, type ReportTemplate } from './report-template.ts';
import { readSmsTemplate, type SmsTemplate } from './sms-template.ts';
import { TemplateError } from './template-parts.ts';
import { readMailbox, readSmtpUrl, type SmtpSettings } from './smtp-sender.ts';

/** What the environment says of senders; null where it names none. */
export interface SenderConfig {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsTemplate | null;
  /** How the email provider tells what became of messages. */
  readonly mailReports: ReportTemplate | null;
}
const readSmtp = (env: Environment, wrong: string[]): SmtpSettings | null => {
  const url = readText(env, 'SMTP_URL');
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

/** A template as JSON, or in a file: `read` says what is wrong with it. */
const readTemplate = <Template>(
  env: Environment,
  name: string,
  wrong: string[],
  read: (text: string) => Template,
): Template | null => {
  const source = readText(env, name);
  if (source === null) return null;
  const text = source.startsWith('{') ? source : readFile(name, source, wrong);
  if (text === null) return null;
  try {
    return read(text);
  } catch (cause) {
    if (!(cause instanceof TemplateError)) throw cause;
    wrong.push(`${name}: ${cause.message}`);
    return null;
  }
};

/**
 * Reads `SMTP_URL` with `MAIL_FROM`, and `SMS_TEMPLATE` and `MAIL_REPORTS` (JSON or a file with it). Adds a
 * line to `wrong` for each wrong variable.
 */
export const readSenderConfig = (env: Environment, wrong: string[]): SenderConfig => ({
  smtp: readSmtp(env, wrong),
  sms: readTemplate(env, 'SMS_TEMPLATE', wrong, (text) => readSmsTemplate(text)),
  mailReports: readTemplate(env, 'MAIL_REPORTS', wrong, readMailReports),
});
