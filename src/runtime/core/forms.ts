import type { JsonObject } from '../../protocol/json.ts';
import type { CompiledForm, ReleaseManifest } from '../../protocol/release.ts';
import type { Parts } from './parts.ts';

/** One finding of a form's validator, as Ajv reports it. */
export interface FormError {
  /** JSON Pointer of the field, `''` for the whole form. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: JsonObject;
  readonly schemaPath: string;
  readonly message?: string;
}
/** A form of the active release, with the validator that was compiled at publish. */
export interface LoadedForm {
  readonly form: CompiledForm;
  /** Empty when the values are valid. */
  readonly validate: (values: JsonObject) => readonly FormError[];
  /** The validator's ES module as imported, for rjsf's precompiled validator. */
  readonly module: Readonly<Record<string, unknown>>;
}
export type LoadedForms = Readonly<Record<string, LoadedForm>>;

interface Validator {
  (values: unknown): boolean;
  errors?: readonly FormError[] | null;
}

/** The module's `default` or `validate`, called as Ajv's standalone code is. */
function validatorOf(module: Readonly<Record<string, unknown>>): LoadedForm['validate'] {
  const found = module['default'] ?? module['validate'];
  if (typeof found !== 'function') throw new TypeError('expects a validator module with a default function');
  const validator = found as Validator;
  return (values) => (validator(values) ? [] : [...(validator.errors ?? [])]);
}

async function loadForm(parts: Parts, hashes: ReleaseManifest['forms'][string]): Promise<LoadedForm> {
  const [form, module] = await Promise.all([
    parts.json<CompiledForm>(hashes.form),
    parts.module(hashes.validator),
  ]);
  return { form, module, validate: validatorOf(module) };
}

/** The forms named; `known` ones of the same hashes keep their identity, so that views do not start over. */
export async function loadForms(
  parts: Parts,
  manifest: ReleaseManifest,
  ids: readonly string[],
  known: LoadedForms,
  knownManifest: ReleaseManifest,
): Promise<LoadedForms> {
  const loaded = await Promise.all(
    ids.map(async (id): Promise<[string, LoadedForm]> => {
      const hashes = manifest.forms[id];
      if (hashes === undefined) throw new Error(`expects form ${id} in the release, got none`);
      const before = knownManifest.forms[id];
      const isSame = before?.form === hashes.form && before.validator === hashes.validator;
      const kept = isSame ? known[id] : undefined;
      return [id, kept ?? (await loadForm(parts, hashes))];
    }),
  );
  return Object.fromEntries(loaded);
}
