import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import { type FormFacts, readFormFacts } from './form-facts.ts';
import type { ScreenModel } from './read-screen.ts';
import { readSetting } from './settings-cone.ts';

type Forms = SiteDocumentsByKind['forms'];
type FrameQuestion = (shell: ScreenModel) => boolean;

/** What the proof of a screen may ask of the site around it. */
export interface ProofFacts {
  /** Value at a path such as `settings.whitelabel.GEETEST3`. */
  setting(this: void, path: string): Json | undefined;
  /**
   * The same for a proof that goes through true and false, whichever it is now: what was proven without a
   * finding holds for the other value too.
   */
  switchable(this: void, path: string): Json | undefined;
  /** Which fields a form asks for; undefined where there is no such form. */
  form(this: void, id: string): FormFacts | undefined;
  /** The page that a route shows; undefined where there is no such route. */
  page(this: void, route: string): string | undefined;
  /** The machine that the shell has under a key; null where it has none. */
  useInShell(this: void, key: string): string | null;
  /** Whether a fragment is put into the whole site once: then it belongs to that screen like its own parts. */
  isUsedOnce(this: void, document: string): boolean;
  /** A question about the frame. It is put again to every other frame, so it may hold on to little. */
  askFrame(this: void, question: FrameQuestion): boolean;
  /** The whole frame: who asks for it is asked again after every change of the frame. */
  frame(this: void): ScreenModel;
}
/** Where the answers come from. */
export interface FactSource {
  readonly settings: JsonObject;
  readonly forms: Forms;
  readonly shell: ScreenModel;
  /** Route → the page that it shows. */
  readonly pageOf: ReadonlyMap<string, string>;
  /** The fragments that are put into the whole site once. */
  readonly usedOnce: ReadonlySet<string>;
}
/** Facts that are noted as they are asked for. */
export interface RecordedFacts extends ProofFacts {
  /**
   * Whether everything that was asked has the same answer there. If so, that is where it asks from now on.
   * @param isClean Whether the proof found nothing, so that switches may be turned
   */
  isSame(source: FactSource, isClean: boolean): boolean;
  /** Paths of the settings that were asked for. */
  listSettings(): Iterable<string>;
}

export const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const readForm = ({ forms }: FactSource, id: string): FormFacts | undefined => {
  const form = forms.get(id);
  return form === undefined ? undefined : readFormFacts(form);
};

const findUseIn = ({ shell }: FactSource, key: string): string | null =>
  shell.screen.machines[key]?.use ?? null;

/** The facts of a site, asked for by one proof. */
export const recordFacts = (source: FactSource): RecordedFacts => {
  let current = source;
  let hasSeenFrame = false;
  const settings = new Map<string, Json | undefined>();
  const switches = new Map<string, Json | undefined>();
  const forms = new Map<string, string | undefined>();
  const uses = new Map<string, string | null>();
  const once = new Map<string, boolean>();
  const pages = new Map<string, string | undefined>();
  const questions: (readonly [FrameQuestion, boolean])[] = [];
  const isFrameSame = ({ shell }: FactSource): boolean =>
    !hasSeenFrame && questions.every(([question, answer]) => question(shell) === answer);
  return {
    setting: (path) => {
      const value = readSetting(current.settings, path);
      settings.set(path, value);
      return value;
    },
    switchable: (path) => {
      const value = readSetting(current.settings, path);
      switches.set(path, value);
      return value;
    },
    form: (id) => {
      const form = readForm(current, id);
      forms.set(id, form?.text);
      return form;
    },
    page: (route) => {
      const page = current.pageOf.get(route);
      pages.set(route, page);
      return page;
    },
    useInShell: (key) => {
      const use = findUseIn(current, key);
      uses.set(key, use);
      return use;
    },
    isUsedOnce: (document) => {
      const isOnce = current.usedOnce.has(document);
      once.set(document, isOnce);
      return isOnce;
    },
    askFrame: (question) => {
      const answer = question(current.shell);
      questions.push([question, answer]);
      return answer;
    },
    frame: () => {
      hasSeenFrame = true;
      return current.shell;
    },
    listSettings: () => [...settings.keys(), ...switches.keys()],
    isSame: (now, isClean) => {
      for (const [path, value] of settings)
        if (!isEqual(readSetting(now.settings, path), value)) return false;
      for (const [path, value] of switches) {
        const other = readSetting(now.settings, path);
        const isTurned = isClean && typeof other === 'boolean' && typeof value === 'boolean';
        if (!isTurned && !isEqual(other, value)) return false;
      }
      for (const [id, text] of forms) if (readForm(now, id)?.text !== text) return false;
      for (const [key, use] of uses) if (findUseIn(now, key) !== use) return false;
      for (const [document, isOnce] of once) if (now.usedOnce.has(document) !== isOnce) return false;
      for (const [route, page] of pages) if (now.pageOf.get(route) !== page) return false;
      const { shell } = current;
      // Another frame may read other settings: these are read from the new site, and noted.
      current = now;
      return now.shell === shell || isFrameSame(now);
    },
  };
};
