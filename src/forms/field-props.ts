import { flagProp, textProp } from '../components/prop-schemas.ts';
import type { JsonSchema } from '../protocol/json/json.ts';

/** Props that every labelled field has. */
export const fieldProps: Readonly<Record<string, JsonSchema>> = {
  label: textProp,
  name: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$', 'x-static': true },
  required: flagProp,
  disabled: flagProp,
  hint: textProp,
  error: textProp,
};

/** Choices: what is sent, and what is read. */
export const optionsProp: JsonSchema = {
  type: 'array',
  maxItems: 300,
  items: {
    type: 'object',
    properties: {
      value: { type: 'string', maxLength: 200 },
      label: textProp,
      text: textProp,
      disabled: flagProp,
    },
    required: ['value', 'label'],
    additionalProperties: false,
  },
};

/** An amount as a decimal string, for example `"1234.50"`. */
export const decimalProp: JsonSchema = { type: ['string', 'null'], pattern: '^-?\\d{1,30}(\\.\\d{1,18})?$' };
