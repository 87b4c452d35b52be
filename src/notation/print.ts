/** Columns that a line of a document may take. */
const width = 110;

type Container = Readonly<Record<string, unknown>> | readonly unknown[];
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface Tail {
  readonly label: string;
  readonly value: readonly unknown[];
}
interface Part {
  /** The key as it is printed; empty in a list. */
  readonly label: string;
  readonly value: unknown;
}
const partsOf = (value: Container): readonly Part[] =>
  isList(value)
    ? value.map((part) => ({ label: '', value: part }))
    : Object.entries(value).map(([key, part]) => ({ label: `${JSON.stringify(key)}: `, value: part }));

const onOneLine = (value: unknown): string => {
  if (!isContainer(value)) return JSON.stringify(value);
  const parts = partsOf(value).map(({ label, value: part }) => label + onOneLine(part));
  if (isList(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** A line for each part, two columns in. */
const printLines = (value: Container, indent: number): string => {
  const inner = indent + 2;
  const parts = partsOf(value);
  const lines = parts.map(
    ({ label, value: part }) => ' '.repeat(inner) + label + print(part, inner, inner + label.length, 1),
  );
  const [open, close] = isList(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
};

/** The members of an object, one behind the other. */
interface Fill {
  text: string;
  /** Where its first line begins. */
  readonly begin: number;
  /** The member before has several lines, so that the next one begins a line. */
  isBroken: boolean;
}
const beginFill = (column: number): Fill => ({ text: '{', begin: column, isBroken: false });

/** Where the last line has come to. */
const columnOf = ({ text, begin }: Fill): number => {
  const end = text.lastIndexOf('\n');
  return end < 0 ? begin + text.length : text.length - end - 1;
};

/** Puts a text behind the last member, on its line if there is room for it and what closes behind it. */
const put = (line: Fill, text: string, indent: number, closing: number): void => {
  const comma = line.text === '{' ? '' : ',';
  const [head = ''] = text.split('\n', 1);
  const fits = !line.isBroken && columnOf(line) + comma.length + 1 + head.length + closing <= width;
  const isFirst = comma === '';
  line.text += isFirst || fits ? `${comma} ${text}` : `${comma}\n${' '.repeat(indent)}${text}`;
  line.isBroken = text.includes('\n');
};
const fill = (line: Fill, parts: readonly Part[], indent: number, closing: number): void => {
  for (const [index, { label, value }] of parts.entries()) {
    const end = index === parts.length - 1 ? closing : 1;
    const isFirst = line.text === '{';
    const whole = label + onOneLine(value);
    const begin = isFirst ? columnOf(line) + 1 : indent;
    if (!isContainer(value) || begin + whole.length + end <= width) put(line, whole, indent, end);
    else {
      line.isBroken = true;
      // The first member stays behind the mark that opens its object: its lines are those of the object.
      put(line, label + print(value, isFirst ? indent - 2 : indent, begin + label.length, end), indent, end);
    }
  }
};

/** An object whose last member is a list that ends its head: the items are two columns in. */
const printTail = (head: readonly Part[], tail: Tail, indent: number, column: number): string => {
  const line = beginFill(column);
  fill(line, head, indent + 4, 1);
  put(line, `${tail.label}[`, indent + 4, 0);
  const inner = indent + 2;
  const items = tail.value.map((item) => ' '.repeat(inner) + print(item, inner, inner, 1));
  return `${line.text}\n${items.join(',\n')}\n${' '.repeat(indent)}] }`;
};

/**
 * @param indent columns that the line of the value is indented
 * @param column where the value begins
 * @param closing marks that follow on the line of its end
 */
function print(value: unknown, indent: number, column: number, closing: number): string {
  const line = onOneLine(value);
  if (!isContainer(value) || column + line.length + closing <= width) return line;
  const parts = partsOf(value);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return line;
  if (isList(value) || (isContainer(first.value) && parts.length > 1)) return printLines(value, indent);
  // Neither behind the others nor on another line is there room for it and the marks behind it.
  const alone = indent + 2 + last.label.length + onOneLine(last.value).length + 2 + closing;
  if (isList(last.value) && alone > width)
    return printTail(parts.slice(0, -1), { label: last.label, value: last.value }, indent, column);
  const filled = beginFill(column);
  fill(filled, parts, indent + 2, 2 + closing);
  return `${filled.text} }`;
}

/**
 * The one print of a writing, for files, the console and exports: what fits in 110 columns is on one line; a node,
 * an action or a source fills its lines; the document has a line for each of its keys. The order of keys stays.
 */
export const printWriting = (writing: unknown): string =>
  isContainer(writing) && !isList(writing) && Object.keys(writing).length > 0
    ? `${printLines(writing, 0)}\n`
    : `${onOneLine(writing)}\n`;
