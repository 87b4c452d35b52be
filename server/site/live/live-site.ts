import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { CompiledForm, CompiledSite } from '../../../src/protocol/release/release.ts';

/** One finding of a form's validator, as ajv gives it. */
export interface FormError {
  /** JSON Pointer into the data. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}
export interface LiveForm {
  readonly form: CompiledForm;
  /**
   * The very validator that browsers run. Empty list: valid. Does not change the data.
   *
   * @throws TimeLimitError where it takes longer than it may
   */
  readonly validate: (data: unknown) => readonly FormError[];
}

/** The live release as the member platform reads it. Cached by hash; one pointer look-up per call. */
export interface LiveSite {
  /** Routes, locales and `settings` (`whitelabel.<MODID>`, `register.<field>`, `brand`, `limits`, `jurisdiction`). */
  site(): Promise<CompiledSite>;
  /** Null when the release has no such form. */
  form(id: string): Promise<LiveForm | null>;
  /** Source documents of the live revision, for example `settings/whitelabel` with its tree. */
  documents: () => Promise<SiteDocuments>;
}
