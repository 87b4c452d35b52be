import { iconNames } from '../../../src/components/icons.ts';
import { componentDefinitions } from '../../../src/components/generated/definitions.ts';
import { componentExamples } from '../../../src/components/generated/examples.ts';
import { breakpoints, tokens } from '../../../src/components/styles/system-tokens.ts';
import { formDefinitions } from '../../../src/forms/generated/definitions.ts';
import type { ComponentFacts, EditorFacts } from '../../../src/protocol/calls/editor.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { JsonSchema } from '../../../src/protocol/json/json.ts';
import { isJsonObject } from '../../../src/protocol/json/json-patches.ts';
import type { ComponentDefinition } from '../../../src/protocol/document/component-definition.ts';

const toFacts = (definition: ComponentDefinition): Omit<ComponentFacts, 'common'> => {
  const { type, version, summary, group, kind, props, slots, holds, within, menu, columns } = definition;
  return {
    type,
    version,
    summary,
    group,
    kind,
    props,
    slots: Object.keys(slots ?? {}),
    holds: holds ?? null,
    within: within ?? null,
    takesMenu: menu !== undefined,
    columns: columns ?? null,
    example: componentExamples[type] ?? null,
  };
};

/** How often each property of each component is used in a site. */
const countUses = (documents: SiteDocuments): ((type: string) => readonly string[]) => {
  const counts = new Map<string, Map<string, number>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isJsonObject(value)) return;
    const { type, props } = value;
    if (typeof type === 'string' && isJsonObject(props)) {
      const uses = counts.get(type) ?? new Map<string, number>();
      counts.set(type, uses);
      for (const name of Object.keys(props)) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const [path, document] of Object.entries(documents))
    if (/^(?:pages|modals|fragments)\/|^shell$/.test(path)) visit(document);
  return (type) =>
    [...(counts.get(type) ?? [])].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
};

/** The newest version of each component. */
function listNewest(): ReadonlyMap<string, ComponentDefinition> {
  const newest = new Map<string, ComponentDefinition>();
  for (const definition of [...componentDefinitions, ...formDefinitions]) {
    const other = newest.get(definition.type);
    if (other === undefined || other.version < definition.version) newest.set(definition.type, definition);
  }
  return newest;
}
let definitions: ReadonlyMap<string, ComponentDefinition> | null = null;
/** JSON Schema of the properties of a component. */
export const findProps = (type: string): JsonSchema | undefined =>
  (definitions ??= listNewest()).get(type)?.props;

/** Components as an editor knows them: without what draws them. Of each the newest version. */
export const listComponentFacts = (documents: SiteDocuments): EditorFacts => {
  const uses = countUses(documents);
  return {
    components: [...listNewest().values()].map((definition) => ({
      ...toFacts(definition),
      common: uses(definition.type),
    })),
    icons: iconNames,
    widths: [
      { name: 'base', from: 0 },
      ...Object.entries(breakpoints).map(([name, from]) => ({ name, from: Number.parseInt(from, 10) })),
    ],
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([scale, steps]) => [
        scale,
        Object.fromEntries(Object.entries(steps).map(([step, { value }]) => [step, value])),
      ]),
    ),
  };
};
