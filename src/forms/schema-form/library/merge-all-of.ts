import type { RJSFSchema } from '@rjsf/utils';

/**
 * Stands in for the form library's merging of `allOf` (4 kB), by an alias of the build: the schema of a
 * form has none (`form.schema`), and one that had would be drawn as it is.
 */
const mergeAllOf = (schema: RJSFSchema): RJSFSchema => schema;
// oxlint-disable-next-line import/no-default-export -- The module it stands in for is imported by its default export.
export default mergeAllOf;
