import {
  createSchemaUtils,
  englishStringTranslator,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import BaseInputTemplate from '@rjsf/core/lib/components/templates/BaseInputTemplate.js';
import UnsupportedField from '@rjsf/core/lib/components/templates/UnsupportedField.js';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { LoadedForm } from '../../runtime/react/runtime-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { createFormValidator } from './form-validator.ts';
import { plainWidgets } from './plain-widgets.tsx';

const ShowNothing = (): null => null;

/** Foyer's theme of the form library: plain inputs that carry classes resolved at publish. */
const theme = {
  fields: { BooleanField, NumberField, SchemaField, StringField },
  templates: {
    BaseInputTemplate,
    UnsupportedFieldTemplate: UnsupportedField,
    FieldTemplate: FieldFrame,
    // Descriptions, titles, help and errors are said by FieldFrame, from message keys.
    DescriptionFieldTemplate: ShowNothing,
    TitleFieldTemplate: ShowNothing,
    FieldErrorTemplate: ShowNothing,
    FieldHelpTemplate: ShowNothing,
    ButtonTemplates: {},
  },
  widgets: plainWidgets,
  formContext: {},
  translateString: englishStringTranslator,
};
// A const is what a person must choose (terms), never a box ticked for them.
const noConstDefaults = { constAsDefaults: 'never' } as const;

/** What the library's fields of one form share. `idPrefix` begins the id of every input. */
export const createFieldRegistry = (loaded: LoadedForm, idPrefix: string): Registry<JsonObject> => {
  const schema = loaded.form.schema as RJSFSchema;
  const registry = {
    ...theme,
    rootSchema: schema,
    schemaUtils: createSchemaUtils<JsonObject>(createFormValidator(loaded), schema, noConstDefaults),
    globalFormOptions: {
      idPrefix,
      idSeparator: '_',
      useFallbackUiForUnsupportedType: false,
      // What a field is handed stays the same object until it changes, so that a key draws one field.
      experimental_componentUpdateStrategy: 'shallow',
    },
    uiSchemaDefinitions: {} satisfies Record<string, UiSchema<JsonObject>>,
  };
  // The form library's own type asks for parts that no form of ours uses.
  return registry as unknown as Registry<JsonObject>;
};
