import { callSchemaPath } from '../call-schema-path.ts';
import { addWords, changeJson, RefusedName, recordOf, writeWordsTest, type Kind } from './scaffold.ts';

const forms = ['register', 'registerMobile'] as const;
const settings = 'layouts/settings/register-fields.json';
const settingsSchema = 'schemas/settings/register-fields.schema.json';

export const formField: Kind = {
  pattern: /^[a-z]+([A-Z][a-z]+)*$/,
  example: 'nickname',
  make: (root, name) => {
    const label = `form.${name}.label`;
    const field = { 'ui:widget': 'text', 'ui:autocomplete': 'off', 'foyer:label': label };
    const schemas = forms.map((form) => {
      const path = `schemas/forms/${form}.schema.json`;
      const text = changeJson(root, path, (document) => {
        const properties = recordOf(document, 'properties');
        if (Object.hasOwn(properties, name))
          throw new RefusedName(`${path} has a field ${name} already. Choose another name.`);
        properties[name] = { type: 'string' };
      });
      return [path, text] as const;
    });
    const ui = forms.map((form) => {
      const path = `schemas/forms/${form}.ui.json`;
      return [path, changeJson(root, path, (document) => (document[name] = field))] as const;
    });
    const calls = forms.map((form) => {
      const path = callSchemaPath(`member.${form}`);
      const text = changeJson(root, path, (document) => {
        recordOf(recordOf(document, 'request'), 'properties')[name] = { type: 'string', maxLength: 64 };
      });
      return [path, text] as const;
    });
    return {
      added: {
        [`tests/site/things/field-${name}.test.ts`]: writeWordsTest(`the field ${name}`, [label]),
      },
      changed: {
        ...Object.fromEntries([...schemas, ...ui, ...calls]),
        [settings]: changeJson(root, settings, (document) => {
          const fields = recordOf(document, 'fields') as Record<string, { readonly order: number }>;
          const order = Math.max(...Object.values(fields).map((each) => each.order)) + 10;
          Object.assign(fields, {
            [name]: { enabled: false, required: false, order, patternId: 0, minLength: 1, maxLength: 64 },
          });
        }),
        [settingsSchema]: changeJson(root, settingsSchema, (document) => {
          const fields = recordOf(recordOf(document, 'properties'), 'fields');
          (recordOf(fields, 'propertyNames')['enum'] as string[]).push(name);
        }),
        ...addWords(root, { [label]: 'the label' }),
      },
      next: [
        `Write its label in locales/, its rule in ${settings}: npx vitest run tests/site/things/field-${name}.test.ts`,
        'Say in platform/identity/registration/register.ts what the platform does with it.',
      ],
    };
  },
};
