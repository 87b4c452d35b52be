export const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** `forgotPassword` → `forgot-password`, as the machine's folder is called. */
export const toFileName = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const head = '// Written by "npm run generate" from the machines; do not edit.\n';

/**
 * A record in a file per key, so that two changes to two machines meet nowhere, and `<folder>.ts` that
 * lists them. `parts`: key → the source text of its value.
 */
export const writeParts = (record: {
  readonly folder: string;
  readonly list: string;
  readonly type: string;
  readonly parts: readonly (readonly [key: string, source: string])[];
}): Readonly<Record<string, string>> => {
  const parts = record.parts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const name = record.folder.slice(record.folder.lastIndexOf('/') + 1);
  const imports = parts
    .map(([key]) => `import { ${key} } from './${name}/${toFileName(key)}.ts';\n`)
    .join('');
  const lines = parts.map(([key]) => `  ${key},\n`).join('');
  return {
    ...Object.fromEntries(
      parts.map(([key, source]) => [
        `${record.folder}/${toFileName(key)}.ts`,
        `${head}export const ${key} = ${source};\n`,
      ]),
    ),
    [`${record.folder}.ts`]: `${head}${imports}\nexport const ${record.list}: Readonly<Record<string, ${record.type}>> = {\n${lines}};\n`,
  };
};
