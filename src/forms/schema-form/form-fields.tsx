import { toFieldPathId, type FieldProps, type Registry, type UiSchema } from '@rjsf/utils';
import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { LoadedForm } from '../../runtime/react/runtime-context.ts';
import { createFieldRegistry } from './field-registry.ts';
import { readFieldUi } from './field-words.ts';
import { listFields } from './find-field-errors.ts';
import { FoldedFields } from './folded-fields.tsx';
import { useFormScope } from './form-scope.ts';

export interface FormFieldsProps {
  readonly loaded: LoadedForm;
  /** Begins the id of every input: `<idPrefix>_<field>`. */
  readonly idPrefix: string;
  readonly values: JsonObject;
  /** Handlers stay the same functions: a new one draws every field. `undefined` where a field is emptied. */
  readonly onChange: (field: string, value: Json | undefined) => void;
  readonly onBlur: (field: string, value: Json | undefined) => void;
}

interface Field {
  readonly name: string;
  readonly place: FieldProps<JsonObject>['fieldPathId'];
  readonly schema: JsonObject;
  readonly ui: UiSchema<JsonObject>;
  readonly isRequired: boolean;
}
type LibraryField = ComponentType<FieldProps<JsonObject>>;

const readFields = (loaded: LoadedForm, registry: Registry<JsonObject>): readonly Field[] => {
  const { schema, ui } = loaded.form;
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonObject>>;
  const required = (schema['required'] ?? []) as readonly string[];
  // What is hidden is not sent either, so it needs no input.
  const names = listFields(loaded).filter((name) => readFieldUi(ui[name] as JsonObject).widget !== 'hidden');
  return names.map((name) => ({
    name,
    place: toFieldPathId(name, registry.globalFormOptions, []),
    schema: properties[name] as JsonObject,
    ui: (ui[name] ?? {}) as UiSchema<JsonObject>,
    isRequired: required.includes(name),
  }));
};

interface FieldGroup {
  /** Key of the words that are pressed to see the fields. */
  readonly fold: string | undefined;
  readonly fields: readonly Field[];
}
/** Neighbours behind the same words are one group; what has to be filled in is never behind any. */
const groupFields = (fields: readonly Field[]): readonly FieldGroup[] => {
  const groups: { fold: string | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const fold = field.isRequired ? undefined : readFieldUi(field.ui as JsonObject).fold;
    const last = groups.at(-1);
    if (last?.fold === fold && last !== undefined) last.fields.push(field);
    else groups.push({ fold, fields: [field] });
  }
  return groups;
};
const isFilledIn = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

/**
 * The fields of a form in order, each drawn by the form library, under its own key: adding or moving
 * others leaves an input in the page. A form is one level of single values (`form.schema`), so what
 * the library's own form does about nested data, defaults and branches is not needed: with a key
 * that is typed, the field that it belongs to is drawn, and no other.
 */
export const FormFields = ({ loaded, idPrefix, values, onChange, onBlur }: FormFieldsProps): ReactNode => {
  const { classes, errors, t } = useFormScope();
  const registry = useMemo(() => createFieldRegistry(loaded, idPrefix), [loaded, idPrefix]);
  const groups = useMemo(() => groupFields(readFields(loaded, registry)), [loaded, registry]);
  const change = useCallback(
    (value: unknown, path: readonly (string | number)[]) =>
      onChange(String(path.at(-1)), value as Json | undefined),
    [onChange],
  );
  const blur = useCallback(
    (id: string, value: unknown) => onBlur(id.slice(idPrefix.length + 1), value as Json | undefined),
    [onBlur, idPrefix],
  );
  const LibraryField = registry.fields['SchemaField'] as LibraryField;
  const draw = ({ name, place, schema, ui, isRequired }: Field): ReactNode => (
    <LibraryField
      key={name}
      name={name}
      fieldPathId={place}
      schema={schema}
      uiSchema={ui}
      formData={values[name] as never}
      required={isRequired}
      registry={registry}
      onChange={change}
      onBlur={blur}
      onFocus={ignoreFocus}
    />
  );
  return (
    <div className={classes['fields']}>
      {groups.map(({ fold, fields }) =>
        fold === undefined ? (
          fields.map(draw)
        ) : (
          <FoldedFields
            key={`${fold} ${fields[0]?.name ?? ''}`}
            label={t(fold)}
            isNeeded={fields.some(({ name }) => isFilledIn(values[name]) || errors[name] !== undefined)}
          >
            {fields.map(draw)}
          </FoldedFields>
        ),
      )}
    </div>
  );
};

const ignoreFocus = (): void => undefined;
