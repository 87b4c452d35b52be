import type { BaseConflict } from '../../../src/compiler/overlay/merge-base.ts';
import type { WireBaseConflict } from '../../../src/protocol/calls/site.ts';
import type { Json } from '../../../src/protocol/json/json.ts';

const longest = 160;
const nothing = 'nothing';

/** A reference to a named part as its name. */
const nameReferences = (text: string): string =>
  text.replaceAll(/\{"\$node":"(?:id|modId|code):([^"]*)"\}/g, '“$1”');

const say = (value: Json): string => {
  if (value === null) return nothing;
  const text = nameReferences(JSON.stringify(value));
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};
const namePart = (part: string): string => (part === '' ? '' : `“${part.slice(part.indexOf(':') + 1)}”`);

/** A conflict as a person reads it. */
export const describeConflict = ({
  document,
  part,
  path,
  kind,
  ...values
}: BaseConflict): WireBaseConflict => ({
  document,
  place: [namePart(part), path.join('.')].filter((word) => word !== '').join(': '),
  kind,
  was: say(values.was),
  theirs: say(values.theirs),
  yours: say(values.yours),
});
