import type { JsonObject } from '../../protocol/json.ts';
import type {
  CompiledForm,
  CompiledScreen,
  CompiledSite,
  PartHash,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../protocol/release.ts';
import { toCanonicalJson } from '../../protocol/canonical-json.ts';
import { hashText } from '../content-hash.ts';

/** What a release is made of, before it is cut into parts. */
export interface ReleaseContents {
  readonly site: CompiledSite;
  readonly shell: CompiledScreen;
  readonly pages: readonly CompiledScreen[];
  readonly modals: readonly CompiledScreen[];
  readonly forms: ReadonlyMap<string, { readonly form: CompiledForm; readonly validator: string }>;
  readonly messages: Readonly<Record<string, JsonObject>>;
  readonly styles: string;
}

/** Bodies of values that were written before: screens that did not change are the same objects. */
const written = new WeakMap<object, { readonly hash: PartHash; readonly body: string }>();

const write = (value: object): { readonly hash: PartHash; readonly body: string } => {
  const entry = written.get(value);
  if (entry !== undefined) return entry;
  const body = toCanonicalJson(value);
  const part = { hash: hashText(body), body };
  written.set(value, part);
  return part;
};

/** Cuts a release into parts named by their content. The same contents give the same bytes. */
export const assembleRelease = (contents: ReleaseContents): Release => {
  const parts: Record<PartHash, ReleasePart> = {};
  const add = (type: ReleasePart['type'], body: string): PartHash => {
    const hash = hashText(body);
    parts[hash] = { hash, type, body };
    return hash;
  };
  const addJson = (value: object): PartHash => {
    const { hash, body } = write(value);
    parts[hash] = { hash, type: 'json', body };
    return hash;
  };
  const addAll = (screens: readonly CompiledScreen[]): Record<string, PartHash> =>
    Object.fromEntries(screens.map((screen) => [screen.id, addJson(screen)]));
  const manifest: ReleaseManifest = {
    format: 1,
    site: addJson(contents.site),
    shell: addJson(contents.shell),
    pages: addAll(contents.pages),
    modals: addAll(contents.modals),
    forms: Object.fromEntries(
      [...contents.forms].map(([id, { form, validator }]) => [
        id,
        { form: addJson(form), validator: add('js', validator) },
      ]),
    ),
    messages: Object.fromEntries(
      Object.entries(contents.messages).map(([code, messages]) => [code, addJson(messages)]),
    ),
    styles: add('css', contents.styles),
  };
  return { hash: hashText(toCanonicalJson(manifest)), manifest, parts };
};
