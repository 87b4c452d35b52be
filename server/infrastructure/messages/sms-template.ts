import type { JsonObject, Json } from '../../../src/protocol/json/json.ts';
import { readReportTemplate, type ReportTemplate } from './report-template.ts';
import {
  failTemplate as fail,
  readRule,
  readTemplate,
  readTexts,
  type AnswerRule,
} from './template-parts.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { isJsonList, isJsonObject } from '../../../src/protocol/json/json-patches.ts';

/** How a message is handed to an SMS provider over HTTP. */
export interface SmsTemplate {
  readonly method: 'POST' | 'PUT' | 'GET';
  /** `https:`; placeholders in path and query only. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `json` sends `body` as it is, `form` as `application/x-www-form-urlencoded`; null sends nothing. */
  readonly bodyType: 'json' | 'form' | null;
  readonly body: Json;
  /** An answer is good with a status from 200 to 299, and, where `path` is given, with one of `values` there. */
  readonly ok: AnswerRule | null;
  /** Where the answer has the provider's name of the message, for example `messages.0.id`. */
  readonly idPath: string | null;
  /** Answers that say that the person no longer wants messages. */
  readonly stop: AnswerRule | null;
  /** Answers that say that the number does not exist. */
  readonly unknownNumber: AnswerRule | null;
  /** What the provider tells afterwards, at an address of ours; null where it tells nothing. */
  readonly reports: ReportTemplate | null;
  /** Values of `{{secret.<name>}}`; they are sealed and never shown again. */
  readonly secrets: Readonly<Record<string, string>>;
}
const placeholder = /\{\{\s*([A-Za-z0-9_.]+)\s*\}\}/g;
const words: readonly string[] = ['to', 'number', 'text', 'id'];
const maxDepth = 8;

const checkPlaceholders = (text: string, place: string, secrets: Readonly<Record<string, string>>): void => {
  for (const [, name = ''] of text.matchAll(placeholder)) {
    const secret = /^secret\.(.+)$/.exec(name)?.[1];
    if (secret === undefined ? !words.includes(name) : !Object.hasOwn(secrets, secret))
      fail(`${place}: "{{${name}}}" is not known; known are ${words.join(', ')} and secret.<name>.`);
  }
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, ''))) fail(`${place}: a placeholder is not closed.`);
};

const checkUrl = (text: string): void => {
  const origin = /^https:\/\/[^/?#]+/.exec(text)?.[0] ?? '';
  if (origin === '') fail('url: expected an address that starts with https://');
  // The host is settled when the template is saved: no message can send itself elsewhere.
  if (/[{}@\\\s]/.test(origin)) fail('url: the host has no placeholders, no user and no password.');
  if (!URL.canParse(text.replaceAll(placeholder, 'x'))) fail('url: this is no address.');
};

const visitTexts = (value: Json, visit: (text: string) => void, depth = 0): void => {
  if (depth > maxDepth) fail('body: too deep.');
  if (typeof value === 'string') visit(value);
  else if (isJsonList(value)) for (const one of value) visitTexts(one, visit, depth + 1);
  else if (isJsonObject(value)) for (const one of Object.values(value)) visitTexts(one, visit, depth + 1);
};
const names = [
  'method',
  'url',
  'headers',
  'bodyType',
  'body',
  'ok',
  'idPath',
  'stop',
  'unknownNumber',
  'reports',
  'secrets',
];

/**
 * Reads a template that an operator wrote as JSON; `secrets` are added to its own.
 * @throws TemplateError with what is wrong, in a sentence
 */
export const readSmsTemplate = (source: string, more: Readonly<Record<string, string>> = {}): SmsTemplate => {
  const value = readTemplate(source, 'The template');
  const { method = 'POST', url, bodyType = 'json', body = null, idPath = null } = value;
  const strange = Object.keys(value).find((name) => !names.includes(name));
  if (strange !== undefined) return fail(`"${strange}" is not known; known are ${names.join(', ')}.`);
  if (method !== 'POST' && method !== 'PUT' && method !== 'GET')
    return fail('method: expected POST, PUT or GET.');
  if (typeof url !== 'string') return fail('url: expected an address that starts with https://');
  if (bodyType !== 'json' && bodyType !== 'form' && bodyType !== null)
    return fail('bodyType: expected "json", "form" or null.');
  if (idPath !== null && typeof idPath !== 'string')
    return fail('idPath: expected a path such as "messages.0.id".');
  const secrets = { ...readTexts(value['secrets'], 'secrets'), ...more };
  const headers = readTexts(value['headers'], 'headers');
  checkUrl(url);
  checkPlaceholders(url, 'url', secrets);
  for (const [name, text] of Object.entries(headers)) {
    if (
      !/^[A-Za-z0-9-]+$/.test(name) ||
      ['host', 'content-length', 'transfer-encoding', 'connection'].includes(name.toLowerCase())
    )
      return fail(`headers: "${name}" cannot be set.`);
    checkPlaceholders(text, `headers.${name}`, secrets);
  }
  if (bodyType === 'form' && !isJsonObject(body)) return fail('body: a form needs names with texts.');
  const used: string[] = [url];
  visitTexts(body, (text) => used.push(text));
  for (const text of used.slice(1)) checkPlaceholders(text, 'body', secrets);
  if (!used.some((text) => /\{\{\s*text\s*\}\}/.test(text))) return fail('No place for "{{text}}".');
  if (!used.some((text) => /\{\{\s*(to|number)\s*\}\}/.test(text)))
    return fail('No place for "{{to}}" or "{{number}}".');
  return {
    method,
    url,
    headers,
    bodyType,
    body,
    idPath,
    secrets,
    ok: readRule(value['ok'], 'ok'),
    stop: readRule(value['stop'], 'stop'),
    unknownNumber: readRule(value['unknownNumber'], 'unknownNumber'),
    reports: readReportTemplate(value['reports'], secrets),
  };
};

export interface SmsRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}
type Words = Readonly<Record<'to' | 'number' | 'text' | 'id', string>>;

const createFill =
  ({ secrets }: SmsTemplate, values: Words) =>
  (text: string, encode: (value: string) => string): string =>
    text.replace(placeholder, (_, name: string) => {
      const secret = /^secret\.(.+)$/.exec(name)?.[1];
      const value = secret === undefined ? values[name as keyof Words] : secrets[secret];
      return encode(value ?? '');
    });
const fillJson = (value: Json, fill: (text: string) => string): Json => {
  if (typeof value === 'string') return fill(value);
  if (isJsonList(value)) return value.map((one) => fillJson(one, fill));
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillJson(one, fill)]));
  return value;
};
const asIs = (text: string): string => text;
/** A line break would begin another header. */
const asHeader = (text: string): string => text.replaceAll(/[^\t\x20-\x7e]/g, ' ');

const writeBody = (template: SmsTemplate, fill: (text: string) => string): string | null => {
  const { method, bodyType, body } = template;
  if (method === 'GET' || bodyType === null) return null;
  const filled = fillJson(body, fill);
  if (bodyType === 'json') return JSON.stringify(filled);
  return new URLSearchParams(
    Object.entries(filled as JsonObject).map(([name, value]): [string, string] => [name, toText(value)]),
  ).toString();
};

/** The call for one message: each value is encoded for the place where it is put. */
export const writeSmsRequest = (template: SmsTemplate, values: Words): SmsRequest => {
  const fill = createFill(template, values);
  const body = writeBody(template, (text) => fill(text, asIs));
  const type = template.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const ownHeaders = Object.entries(template.headers).map(
    ([name, text]) => [name.toLowerCase(), fill(text, asHeader)] as const,
  );
  return {
    method: template.method,
    url: new URL(fill(template.url, encodeURIComponent)),
    headers: { ...(body === null ? {} : { 'content-type': type }), ...Object.fromEntries(ownHeaders) },
    body,
  };
};
