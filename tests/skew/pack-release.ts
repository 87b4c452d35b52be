import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '../../server/site/catalogue.ts';
import { readSourceFiles } from '../../server/site/source-files.ts';
import { compileSite } from '../../src/compiler/compile-site.ts';
import type { Release, ReleasePart } from '../../src/protocol/release.ts';
import { root } from '../gate/run-command.ts';

export type PackedRelease = Pick<Release, 'hash' | 'manifest' | 'parts'>;
/** A part that a test may change as it likes: releases of the future have no type here. */
export type Loose = Record<string, unknown>;
export interface LooseScreen extends Loose {
  nodes: Loose[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The default site as it is compiled today. */
export const compileToday = async (): Promise<PackedRelease> => {
  const { documents } = await readSourceFiles(root);
  const { release } = await compileSite(documents, loadCatalogue());
  if (release === null) throw new Error('The default site does not compile');
  return release;
};

/** A release that an earlier version of this code compiled, kept as it was. */
export const readEarlier = (version: string): PackedRelease => {
  const file = join(root, 'tests/skew/releases', `${version}.json`);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Pick<Release, 'manifest' | 'parts'>;
  return { ...kept, hash: hashOf(JSON.stringify(kept.manifest)) };
};

export interface Changes {
  readonly manifest?: (manifest: Loose) => void;
  readonly site?: (site: Loose) => void;
  readonly shell?: (shell: LooseScreen) => void;
  readonly home?: (page: LooseScreen) => void;
  readonly messages?: (texts: Loose) => void;
}

/** The release with some of its parts changed and renamed, as a publisher of another version would. */
export const repack = (release: PackedRelease, changes: Changes): PackedRelease => {
  const parts: Record<string, ReleasePart> = { ...release.parts };
  const change = <Part>(hash: string, edit: ((part: Part) => void) | undefined): string => {
    if (edit === undefined) return hash;
    const part = JSON.parse(parts[hash]?.body ?? 'null') as Part;
    edit(part);
    const body = JSON.stringify(part);
    const name = hashOf(body);
    parts[name] = { hash: name, type: 'json', body };
    return name;
  };
  const before = release.manifest;
  const manifest = {
    ...before,
    site: change(before.site, changes.site),
    shell: change(before.shell, changes.shell),
    pages: { ...before.pages, home: change(before.pages['home'] ?? '', changes.home) },
    messages: { ...before.messages, EN: change(before.messages['EN'] ?? '', changes.messages) },
  };
  changes.manifest?.(manifest);
  return { hash: hashOf(JSON.stringify(manifest)), manifest, parts };
};
