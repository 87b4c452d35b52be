import { resolveSettings } from '../../../src/compiler/settings/resolve-settings.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { SettingOrigin } from '../../../src/protocol/release/explanation.ts';
import type { WhitelabelModule } from '../../../src/protocol/generated/settings.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { writePointer } from '../../../src/protocol/json/json-patches.ts';
import { traceValues, type OriginSources } from './trace-values.ts';

const folder = 'settings/';

/** The `settings` scope that documents fold to. */
const foldDocuments = (documents: SiteDocuments): JsonObject =>
  resolveSettings(
    new Map(
      Object.entries(documents)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, document]) => [path.slice(folder.length), document as JsonObject] as const),
    ),
  );

const readAt = (settings: JsonObject, path: string): Json => {
  let value: Json | undefined = settings;
  for (const segment of path.split('.').slice(1)) {
    const isHolder: boolean = value !== null && typeof value === 'object' && Object.hasOwn(value, segment);
    value = isHolder ? (value as JsonObject)[segment] : undefined;
  }
  return value ?? null;
};

type Step = readonly (string | number)[];
/** The module that decides about another: itself, or the outermost one around it that is off. */
const findDecider = (
  module: WhitelabelModule,
  id: string,
  path: Step,
): { readonly path: Step; readonly name: string | null } | null => {
  if (module.modId === id) return { path, name: null };
  for (const [index, child] of module.childrenNodes.entries()) {
    const decider = findDecider(child, id, [...path, 'childrenNodes', index]);
    if (decider !== null) return module.enabled ? decider : { path, name: module.name ?? module.modId };
  }
  return null;
};

/** Where a path of the `settings` scope is written. */
const placeOf = (
  documents: SiteDocuments,
  path: string,
): Pick<SettingOrigin, 'document' | 'pointer' | 'because'> => {
  const [, area = '', name = '', key = ''] = path.split('.');
  if (area === 'register') {
    const pointer = writePointer(['fields', name, key === 'pattern' ? 'patternId' : key].filter(Boolean));
    return { document: `${folder}register-fields`, pointer, because: null };
  }
  if (area !== 'whitelabel')
    return { document: `${folder}${area}`, pointer: writePointer(path.split('.').slice(2)), because: null };
  const document = `${folder}whitelabel`;
  const { tree } = (documents[document] ?? {}) as { tree?: WhitelabelModule };
  const decider = tree === undefined ? null : findDecider(tree, name, ['tree']);
  if (decider === null) return { document, pointer: '', because: null };
  return { document, pointer: writePointer([...decider.path, 'enabled']), because: decider.name };
};

/** Who gave settings the values that they have, and when. */
export const findSettingOrigins = async (
  paths: readonly string[],
  sources: OriginSources,
): Promise<readonly SettingOrigin[]> => {
  const read = (documents: SiteDocuments) => {
    const settings = foldDocuments(documents);
    return (path: string): Json => readAt(settings, path);
  };
  const traced = await traceValues(paths, read, sources);
  return [...traced].map(([path, { value, record }]) => ({
    path,
    value,
    ...placeOf(sources.asked, path),
    revision: record?.revision ?? null,
    author: record?.author ?? null,
    at: record?.publishedAt ?? null,
    note: record?.note ?? null,
  }));
};
