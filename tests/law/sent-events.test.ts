import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentDefinitions } from '../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../src/forms/generated/definitions.ts';
import { componentKey, type ComponentDefinition } from '../../src/protocol/document/component-definition.ts';
import { listUnlike, readSentEvents } from './sent-events.ts';

const root = join(import.meta.dirname, '..', '..', 'src');
const all = [...componentDefinitions, ...formDefinitions];
const fileOf = (definition: ComponentDefinition): string => {
  const name = componentKey(definition)
    .replace('@', '-')
    .replaceAll(/(?<!^)(?=[A-Z])/g, '-')
    .toLowerCase();
  const [type = ''] = name.split(/-\d+$/);
  const found = ['components', 'forms']
    .flatMap((wing) => [name, type].map((file) => join(root, wing, name, `${file}.tsx`)))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`expects the view of ${definition.type}`);
  return found;
};
const isView = ({ lower }: ComponentDefinition): boolean => lower.kind === 'view';
const listOf = (definition: ComponentDefinition): readonly string[] =>
  definition.lower.kind === 'view'
    ? listUnlike(definition, readSentEvents(fileOf(definition)))
    : listUnlike(definition, {
        sent: new Set(Object.keys(definition.lower.events ?? {})),
        words: new Set(),
        names: new Set(Object.keys((definition.props['properties'] ?? {}) as object)),
      });

describe('the events of components', () => {
  it('are those that their views send, and depend on what the views read', () => {
    expect(all.flatMap(listOf)).toEqual([]);
    expect(all.filter(({ events }) => events !== undefined).length).toBeGreaterThan(40);
  });

  it.each(all.filter((one) => isView(one) && Object.keys(one.events ?? {}).length > 0))(
    'of $type are found where one more is declared, and where one is left out',
    (definition) => {
      const events = definition.events ?? {};
      const [first = ''] = Object.keys(events);
      const more = { ...definition, events: { ...events, planted: {} } };
      expect(listOf(more)).toContain(`${definition.type} declares "planted" and never sends it`);
      const { [first]: _left, ...rest } = events;
      const fewer = listOf({ ...definition, events: rest });
      const isWritten = readSentEvents(fileOf(definition)).sent.has(first);
      expect(fewer.some((one) => one.includes(`"${first}"`))).toBe(
        isWritten || definition.sends?.[first] !== undefined,
      );
      const rule = { while: [{ prop: 'planted', filled: true as const }] };
      expect(listOf({ ...definition, sends: { [first]: rule } })).toContain(
        `${definition.type} says that an event depends on "planted", which its view does not read`,
      );
    },
  );
});
