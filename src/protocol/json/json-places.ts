import type { Json } from './json.ts';

/** A place in a text: line and column from 1, column in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}
/** A JSON text, read as far as it can be. */
export interface ScannedJson {
  /** The first thing that keeps it from being JSON; null where it is. */
  readonly fault: { readonly offset: number; readonly message: string } | null;
  /** JSON Pointer → offset: of the key of a member, of the value of an item. */
  readonly places: ReadonlyMap<string, number>;
  /** The value; of a broken text what could be made of it. */
  readonly value: Json | undefined;
}

interface Holder {
  readonly pointer: string;
  readonly close: '}' | ']';
  readonly list: Json[];
  readonly members: [key: string, value: Json][];
  key: { readonly name: string; readonly offset: number } | null;
  /** `next`: after a comma, `first`: after the opening mark. */
  turn: 'first' | 'next' | 'colon' | 'value' | 'comma';
}

const space = /[\t\n\r ]*/y;
const token =
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
const escapeKey = (key: string | number): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
const nameSign = (text: string, offset: number): string => {
  const [sign] = text.slice(offset, offset + 2);
  return sign === undefined ? 'the end of the file' : JSON.stringify(sign);
};

const expectations: Readonly<Record<Holder['turn'], (close: string) => string>> = {
  first: (close) => (close === '}' ? 'a key in double quotes or "}"' : 'a value or "]"'),
  next: (close) => (close === '}' ? 'a key in double quotes' : 'a value'),
  colon: () => 'a colon',
  value: () => 'a value',
  comma: (close) => `a comma or "${close}"`,
};

/** Goes through a text sign by sign; where it is no JSON it notes the first fault, and makes what it can of the rest. */
class Scanner {
  readonly places = new Map<string, number>();
  fault: ScannedJson['fault'] = null;
  value: Json | undefined = undefined;
  readonly holders: Holder[] = [];
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  fail(offset: number, expectation?: string): void {
    const top = this.holders.at(-1);
    const expected =
      expectation ??
      (top === undefined
        ? this.value === undefined
          ? 'a value'
          : 'nothing after the end'
        : expectations[top.turn](top.close));
    this.fault ??= { offset, message: `Expected ${expected}, got ${nameSign(this.#text, offset)}.` };
  }
  /** Puts a value where the text has come to. */
  put(value: Json, offset: number): void {
    const top = this.holders.at(-1);
    if (top === undefined) {
      if (this.value !== undefined) this.fail(offset);
      else {
        this.value = value;
        this.places.set('', offset);
      }
      return;
    }
    if (top.close === ']') {
      if (top.turn === 'comma') this.fail(offset);
      this.places.set(`${top.pointer}/${top.list.length}`, offset);
      top.list.push(value);
      top.turn = 'comma';
      return;
    }
    if (top.key === null || top.turn !== 'value') return this.fail(offset);
    this.places.set(`${top.pointer}/${escapeKey(top.key.name)}`, top.key.offset);
    top.members.push([top.key.name, value]);
    top.key = null;
    top.turn = 'comma';
  }
  open(mark: '{' | '[', offset: number): void {
    const top = this.holders.at(-1);
    const step =
      top === undefined ? '' : top.close === ']' ? String(top.list.length) : escapeKey(top.key?.name ?? '');
    const pointer = top === undefined ? '' : `${top.pointer}/${step}`;
    if (top !== undefined && (top.close === ']' ? top.turn === 'comma' : top.turn !== 'value'))
      this.fail(offset);
    if (top === undefined && this.value !== undefined) this.fail(offset);
    this.places.set(pointer, top?.close === '}' ? (top.key?.offset ?? offset) : offset);
    this.holders.push({
      pointer,
      close: mark === '{' ? '}' : ']',
      list: [],
      members: [],
      key: null,
      turn: 'first',
    });
  }
  close(mark: string, offset: number): void {
    const top = this.holders.at(-1);
    if (top?.close !== mark) {
      this.fail(offset);
      // A mark that closes something further out ends what is inside it.
      if (!this.holders.some(({ close }) => close === mark)) return;
      while (this.holders.at(-1)?.close !== mark) this.end();
    } else if (top.turn !== 'first' && top.turn !== 'comma') this.fail(offset);
    this.end();
  }
  /** Ends the innermost object or list, and puts it where it belongs. */
  end(): void {
    const holder = this.holders.pop();
    if (holder === undefined) return;
    const value: Json = holder.close === ']' ? holder.list : Object.fromEntries(holder.members);
    const offset = this.places.get(holder.pointer) ?? 0;
    const top = this.holders.at(-1);
    if (top?.close === '}' && (top.key === null || top.turn !== 'value')) return;
    this.put(value, offset);
  }
  separate(mark: string, offset: number): void {
    const top = this.holders.at(-1);
    if (top === undefined || top.turn !== (mark === ',' ? 'comma' : 'colon')) return this.fail(offset);
    top.turn = mark === ',' ? 'next' : 'value';
  }
  word(word: string, offset: number): void {
    const top = this.holders.at(-1);
    const takesKey = top?.close === '}' && top.turn !== 'value';
    if (!takesKey) return this.put(JSON.parse(word) as Json, offset);
    if (!word.startsWith('"') || top.turn === 'comma' || top.turn === 'colon') this.fail(offset);
    if (!word.startsWith('"')) return;
    top.key = { name: String(JSON.parse(word)), offset };
    top.turn = 'colon';
  }
}

/** Reads a JSON text with the place of each of its values; a broken one as far as it can be read. */
export function scanJson(text: string): ScannedJson {
  const scanner = new Scanner(text);
  let offset = 0;
  const skip = (): void => {
    space.lastIndex = offset;
    offset += space.exec(text)?.[0].length ?? 0;
  };
  for (skip(); offset < text.length; skip()) {
    token.lastIndex = offset;
    const mark = token.exec(text)?.[0];
    if (mark === undefined) {
      scanner.fail(offset, text[offset] === '"' ? 'a text that ends on its line' : undefined);
      offset += 1;
      continue;
    }
    if (mark === '{' || mark === '[') scanner.open(mark, offset);
    else if (mark === '}' || mark === ']') scanner.close(mark, offset);
    else if (mark === ',' || mark === ':') scanner.separate(mark, offset);
    else scanner.word(mark, offset);
    offset += mark.length;
  }
  if (scanner.holders.length > 0 || scanner.value === undefined) scanner.fail(text.length);
  while (scanner.holders.length > 0) scanner.end();
  const { fault, places, value } = scanner;
  return { fault, places, value };
}

/** Line and column of an offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}

/** Where a pointer leads; the deepest part of it that is written, where the rest is missing. */
export function findPosition(
  text: string,
  { places }: Pick<ScannedJson, 'places'>,
  pointer: string,
): TextPosition {
  for (let part = pointer; ; part = part.slice(0, part.lastIndexOf('/'))) {
    const offset = places.get(part);
    if (offset !== undefined) return positionAt(text, offset);
    if (part === '') return { line: 1, column: 1 };
  }
}
