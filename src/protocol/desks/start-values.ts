import { toCanonicalJson } from '../json/canonical-json.ts';
import type { Json } from '../json/json.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import { emptyValues, type DeskField } from './desk-fields.ts';
import { tidyValues } from './judge-values.ts';

export const firstOf = (field: DeskField): Json =>
  field.first ?? (field.isOptional ? null : emptyValues[field.kind]);
/** What a new row holds before anything is entered. */
const startRow = (desk: Desk): DeskValues =>
  Object.fromEntries(Object.entries(desk.fields).map(([name, field]) => [name, firstOf(field)]));
/** What a form of a desk starts with where there is nothing yet. */
export const startValues = (desk: Desk): DeskValues =>
  desk.shape === 'set' ? { rows: [startRow(desk)] } : startRow(desk);
/** Whether rules are those that are in force where nothing was set. */
export const areDefaults = (desk: Desk, values: DeskValues, currency: string): boolean =>
  desk.hasDefaults === true &&
  toCanonicalJson(values) === toCanonicalJson(tidyValues(desk, startValues(desk), currency));
