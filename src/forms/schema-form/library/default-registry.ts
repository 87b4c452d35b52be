import { englishStringTranslator, type Registry } from '@rjsf/utils';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import BaseInputTemplate from '@rjsf/core/lib/components/templates/BaseInputTemplate.js';
import UnsupportedField from '@rjsf/core/lib/components/templates/UnsupportedField.js';
import DateTimeWidget from '@rjsf/core/lib/components/widgets/DateTimeWidget.js';
import TimeWidget from '@rjsf/core/lib/components/widgets/TimeWidget.js';
import type { JsonObject } from '../../../protocol/json.ts';

type DefaultRegistry = Omit<Registry<JsonObject>, 'schemaUtils'>;

/**
 * Stands in for the form library's own registry in the browser bundle, by an alias of the build. A form
 * is one level of single values and names the widgets of the theme (`form.schema`, `form-ui.schema`), so
 * lists, branches and grids, and what draws them, stay out.
 */
function getDefaultRegistry(): DefaultRegistry {
  const parts = {
    fields: { BooleanField, NumberField, ObjectField, SchemaField, StringField },
    // Every other template is the theme's; the button to submit is a child of the form.
    templates: { BaseInputTemplate, UnsupportedFieldTemplate: UnsupportedField, ButtonTemplates: {} },
    widgets: { DateTimeWidget, TimeWidget },
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
  return parts as unknown as DefaultRegistry;
}
// oxlint-disable-next-line import/no-default-export -- The module it stands in for is imported by its default export.
export default getDefaultRegistry;
