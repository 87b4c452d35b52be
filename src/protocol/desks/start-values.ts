import type { Json } from '../json/json.ts';
import type { Desk, DeskValues } from './define-desk.ts';
import { emptyValues, type DeskField } from './desk-fields.ts';

export const firstOf = (field: DeskField): Json =>
  field.first ?? (field.isOptional ? null : emptyValues[field.kind]);
/** What a new row holds before anything is entered. */
const startRow = (desk: Desk): DeskValues =>
  Object.fromEntries(Object.entries(desk.fields).map(([name, field]) => [name, firstOf(field)]));
/** What a form of a desk starts with where there is nothing yet. */
export const startValues = (desk: Desk): DeskValues =>
  desk.shape === 'set' ? { rows: [startRow(desk)] } : startRow(desk);
