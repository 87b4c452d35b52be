import type { CompiledForm, ReleaseManifest } from '../../protocol/release/release.ts';
import type { LoadedForm } from './assemble-form.ts';
import type { PartStore } from './part-store.ts';

export type LoadedForms = Readonly<Record<string, LoadedForm>>;

async function loadForm(parts: PartStore, hashes: ReleaseManifest['forms'][string]): Promise<LoadedForm> {
  // Most pages have no form, so the code for forms is loaded together with the first one.
  const [{ assembleForm }, form, module] = await Promise.all([
    import('./assemble-form.ts'),
    parts.json<CompiledForm>(hashes.form),
    parts.module(hashes.validator),
  ]);
  return assembleForm(form, module);
}

/** The forms named; `known` ones of the same hashes keep their identity, so that views do not start over. */
export async function loadForms(
  parts: PartStore,
  manifest: ReleaseManifest,
  ids: readonly string[],
  formsBefore: LoadedForms,
  knownManifest: ReleaseManifest,
): Promise<LoadedForms> {
  const loaded = await Promise.all(
    ids.map(async (id): Promise<[string, LoadedForm]> => {
      const hashes = manifest.forms[id];
      if (hashes === undefined) throw new Error(`expects form ${id} in the release, got none`);
      const before = knownManifest.forms[id];
      const isSame = before?.form === hashes.form && before.validator === hashes.validator;
      const form = isSame ? formsBefore[id] : undefined;
      return [id, form ?? (await loadForm(parts, hashes))];
    }),
  );
  return Object.fromEntries(loaded);
}
