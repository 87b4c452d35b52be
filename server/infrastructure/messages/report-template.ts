import { createHmac, timingSafeEqual } from 'node:crypto';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import {
  failTemplate as fail,
  readAnswer,
  readRule,
  readTemplate,
  readTexts,
  type AnswerRule,
} from './template-parts.ts';
import { isJsonObject } from '../../../src/protocol/json/json-patches.ts';

/** What a provider tells of messages after it took them: reports of delivery, and words such as STOP. */
export interface ReportTemplate {
  /** Last part of the address that reports come to: only the provider knows it. */
  readonly key: string;
  /** Header with the HMAC-SHA256 of the body, where the provider signs. */
  readonly signature: { readonly header: string; readonly secret: string } | null;
  /** Where the list of reports is; null where what comes is one report, or the list itself. */
  readonly listPath: string | null;
  /** The provider's name of the message, or the `{{id}}` that it was sent with. */
  readonly idPath: string | null;
  /** The number or address of the person. */
  readonly addressPath: string | null;
  readonly rules: Readonly<Record<ReportKind, AnswerRule | null>>;
}
/** `unknownAddress` and `stop` end messages to the address, `start` lets them go there again after a `stop`. */
export const reportKinds = ['unknownAddress', 'stop', 'start', 'failed', 'delivered'] as const;
export type ReportKind = (typeof reportKinds)[number];

const shortestKey = 24;
const mostReports = 1_000;
const longestText = 255;
const names = ['key', 'signature', 'listPath', 'idPath', 'addressPath', ...reportKinds];

const readPath = (value: unknown, place: string): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' && value !== ''
    ? value
    : fail(`${place}: expected a path such as "messages.0.id".`);
};

/**
 * Reads the part `reports` of a template. `key` and `signature.secret` are names in `secrets`.
 * @throws TemplateError with what is wrong, in a sentence
 */
export const readReportTemplate = (
  value: unknown,
  secrets: Readonly<Record<string, string>>,
): ReportTemplate | null => {
  if (value === undefined || value === null) return null;
  if (!isJsonObject(value)) return fail('reports: expected an object.');
  const strange = Object.keys(value).find((name) => !names.includes(name));
  if (strange !== undefined)
    return fail(`reports: "${strange}" is not known; known are ${names.join(', ')}.`);
  const secretOf = (name: unknown, place: string): string => {
    const secretValue = typeof name === 'string' && Object.hasOwn(secrets, name) ? secrets[name] : undefined;
    return secretValue ?? fail(`reports.${place}: expected the name of a secret.`);
  };
  const key = secretOf(value['key'], 'key');
  if (key.length < shortestKey || !/^[A-Za-z0-9_-]+$/.test(key))
    return fail(`reports.key: expected a secret of ${shortestKey} or more of A-Z, a-z, 0-9, - and _.`);
  const signature = readTexts(value['signature'] ?? undefined, 'reports.signature');
  const { header = '', secret } = signature;
  const isSigned = value['signature'] !== undefined && value['signature'] !== null;
  if (isSigned && !/^[A-Za-z0-9-]+$/.test(header)) return fail('reports.signature.header: expected a name.');
  const addressPath = readPath(value['addressPath'], 'reports.addressPath');
  const idPath = readPath(value['idPath'], 'reports.idPath');
  if (addressPath === null && idPath === null)
    return fail('reports: "idPath" or "addressPath" says whom a report is about.');
  return {
    key,
    addressPath,
    idPath,
    listPath: readPath(value['listPath'], 'reports.listPath'),
    signature: isSigned
      ? { header: header.toLowerCase(), secret: secretOf(secret, 'signature.secret') }
      : null,
    rules: {
      unknownAddress: readRule(value['unknownAddress'], 'reports.unknownAddress'),
      stop: readRule(value['stop'], 'reports.stop'),
      start: readRule(value['start'], 'reports.start'),
      failed: readRule(value['failed'], 'reports.failed'),
      delivered: readRule(value['delivered'], 'reports.delivered'),
    },
  };
};

/** Reads a template of reports that has its own `secrets`: that of email. @throws TemplateError */
export const readMailReports = (source: string): ReportTemplate | null => {
  const { secrets, ...template } = readTemplate(source, 'This');
  return readReportTemplate(template, readTexts(secrets, 'secrets'));
};

/** One report as we understand it. */
export interface MessageReport {
  readonly kind: ReportKind;
  readonly id: string | null;
  readonly address: string | null;
  /** What the provider called it. */
  readonly said: string;
}
/** Forms have texts only, and people write stop as they like. */
const plain = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value)
    ? String(value).trim().toLowerCase().slice(0, longestText)
    : '';
const readOne = (template: ReportTemplate, report: JsonObject): readonly MessageReport[] => {
  const textAt = (path: string | null): string | null => {
    const value = path === null ? undefined : readAnswer(report, path);
    return typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().slice(0, longestText)
      : null;
  };
  const who = { id: textAt(template.idPath), address: textAt(template.addressPath) };
  for (const kind of reportKinds) {
    const rule = template.rules[kind];
    if (rule === null) continue;
    const said = plain(readAnswer(report, rule.path));
    if (said !== '' && rule.values.some((value) => plain(value) === said)) return [{ kind, ...who, said }];
  }
  return [];
};

/** The reports in what a provider sent; what no rule knows is none. Null where it is nothing of that kind. */
export const readReports = (template: ReportTemplate, sent: unknown): readonly MessageReport[] | null => {
  const reports = template.listPath === null ? sent : readAnswer(sent, template.listPath);
  const list: readonly unknown[] = Array.isArray(reports) ? reports : [reports];
  if (list.length > mostReports || !list.every(isJsonObject)) return null;
  return list.flatMap((report) => readOne(template, report));
};

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** Whether an address ends with the template's key. */
export const hasKey = ({ key }: ReportTemplate, given: string): boolean =>
  isSame(Buffer.from(given), Buffer.from(key));

/** Whether a body is signed as the template asks for; hexadecimal or base64, also after `sha256=`. */
export const isReportSigned = (
  { signature }: ReportTemplate,
  body: string,
  headers: Readonly<Record<string, unknown>>,
): boolean => {
  if (signature === null) return true;
  const given = headers[signature.header];
  if (typeof given !== 'string') return false;
  const text = given.replace(/^sha256=/, '');
  const digest = createHmac('sha256', signature.secret).update(body).digest();
  const encoding = /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64';
  return isSame(Buffer.from(text, encoding), digest);
};
