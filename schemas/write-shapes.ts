import type { Json, JsonObject } from '../src/protocol/json/json.ts';
import { layoutMarks } from '../src/protocol/document/layout-marks.ts';
import { toExportName } from './list-folders.ts';

export const generatedHeader =
  '// Generated from schemas/api by schemas/generate-api.ts. Edit the schemas, not this file.\n';

/** What a shape keeps of a schema. Patterns, bounds and descriptions are for those who check calls. */
const keptKeywords: readonly string[] = [
  'type',
  'enum',
  'anyOf',
  'items',
  'additionalProperties',
  'required',
  'properties',
  ...layoutMarks,
];

function toShape(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toShape);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema as JsonObject).filter(([keyword]) => keptKeywords.includes(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) => {
      if (keyword !== 'properties') return [keyword, toShape(value)];
      const named = Object.entries(value as JsonObject);
      return [keyword, Object.fromEntries(named.map(([name, inner]) => [name, toShape(inner)]))];
    }),
  );
}

/**
 * What calls and flows both know, with its type, by `schemas/api/shapes`. Each is a file to itself, so that a browser
 * fetches those of the flow it opens.
 */
export const writeShape = (
  name: string,
  type: string,
  schema: Json,
): readonly [path: string, text: string] => [
  `src/protocol/generated/shapes/${name}.ts`,
  `${generatedHeader}import type { WireShape } from '../../json/typed-schema.ts';
import type { ${type} } from '../wire-types.ts';

export const ${toExportName(name)}Shape: WireShape<${type}> = ${JSON.stringify(toShape(schema), null, 2)};
`,
];
