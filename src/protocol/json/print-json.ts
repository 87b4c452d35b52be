/** Columns that a line of a document may take. */
const width = 110;

type Container = Readonly<Record<string, unknown>> | readonly unknown[];
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const partsOf = (value: Container): readonly (readonly [label: string, part: unknown])[] =>
  Array.isArray(value)
    ? value.map((part: unknown) => ['', part] as const)
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => [`${JSON.stringify(key)}: `, part] as const);

const onOneLine = (value: unknown): string => {
  if (!isContainer(value)) return JSON.stringify(value);
  const parts = partsOf(value).map(([label, part]) => label + onOneLine(part));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** `room`: columns that are left on the line where the value begins, without its indentation. */
const print = (value: unknown, indent: string, room: number): string => {
  const line = onOneLine(value);
  if (line.length <= room || !isContainer(value)) return line;
  const inner = `${indent}  `;
  // The comma behind each part takes a column, that of the last too, so that a line moves without a change.
  const lines = partsOf(value).map(
    ([label, part]) => inner + label + print(part, inner, width - inner.length - label.length - 1),
  );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0 ? line : `${open}\n${lines.join(',\n')}\n${indent}${close}`;
};

/**
 * The one print of a document, for files, the console and exports: what fits in 110 columns is on one
 * line, everything else has a line for each part, two spaces further in. The order of keys stays.
 */
export const printJson = (value: unknown): string => `${print(value, '', width)}\n`;
