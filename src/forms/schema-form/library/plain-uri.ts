/**
 * Replaces `fast-uri` (7 kB) in the browser bundle, by an alias of the build: the form library
 * resolves references with it, and the schema of a form has none (`form.schema`).
 */
const plainUri = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (_base: string, reference: string): string => reference,
};
// oxlint-disable-next-line import/no-default-export -- The replaced module is imported by its default export.
export default plainUri;
