import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { ReleaseRecord } from '../site-service.ts';

export interface OriginSources {
  /** Newest first, as far back as origins are searched for. */
  readonly history: readonly ReleaseRecord[];
  readonly documentsOf: (revision: number) => Promise<SiteDocuments>;
  /** What the question is about: a draft, or a revision of the history. */
  readonly asked: SiteDocuments;
}
export interface TracedValue {
  readonly value: Json;
  /** The revision from which on it is what it is; null for a value that only the draft has. */
  readonly record: ReleaseRecord | null;
}

/**
 * The revision that set each value to what it is. A staged revision that was never live for all visitors
 * counts like any other. `read` looks into one set of documents; null where nothing is.
 */
export const traceValues = async (
  names: readonly string[],
  read: (documents: SiteDocuments) => (name: string) => Json,
  { history, documentsOf, asked }: OriginSources,
): Promise<ReadonlyMap<string, TracedValue>> => {
  const now = read(asked);
  const traced = new Map(
    names.map((name): [string, TracedValue] => [name, { value: now(name), record: null }]),
  );
  const settled = new Set<string>();
  for (const record of history) {
    if (settled.size === traced.size) break;
    const then = read(await documentsOf(record.revision));
    for (const [name, { value }] of traced) {
      if (settled.has(name)) continue;
      if (toCanonicalJson(then(name)) === toCanonicalJson(value)) traced.set(name, { value, record });
      else settled.add(name);
    }
  }
  return traced;
};
