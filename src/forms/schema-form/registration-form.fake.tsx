import englishTexts from '../../../locales/EN.json' with { type: 'json' };
import { createFakeRuntime, type FakeRuntime } from '../../components/fake-runtime.fake.tsx';
import { renderView } from '../../components/render-definition.fake.tsx';
import type { JsonObject } from '../../protocol/json/json.ts';
import { loadFormForTest } from '../load-form.fake.ts';
import { schemaFormDefinition } from './schema-form.definition.ts';
import { SchemaFormView } from './schema-form.tsx';

/** A form of registration with a field of each kind, and what draws it. */
export const messages = {
  ...englishTexts,
  'form.account.label': 'User name',
  'form.password.label': 'Password',
  'form.email.label': 'E-mail',
  'form.terms.label': 'I accept the terms',
  'form.currency.label': 'Currency',
  'currency.PHP': 'Philippine peso',
  'pattern.letter-first': 'A letter first, then letters and digits, {{min}} to {{max}}',
  'error.account.taken': 'This name is taken.',
};
export const account = { type: 'string', minLength: 4, maxLength: 12, pattern: '^[a-z][a-z0-9]*$' };
export const schema: JsonObject = {
  type: 'object',
  properties: {
    account,
    password: { type: 'string', minLength: 8 },
    email: { type: 'string', format: 'email' },
    currency: { type: 'string', enum: ['PHP', 'THB'] },
    terms: { type: 'boolean', const: true },
  },
  required: ['account', 'password', 'terms'],
};
export const ui: JsonObject = {
  account: {
    'foyer:label': 'form.account.label',
    'foyer:hint': 'pattern.letter-first',
    'foyer:hintArgs': { min: 4, max: 12 },
    'ui:autocomplete': 'username',
  },
  password: {
    'foyer:label': 'form.password.label',
    'ui:widget': 'password',
    'ui:autocomplete': 'new-password',
  },
  email: { 'foyer:label': 'form.email.label' },
  currency: { 'foyer:label': 'form.currency.label', 'foyer:options': { PHP: 'currency.PHP' } },
  terms: { 'foyer:label': 'form.terms.label' },
};
export const props = { form: 'register', submit: 'Create account' };
export const startRuntime = (): FakeRuntime => {
  const runtime = createFakeRuntime({ messages });
  runtime.setForm('register', loadFormForTest(schema, ui));
  return runtime;
};
export const renderForm = (more: JsonObject = {}, runtime = startRuntime()) =>
  renderView(schemaFormDefinition, SchemaFormView, { ...props, ...more }, { runtime, nodeId: 'f' });
