import type { Json } from '../../../protocol/json.ts';
import type { CompiledScreen, CompiledSite, PartHash, ReleaseManifest } from '../../../protocol/release.ts';
import type { Parts } from '../../../runtime/core/parts.ts';
import { createParts } from '../../../runtime/core/parts.ts';

const folder = '/lab/gallery/site';

/** `release.json` of the gallery: pages, messages and forms by hash. */
export interface PackedRelease {
  readonly release: PartHash;
  readonly manifest: ReleaseManifest;
  readonly site: CompiledSite;
  readonly parts: Readonly<Record<PartHash, Json>>;
}

async function loadStyles(hash: PartHash): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}/${hash}.css`;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('the style sheet did not come')));
  });
  document.head.append(link);
  await loaded;
}
/** Fetches everything that any example needs but its code: after it no part is missing. */
export async function loadRelease(): Promise<{ readonly packed: PackedRelease; readonly parts: Parts }> {
  const answer = await fetch(`${folder}/release.json`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const packed = (await answer.json()) as PackedRelease;
  const parts = createParts({
    fetchText: (hash) => Promise.reject(new Error(`expects part ${hash} in the gallery, found none`)),
    importModule: (hash) => import(/* @vite-ignore */ `${folder}/${hash}.js`),
    digest: () => Promise.resolve(null),
  });
  for (const [hash, part] of Object.entries(packed.parts)) parts.seed(hash, part);
  const validators = Object.values(packed.manifest.forms).map(({ validator }) => parts.module(validator));
  await Promise.all([loadStyles(packed.manifest.styles), ...validators]);
  return { packed, parts };
}
/** Examples stand alone: around them is nothing. */
export const emptyShell: CompiledScreen = {
  kind: 'shell',
  id: 'shell',
  data: {},
  machines: {},
  nodes: [{ id: 'shell', type: 'Box', version: 1, tag: 'div' }],
  root: 0,
  forms: [],
};
