import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { Json, JsonObject } from '../src/protocol/json.ts';
import { apiFolder, generatedHeader, inlineShared, readJson } from './generate-api.ts';
import { formatText } from './format-text.ts';

/** What a shape keeps of a schema. Patterns, bounds and descriptions are for those who check calls. */
const keptKeywords = [
  'type',
  'enum',
  'anyOf',
  'items',
  'additionalProperties',
  'required',
  'properties',
  'x-unit',
  'x-currency',
  'x-identity',
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

const toCamelCase = (name: string): string =>
  name.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase());

/** The shape with its type. The texts of the schema become comments of the type. */
async function writeShape(file: string): Promise<readonly [path: string, text: string]> {
  const name = file.replace('.schema.json', '');
  const schema = inlineShared(readJson(`shapes/${file}`)) as JsonObject;
  const constant = `${toCamelCase(name)}Shape`;
  const type = await compile({ ...schema, title: 'Wire' }, 'Wire', {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  });
  const path = `src/protocol/generated/shapes/${name}.ts`;
  const source = `${generatedHeader}import type { WireShape } from '../../typed-schema.ts';

${type.replace(/^export /m, '')}
export const ${constant}: WireShape<Wire> = ${JSON.stringify(toShape(schema), null, 2)};
`;
  return [path, await formatText(path, source)];
}

/**
 * What calls and flows both know, by `schemas/api/shapes`: path from the root → content. Each is a file of
 * its own, so that a browser fetches those of the flow it opens.
 */
export async function generateShapes(): Promise<Readonly<Record<string, string>>> {
  const files = readdirSync(join(apiFolder, 'shapes')).sort();
  return Object.fromEntries(await Promise.all(files.map(writeShape)));
}
