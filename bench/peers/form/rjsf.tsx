import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { benchFields } from '../../form/form-contender.ts';
import source from '../../form/bench-form.schema.json';

/** The form library as it comes, with its own theme and Ajv; it validates when the form is sent. */
const labels = new Map(benchFields.map(({ name, label }) => [name, label]));
const properties = Object.fromEntries(
  Object.entries(source.properties).map(([name, rule]) => {
    const { 'x-repeats': _repeats, ...known } = rule as Record<string, unknown>;
    const { format: _format, ...plain } = known;
    return [name, { ...plain, title: labels.get(name) }];
  }),
);
const schema = { type: 'object', properties, required: source.required } as RJSFSchema;
const uiSchema = {
  password: { 'ui:widget': 'password' },
  confirmPassword: { 'ui:widget': 'password' },
  email: { 'ui:widget': 'email' },
};

let held: Readonly<Record<string, unknown>> = {};
const Page = (): ReactNode => {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={values}
      onChange={({ formData }) => {
        held = (formData ?? {}) as typeof held;
        setValues(held);
      }}
    />
  );
};

let root: Root | null = null;
globalThis.formContender = {
  name: 'rjsf, its own theme',
  mount: (element) => {
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Page />));
  },
  find: (field) => document.getElementById(`root_${field}`),
  read: (field) => held[field],
  unmount: () => flushSync(() => root?.unmount()),
};
