import type { JsonObject, JsonSchema } from '../../protocol/json/json.ts';

/** One component as `components.json` has it: its definition without its styles, and its example. */
export interface ComponentEntry {
  readonly type: string;
  readonly version: number;
  readonly summary: string;
  readonly group: string;
  readonly kind: string;
  readonly drawnBy: string;
  readonly props: JsonSchema;
  readonly events?: Readonly<Record<string, JsonSchema>>;
  readonly slots?: Readonly<Record<string, { readonly summary: string; readonly required?: boolean }>>;
  readonly accessibility: { readonly role?: string; readonly name: string; readonly keyboard?: string };
  /** Id of the page that shows the example. */
  readonly page: string;
  readonly example: JsonObject;
}

export async function fetchComponents(): Promise<readonly ComponentEntry[]> {
  const answer = await fetch('/lab/gallery/site/components.json');
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as readonly ComponentEntry[];
}

const groupOrder = [
  'layout',
  'text',
  'media',
  'navigation',
  'action',
  'form',
  'feedback',
  'overlay',
  'data',
  'games',
];

export interface Group {
  readonly name: string;
  readonly entries: readonly ComponentEntry[];
}
/** Groups in the order of the reference, each by name. A group that is not known yet comes last. */
export function groupEntries(entries: readonly ComponentEntry[]): readonly Group[] {
  const names = [...new Set([...groupOrder, ...entries.map(({ group }) => group)])];
  return names
    .map((name) => ({
      name,
      entries: entries
        .filter(({ group }) => group === name)
        .sort((one, other) => (one.type < other.type ? -1 : 1)),
    }))
    .filter((group) => group.entries.length > 0);
}

const propNames = ({ props }: ComponentEntry): readonly string[] =>
  Object.keys((props['properties'] ?? {}) as JsonObject);

/** Every word must occur in a name, the summary, a prop or an event, with any capitals. */
export function searchEntries(entries: readonly ComponentEntry[], search: string): readonly ComponentEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { type, summary, group, events = {} } = entry;
    const text = [type, summary, group, ...propNames(entry), ...Object.keys(events)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const marks = {
  'x-text': 'text',
  'x-responsive': 'responsive',
  'x-static': 'fixed',
} as const;
export interface PropRow {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly marks: readonly ('text' | 'responsive' | 'fixed')[];
}

/** A schema in a few words: `"solid" | "outline"`, `number ≥ 0`, `array of object`. */
export function describeSchema(schema: JsonSchema): string {
  const { const: fixed, enum: choices, type, items, minimum, maximum, anyOf, oneOf } = schema;
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  const several = anyOf ?? oneOf;
  if (Array.isArray(several)) return several.map((one) => describeSchema(one as JsonSchema)).join(' | ');
  const token = schema['x-token'];
  if (typeof token === 'string') return `token of ${token}`;
  const name = Array.isArray(type) ? type.join(' | ') : typeof type === 'string' ? type : 'any';
  const inner =
    typeof items === 'object' && items !== null ? ` of ${describeSchema(items as JsonSchema)}` : '';
  const least = typeof minimum === 'number' ? ` ≥ ${minimum}` : '';
  const most = typeof maximum === 'number' ? ` ≤ ${maximum}` : '';
  return `${name}${inner}${least}${most}`;
}
export function listProps({ props }: ComponentEntry): readonly PropRow[] {
  const required = (props['required'] ?? []) as readonly string[];
  return Object.entries((props['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>).map(
    ([name, schema]) => ({
      name,
      type: describeSchema(schema),
      isRequired: required.includes(name),
      marks: Object.entries(marks)
        .filter(([key]) => schema[key] === true)
        .map(([, mark]) => mark),
    }),
  );
}
/** Fields of an event's payload; empty where it brings nothing. */
export function describePayload(schema: JsonSchema): string {
  const fields = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  return fields.map(([name, field]) => `${name}: ${describeSchema(field)}`).join(', ');
}
