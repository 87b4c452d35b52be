import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { isJsonObject } from '../../../src/protocol/json/json-patches.ts';

/** A value in what a provider says, and what it may be there. */
export interface AnswerRule {
  readonly path: string;
  readonly values: readonly (string | number | boolean)[];
}
/** A template that an operator wrote is not what it should be; the message says where and why. */
export class TemplateError extends Error {}

export const failTemplate = (message: string): never => {
  throw new TemplateError(message);
};
/** What an operator wrote as JSON. @throws TemplateError that begins with the `subject` */
export const readTemplate = (source: string, subject: string): JsonObject => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    // The parser's own message repeats the text, which may hold secrets.
    return failTemplate(`${subject} is no JSON.`);
  }
  return isJsonObject(value) ? value : failTemplate(`${subject} is no JSON object.`);
};
/** @throws TemplateError where a rule is written otherwise */
export const readRule = (value: unknown, place: string): AnswerRule | null => {
  if (value === undefined || value === null) return null;
  if (!isJsonObject(value)) return failTemplate(`${place}: expected {"path": "…", "values": […]}`);
  const { path, values } = value;
  const isPlain = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one);
  if (typeof path !== 'string' || path === '' || !Array.isArray(values) || !values.every(isPlain))
    return failTemplate(`${place}: expected {"path": "…", "values": […]}`);
  return { path, values: values as AnswerRule['values'] };
};

/** @throws TemplateError where it is no list of names with texts */
export const readTexts = (value: unknown, place: string): Readonly<Record<string, string>> => {
  if (value === undefined) return {};
  if (!isJsonObject(value) || !Object.values(value).every((one) => typeof one === 'string'))
    return failTemplate(`${place}: expected names with texts.`);
  return value as Readonly<Record<string, string>>;
};

/** The value at a path such as `messages.0.id`; undefined where there is none. */
export const readAnswer = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    );
export const matchesRule = (answer: unknown, rule: AnswerRule | null): boolean =>
  rule !== null && rule.values.includes(readAnswer(answer, rule.path) as string);
