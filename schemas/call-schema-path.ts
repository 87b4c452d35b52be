/** The file of a call, from the root of the checkout: a folder for each area, named as the calls in it begin. */
export const callSchemaPath = (name: string): string =>
  `schemas/api/${name.split('.')[0] ?? ''}/${name}.schema.json`;
