import type { JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import { closedObject, flag, listOf, text, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

export interface LanguageContext {
  /** Wire codes the site speaks, for example EN. */
  readonly codes: readonly string[];
  readonly code: string;
  readonly pending: string | null;
  readonly error: string | null;
}
export const languageProjectionSchema: JsonSchema = closedObject({
  state: text,
  code: text,
  pending: textOrNull,
  codes: listOf(text),
  busy: flag,
  error: textOrNull,
});
export function projectLanguage(snapshot: SnapshotLike) {
  const { codes, code, pending, error } = snapshot.context as LanguageContext;
  const state = readStatePath(snapshot.value);
  return { state, code, pending, codes: [...codes], busy: state === 'switching', error };
}
