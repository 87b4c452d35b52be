import type { RJSFSchema } from '@rjsf/utils';

/**
 * Replaces the form library's merging of `allOf` (4 kB), by an alias of the build: the schema of a form
 * has none (`form.schema`), and a schema that had one would be rendered without merging.
 */
const mergeAllOf = (schema: RJSFSchema): RJSFSchema => schema;
// oxlint-disable-next-line import/no-default-export -- The replaced module is imported by its default export.
export default mergeAllOf;
