import type { JsonObject } from '../protocol/json/json.ts';
import { nameErrorMessage } from './error-message.ts';
import { closedObject, withSamples } from './payload-schema.ts';
import { anyObject } from './value-kinds.ts';

/** What a form holds; other fields are left alone. */
export type FormValues = Readonly<Record<string, unknown>> | undefined;
/** What an event brings that sends a form. */
export interface FormInput {
  readonly values: FormValues;
}
/** `params` of a guard or action that reads a form. */
export const passValues = ({ event }: { readonly event: FormInput }): FormInput => ({ values: event.values });

/** Payload of an event that brings what a form holds, with examples of it. */
export const filledForm = (...samples: readonly JsonObject[]) =>
  closedObject({ values: withSamples(anyObject, samples) });

export function readText(values: FormValues, field: string): string {
  const value = values?.[field];
  return typeof value === 'string' ? value : '';
}
/** Required fields that are empty or only white space: field → message key. */
export function nameMissing(values: FormValues, fields: readonly string[]): Readonly<Record<string, string>> {
  const missing = fields.filter((field) => readText(values, field).trim() === '');
  return Object.fromEntries(missing.map((field) => [field, nameErrorMessage('field.required')]));
}
