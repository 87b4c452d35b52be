import { createForm, type Form } from '@formily/core';
import { connect, createSchemaField, FormProvider, mapProps, useField } from '@formily/react';
import type { ChangeEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { benchFields, countries, type BenchField } from '../../form/form-contender.ts';

/** Formily's core and React binding, with plain inputs: the least that it needs. */
interface InputProps {
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly id: string;
  readonly kind: string;
}
const TextInput = ({ value, onChange, onBlur, id, kind }: InputProps): ReactNode => (
  <input
    id={id}
    type={kind}
    value={typeof value === 'string' ? value : ''}
    onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)}
    onBlur={onBlur}
  />
);
const Choice = ({ value, onChange, id }: InputProps): ReactNode => (
  <select
    id={id}
    value={typeof value === 'string' ? value : ''}
    onChange={(event) => onChange?.(event.target.value)}
  >
    <option value="">Choose</option>
    {countries.map((country) => (
      <option key={country}>{country}</option>
    ))}
  </select>
);
const Tick = ({ value, onChange, id }: InputProps): ReactNode => (
  <input
    id={id}
    type="checkbox"
    checked={value === true}
    onChange={(event) => onChange?.(event.target.checked)}
  />
);
const Frame = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  const field = useField();
  return (
    <div>
      <label htmlFor={String(field.path)}>
        {String(field.title)}
        {field.required === true && <span aria-hidden="true">*</span>}
      </label>
      <div>{children}</div>
      <div aria-live="polite">
        {field.selfErrors?.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  );
};
const keep = mapProps((props: object) => props);
const SchemaField = createSchemaField({
  components: {
    Frame,
    TextInput: connect(TextInput, keep),
    Choice: connect(Choice, keep),
    Tick: connect(Tick, keep),
  },
});
const components: Readonly<Record<string, string>> = { choice: 'Choice', tick: 'Tick' };
const drawField = ({ name, label, kind, required }: BenchField) => ({
  type: kind === 'tick' ? 'boolean' : 'string',
  title: label,
  required,
  'x-decorator': 'Frame',
  'x-component': components[kind] ?? 'TextInput',
  'x-component-props': { id: name, kind },
});
const schema = {
  type: 'object',
  properties: Object.fromEntries(benchFields.map((field) => [field.name, drawField(field)])),
};

let root: Root | null = null;
let form: Form | null = null;
globalThis.formContender = {
  name: 'Formily, plain inputs',
  mount: (element) => {
    const made = createRoot(element);
    root = made;
    const filled = createForm();
    form = filled;
    flushSync(() =>
      made.render(
        <FormProvider form={filled}>
          <SchemaField schema={schema} />
        </FormProvider>,
      ),
    );
  },
  find: (field) => document.getElementById(field),
  read: (field) => form?.values[field],
  unmount: () => flushSync(() => root?.unmount()),
};
