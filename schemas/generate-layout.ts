import { loadCatalogue } from '../server/site/compile/catalogue.ts';
import type { ComponentDefinition } from '../src/protocol/document/component-definition.ts';
import type { JsonObject } from '../src/protocol/json/json.ts';
import { formatText } from './format-text.ts';
import { describeWriting } from './generate-writing.ts';

const readRequired = ({ props }: ComponentDefinition): readonly string[] =>
  (props.required ?? []) as readonly string[];

/** Whatever any version of a component takes: which one a node is of is said by its document, not by it. */
const joinVersions = (components: readonly ComponentDefinition[]): ComponentDefinition[] => {
  const joined = new Map<string, ComponentDefinition>();
  for (const next of [...components].sort((a, b) => a.version - b.version)) {
    const before = joined.get(next.type);
    const required = readRequired(next).filter((name) => before && readRequired(before).includes(name));
    joined.set(
      next.type,
      before === undefined
        ? next
        : {
            ...next,
            kind: before.kind === 'container' ? before.kind : next.kind,
            events: { ...before.events, ...next.events },
            slots: { ...before.slots, ...next.slots },
            props: {
              ...next.props,
              properties: {
                ...(before.props.properties as JsonObject),
                ...(next.props.properties as JsonObject),
              },
              required,
            },
          },
    );
  }
  return [...joined.values()];
};

/** The schemas of documents as they are written: path → content, formatted. */
export const generateLayout = async (): Promise<Readonly<Record<string, string>>> => {
  const components = joinVersions(loadCatalogue().components).sort((a, b) => (a.type < b.type ? -1 : 1));
  const formatted = Object.entries(describeWriting(components)).map(
    async ([path, schema]) => [path, await formatText(path, JSON.stringify(schema))] as const,
  );
  return Object.fromEntries(await Promise.all(formatted));
};
