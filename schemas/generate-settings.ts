import type { JsonObject } from '../src/protocol/json/json.ts';
import { toExportName } from './list-folders.ts';
import { readSource } from './read-source.ts';
import { createTypeWriter } from './write-types.ts';

const files = ['brand', 'jurisdiction', 'limits', 'media', 'register-fields', 'theme', 'whitelabel'] as const;

/** `register-fields` → `RegisterFields`. */
const toTypeName = (name: string): string => toExportName(`-${name}`);

/** A settings document and its parts, each under the document's name: `BrandSettings`, `BrandChannel`. */
const writeFile = (file: string): string => {
  const { definitions = {}, ...schema } = readSource<JsonObject>(`schemas/settings/${file}.schema.json`);
  const write = createTypeWriter((reference) => {
    const [, part] = /^#\/definitions\/(.+)$/.exec(reference) ?? [];
    // Of other files, only the names of things are referred to.
    return part === undefined ? 'string' : toTypeName(`${file}-${part}`);
  });
  return [
    write(`${toTypeName(file)}Settings`, schema),
    ...Object.entries(definitions as JsonObject).map(([part, inner]) =>
      write(toTypeName(`${file}-${part}`), inner),
    ),
  ].join('\n');
};

/** The types of the settings: path from the root → content. */
export const generateSettings = (): Readonly<Record<string, string>> => ({
  'src/protocol/generated/settings.ts': [
    '// Generated from schemas/settings by schemas/generate-settings.ts. Edit the schemas, not this file.\n',
    ...files.map((file) => writeFile(file)),
  ].join('\n'),
});
