import { ErrorSchemaBuilder, type ErrorSchema, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { DeskFaults } from '../../protocol/desks/desk-faults.ts';
import type { Desk } from '../../protocol/desks/define-desk.ts';
import type { FieldKind } from '../../protocol/desks/desk-fields.ts';
import { firstOf } from '../../protocol/desks/start-values.ts';
import { describeFault } from './describe-fault.ts';

/** Data of the library's form; its own types never end over a type of JSON. */
export type FormValues = Record<string, unknown>;

const typeOf: Partial<Record<FieldKind, 'object' | 'array'>> = {
  words: 'object',
  grid: 'object',
  moneyList: 'array',
};
const drawn = { 'ui:field': 'deskField' };
/** The schema of a desk's form, with the field that draws all of its values. */
export function formOf(desk: Desk): { readonly schema: RJSFSchema; readonly ui: UiSchema<FormValues> } {
  const row: RJSFSchema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(desk.fields).map(([name, field]) => {
        const type = typeOf[field.kind];
        const schema: RJSFSchema = {
          title: field.label,
          default: firstOf(field) as RJSFSchema['default'] & {},
        };
        if (type !== undefined) schema.type = type;
        if (type === 'array') schema.items = { type: 'string' };
        return [name, schema];
      }),
    ),
  };
  const ui: UiSchema<FormValues> = Object.fromEntries(Object.keys(desk.fields).map((name) => [name, drawn]));
  if (desk.shape !== 'set') return { schema: row, ui };
  return {
    schema: { type: 'object', properties: { rows: { type: 'array', items: row, minItems: 0 } } },
    ui: { rows: { items: ui } },
  };
}

/** Faults by their place, as the library hands them to the fields. */
export function toErrorSchema(
  faults: DeskFaults | Readonly<Record<string, string>>,
): ErrorSchema<FormValues> {
  const builder = new ErrorSchemaBuilder<FormValues>();
  for (const [place, code] of Object.entries(faults))
    builder.addErrors(describeFault(code), place.split('.'));
  return builder.ErrorSchema;
}
