import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromPointer } from '../../src/compiler/pointer.ts';
import { createTinySite } from '../../src/compiler/tiny-site.fake.ts';

/** Changes to the smallest valid site, and every issue that they must bring; no value removes. */
export interface ConformanceCase {
  readonly name: string;
  readonly changes: readonly {
    readonly document: string;
    readonly pointer: string;
    readonly value?: unknown;
  }[];
  readonly issues: readonly {
    readonly code: string;
    readonly document: string;
    readonly pointer: string;
    /** What its fix says that it does, where the case is about the fix. */
    readonly fix?: string;
  }[];
}

const folder = join(import.meta.dirname, 'cases');

export const conformanceCases: readonly ConformanceCase[] = readdirSync(folder)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ConformanceCase[]);

/** The smallest valid site with these changes; it shares values with the case. */
export const applyChanges = (changes: ConformanceCase['changes']): Record<string, unknown> => {
  const site = createTinySite();
  for (const { document, pointer, value } of changes) {
    const keys = [document, ...fromPointer(pointer)];
    let holder: Record<string, unknown> = site;
    for (const key of keys.slice(0, -1)) holder = (holder[key] ??= {}) as Record<string, unknown>;
    const last = keys.at(-1) ?? document;
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return site;
};
