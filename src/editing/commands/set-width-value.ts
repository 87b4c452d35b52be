import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { gone, type Outcome } from './command.ts';
import { findNode, nameNode, toWords } from './layout-tree.ts';
import { setProp } from './set-prop.ts';

export interface SetWidthValue {
  readonly id: string;
  readonly name: string;
  /** Name of the width from which on it holds. */
  readonly width: string;
  /** Undefined: what holds for narrower windows holds here too. */
  readonly value: Json | undefined;
}
const narrowest = 'base';

/** The values by width; one that is the same everywhere is that of the narrowest window. */
export const readWidths = (value: Json | undefined): JsonObject =>
  isJsonObject(value) && isJsonObject(value['$r']) ? value['$r'] : { [narrowest]: value ?? null };

/** Values by width as they are written: from narrow to wide, and as one where all windows have the same. */
function writeWidths(held: JsonObject, order: readonly string[]): Json | undefined {
  const widths = order.filter((width) => held[width] !== undefined);
  const [only] = widths;
  if (widths.length === 1 && only === narrowest) return held[narrowest] ?? undefined;
  return { $r: Object.fromEntries(widths.map((width) => [width, held[width] ?? null])) };
}

/** Gives a property another value from a width of the window on, or takes that one away. */
export function setWidthValue(
  document: Json,
  order: readonly string[],
  { id, name, width, value }: SetWidthValue,
): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const props = node.value[node.use === null ? 'props' : 'params'];
  const before = readWidths(isJsonObject(props) ? props[name] : undefined);
  const others = Object.fromEntries(Object.entries(before).filter(([key]) => key !== width));
  const held = value === undefined ? others : { ...others, [width]: value };
  const outcome = setProp(document, { id, name, value: writeWidths(held, order) });
  if (!outcome.ok) return outcome;
  const what = `${toWords(name)} of ${nameNode(node)}`;
  const where = width === narrowest ? 'on narrow windows' : `from the width ${width} on`;
  const sentence =
    value === undefined ? `${what} no longer differs ${where}.` : `${what} is another one ${where}.`;
  return { ...outcome, sentence };
}
