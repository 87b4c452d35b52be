import type { Json } from '../../../protocol/json/json.ts';
import type { CompiledSite, PartHash, ReleaseManifest } from '../../../protocol/release/release.ts';
import type { PartStore } from '../../../runtime/core/part-store.ts';
import { createPartStore } from '../../../runtime/core/part-store.ts';
import { loadStyleSheet } from '../../frames/load-style-sheet.ts';

const folder = '/lab/gallery/site';

/** `release.json` of the gallery: pages, messages and forms by hash. */
export interface PackedRelease {
  readonly release: PartHash;
  readonly manifest: ReleaseManifest;
  readonly site: CompiledSite;
  readonly parts: Readonly<Record<PartHash, Json>>;
}

/** Fetches everything that any example needs but its code: after it no part is missing. */
export async function loadRelease(): Promise<{ readonly packed: PackedRelease; readonly parts: PartStore }> {
  const answer = await fetch(`${folder}/release.json`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const packed = (await answer.json()) as PackedRelease;
  const parts = createPartStore({
    fetchText: (hash) => Promise.reject(new Error(`expects part ${hash} in the gallery, found none`)),
    importModule: (hash) => import(/* @vite-ignore */ `${folder}/${hash}.js`),
    digest: () => Promise.resolve(null),
  });
  for (const [hash, part] of Object.entries(packed.parts)) parts.seed(hash, part);
  const validators = Object.values(packed.manifest.forms).map(({ validator }) => parts.module(validator));
  // What puts forms together comes with the frame: the gallery continues when its server is gone.
  const assembly = import('../../../runtime/core/assemble-form.ts');
  await Promise.all([loadStyleSheet(`${folder}/${packed.manifest.styles}.css`), ...validators, assembly]);
  return { packed, parts };
}
