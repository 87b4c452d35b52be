/** Keys that other languages of forms have, with what says it here. */
const ofSchemas: Readonly<Record<string, string>> = {
  default: 'What a field holds at first is given by "values" of the SchemaForm that shows it.',
  examples: 'An example for the eye is "foyer:placeholder" in the ui schema.',
  oneOf: 'A choice is "enum", with the words of its values under "foyer:options" in the ui schema.',
  anyOf: 'A choice is "enum", with the words of its values under "foyer:options" in the ui schema.',
  enumNames: 'The words of a choice are under "foyer:options" in the ui schema.',
  readOnly: 'What cannot be changed is no field: show it as Text.',
  exclusiveMinimum: 'A bound is among what is allowed: give "minimum".',
  exclusiveMaximum: 'A bound is among what is allowed: give "maximum".',
  multipleOf: 'Whole numbers are of the type "integer"; amounts are entered into an AmountField.',
  items: 'A form has single values, no lists: give each its own field.',
  properties: 'A form has single values, nothing nested: give each its own field.',
  $ref: 'A field is written out; "x-rule-of" takes the rule of a registration field.',
  if: 'A field that depends on another is shown by a rule of its page, in a form with both.',
  required: 'Which fields are demanded is the list "required" of the form.',
};
const ofUi: Readonly<Record<string, string>> = {
  'ui:placeholder': 'It is "foyer:placeholder", the key of a text.',
  'ui:title': 'It is "foyer:label", the key of a text.',
  'ui:label': 'It is "foyer:label", the key of a text.',
  'ui:help': 'It is "foyer:hint", the key of a text.',
  'ui:description': 'It is "foyer:hint", the key of a text.',
  'ui:enumNames': 'It is "foyer:options", with a text for each value.',
  'ui:readonly': 'What cannot be changed is no field: show it as Text.',
  'ui:disabled': 'A field that is not to be filled in is named in "without" of the SchemaForm.',
  'ui:autofocus': 'The first field has the focus where the SchemaForm says "startsInField".',
};

/** What says here what a key says elsewhere; empty for any other key. */
export const describeForeignKey = (document: string, key: string): string => {
  const table = /^forms\/.+\.ui$/.test(document) ? ofUi : document.startsWith('forms/') ? ofSchemas : {};
  const hint = Object.hasOwn(table, key) ? table[key] : undefined;
  return hint === undefined ? '' : ` ${hint}`;
};
/** Types of other languages of forms. */
const types: Readonly<Record<string, string>> = {
  array: 'A form has single values, no lists: give each its own field.',
  object: 'A form has single values, nothing nested: give each its own field.',
  null: 'A field that may be left out is not in the list "required".',
};
export const describeForeignType = (
  document: string,
  place: readonly (string | number)[],
  value: unknown,
): string =>
  document.startsWith('forms/') &&
  place.at(-1) === 'type' &&
  typeof value === 'string' &&
  Object.hasOwn(types, value)
    ? ` ${types[value]}`
    : '';
