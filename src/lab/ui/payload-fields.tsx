import { Checkbox, Field, Input, NativeSelect, Stack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { messages } from '../messages.ts';
import { toText } from '../../protocol/json/to-text.ts';

interface FieldProps {
  readonly name: string;
  readonly id: string;
  readonly schema: JsonSchema;
  readonly value: Json | undefined;
  readonly onChange: (value: Json) => void;
}
function hasType(schema: JsonSchema, type: string): boolean {
  const declared = schema['type'];
  return declared === type || (Array.isArray(declared) && declared.includes(type));
}
/** Names of values that are not what their schema asks for; only JSON fields can be wrong here. */
export function readProblems(schema: JsonSchema, values: JsonObject): readonly string[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).flatMap(([name, property]) => {
    const isStructured = hasType(property, 'object') || hasType(property, 'array');
    return isStructured && typeof values[name] === 'string' ? [name] : [];
  });
}

function JsonField({ name, id, value, onChange }: FieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value ?? {}, null, 2));
  const [isBroken, setBroken] = useState(false);
  return (
    <Field.Root id={id} invalid={isBroken}>
      <Field.Label fontFamily="mono" fontSize="xs">
        {name}
      </Field.Label>
      <Textarea
        size="xs"
        fontFamily="mono"
        rows={Math.min(8, text.split('\n').length)}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          try {
            onChange(JSON.parse(target.value) as Json);
            setBroken(false);
          } catch {
            // Shown at the field; what was typed stays, and as text it keeps the form from being sent.
            setBroken(true);
            onChange(target.value);
          }
        }}
      />
      <Field.ErrorText>{messages.notJson}</Field.ErrorText>
    </Field.Root>
  );
}
function ChoiceField({ name, id, schema, value, onChange }: FieldProps) {
  const choices = schema['enum'] as readonly Json[];
  return (
    <Field.Root id={id}>
      <Field.Label fontFamily="mono" fontSize="xs">
        {name}
      </Field.Label>
      <NativeSelect.Root size="xs">
        <NativeSelect.Field
          value={choices.indexOf(value ?? null)}
          onChange={({ target }) => onChange(choices[Number(target.value)] ?? null)}
        >
          {choices.map((choice, index) => (
            <option key={toText(choice)} value={index}>
              {toText(choice)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
function TextField({ name, id, schema, value, onChange }: FieldProps) {
  const isNumber = hasType(schema, 'integer') || hasType(schema, 'number');
  const isNullable = hasType(schema, 'null');
  return (
    <Field.Root id={id}>
      <Field.Label fontFamily="mono" fontSize="xs">
        {name}
      </Field.Label>
      <Input
        size="xs"
        fontFamily="mono"
        autoComplete="off"
        type={isNumber ? 'number' : 'text'}
        value={value === null || value === undefined ? '' : toText(value)}
        onChange={({ target }) => {
          if (isNumber) onChange(Number(target.value));
          else onChange(isNullable && target.value === '' ? null : target.value);
        }}
      />
    </Field.Root>
  );
}
function FlagField({ name, id, value, onChange }: FieldProps) {
  return (
    <Checkbox.Root
      id={id}
      size="sm"
      minHeight="6"
      checked={value === true}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label fontFamily="mono" fontSize="xs">
        {name}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
function chooseField(schema: JsonSchema) {
  if (Array.isArray(schema['enum'])) return ChoiceField;
  if (hasType(schema, 'boolean')) return FlagField;
  if (hasType(schema, 'string') || hasType(schema, 'integer') || hasType(schema, 'number')) return TextField;
  return JsonField;
}

interface PayloadFieldsProps {
  readonly schema: JsonSchema;
  readonly values: JsonObject;
  readonly onChange: (values: JsonObject) => void;
  readonly idPrefix: string;
}
/** A small form from a payload's schema. */
export function PayloadFields({ schema, values, onChange, idPrefix }: PayloadFieldsProps) {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  return (
    <Stack gap="2">
      {properties.map(([name, property]) => {
        const PayloadField = chooseField(property);
        return (
          <PayloadField
            key={name}
            name={name}
            id={`${idPrefix}-${name}`.replaceAll('.', '-')}
            schema={property}
            value={values[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        );
      })}
    </Stack>
  );
}
