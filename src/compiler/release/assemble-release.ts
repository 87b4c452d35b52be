import type { JsonObject } from '../../protocol/json/json.ts';
import type {
  CompiledForm,
  CompiledScreen,
  CompiledSite,
  PartHash,
  Release,
  ReleaseManifest,
  ReleasePart,
} from '../../protocol/release/release.ts';
import { hashText, writeShared } from '../content-hash.ts';

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

/** Parts of values that were written before: screens that did not change are the same objects. */
const written = new WeakMap<object, ReleasePart>();

const writeJson = (value: object): ReleasePart => {
  const entry = written.get(value);
  if (entry !== undefined) return entry;
  const body = writeShared(value);
  const part: ReleasePart = { hash: hashText(body), type: 'json', body };
  written.set(value, part);
  return part;
};

interface WrittenScreens {
  /** Id → name of the part. */
  readonly hashes: Readonly<Record<string, PartHash>>;
  readonly parts: Readonly<Record<PartHash, ReleasePart>>;
}
/** Lists of which no screen changed are the same lists. */
const writtenLists = new WeakMap<readonly CompiledScreen[], WrittenScreens>();

const writeScreens = (screens: readonly CompiledScreen[]): WrittenScreens => {
  const entry = writtenLists.get(screens);
  if (entry !== undefined) return entry;
  const parts = screens.map((screen) => [screen.id, writeJson(screen)] as const);
  const list: WrittenScreens = {
    hashes: Object.fromEntries(parts.map(([id, { hash }]) => [id, hash])),
    parts: Object.fromEntries(parts.map(([, part]) => [part.hash, part])),
  };
  writtenLists.set(screens, list);
  return list;
};

/** Cuts a release into parts named by their content. The same contents give the same bytes. */
export const assembleRelease = (contents: ReleaseContents): Release => {
  const pages = writeScreens(contents.pages);
  const modals = writeScreens(contents.modals);
  const parts: Record<PartHash, ReleasePart> = { ...pages.parts, ...modals.parts };
  const put = (part: ReleasePart): PartHash => {
    parts[part.hash] = part;
    return part.hash;
  };
  const add = (type: ReleasePart['type'], body: string): PartHash =>
    put({ hash: hashText(body), type, body });
  const addJson = (value: object): PartHash => put(writeJson(value));
  const manifest: ReleaseManifest = {
    format: 1,
    site: addJson(contents.site),
    shell: addJson(contents.shell),
    pages: pages.hashes,
    modals: modals.hashes,
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
  return { hash: hashText(writeShared(manifest)), manifest, parts };
};
