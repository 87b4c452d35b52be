import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/db/database.ts';
import { readLive } from '../../server/site/release/release-store.ts';
import type { Release, ReleasePart } from '../../src/protocol/release/release.ts';
import { root } from '../gate/run-command.ts';

export type PackedRelease = Pick<Release, 'hash' | 'manifest' | 'parts'>;
/** A part that a test may change as it likes: releases of the future have no type here. */
export type Loose = Record<string, unknown>;
export interface LooseScreen extends Loose {
  nodes: Loose[];
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const kept = join(root, '.cache/e2e-seed/release.json');

/** What is live in a database. */
export const packLive = async (db: Database): Promise<PackedRelease> => {
  const live = await readLive(db, 'demo');
  if (live === null) throw new Error('expects a live release, found none');
  const { release: hash, manifest } = live;
  const named = JSON.stringify(manifest).match(/[0-9a-f]{64}/g) ?? [];
  const stored = await db.selectFrom('site_part').selectAll().where('hash', 'in', named).execute();
  const parts = stored.map((part) => ({ ...part, body: part.body.toString('utf8') }));
  return {
    hash,
    manifest,
    parts: Object.fromEntries(parts.map(({ hash, type, body }) => [hash, { hash, type, body }])),
  };
};
/** Keeps the release of this run's first start: compiling it takes a cold process ten seconds. */
export const keepToday = (release: PackedRelease): void => writeFileSync(kept, JSON.stringify(release));
/** The demonstration's site as it is compiled today. */
export const readToday = (): PackedRelease => JSON.parse(readFileSync(kept, 'utf8')) as PackedRelease;

/** A release that an earlier version of this code compiled, kept as it was. */
export const readEarlier = (version: string): PackedRelease => {
  const file = join(root, 'tests/skew/releases', `${version}.json`);
  const release = JSON.parse(readFileSync(file, 'utf8')) as Pick<Release, 'manifest' | 'parts'>;
  return { ...release, hash: hashOf(JSON.stringify(release.manifest)) };
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
