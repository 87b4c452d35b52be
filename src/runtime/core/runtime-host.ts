import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { Clock } from './clock.ts';
import type * as LateCode from './late-operators.ts';
import type { Report } from './reports.ts';

/** Operations that a layout may call; rejects with `{ code }`. */
export type CallOperation = (operation: string, input: JsonObject) => Promise<Json>;

/** Whether the page is in front of a person. */
export interface Visibility {
  isVisible(): boolean;
  subscribe(listener: () => void): () => void;
}
/** What the runtime needs from its environment: the browser in the portal, fakes in tests. */
export interface RuntimeHost {
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly call: CallOperation;
  /** Fetches the code of operators that no first view needs (`late-operators.ts`). */
  readonly loadOperators: () => Promise<typeof LateCode>;
  /** Goes to a path of the site, without the preview prefix. */
  goTo(path: string): void;
  /** The path with the preview prefix, for `href`. */
  readonly addressOf: (path: string) => string;
  readonly openExternal: (url: URL) => void;
  readonly track: (event: string, payload: JsonObject) => void;
  readonly focus: (nodeId: string) => void;
  readonly announce: (text: string) => void;
  /** Tells the person that what they asked for was not done, and why. */
  announceFailure(error: unknown): void;
  /** The key of the sentence that says why a call failed. */
  nameFailure(error: unknown): Promise<string>;
  deliverReport(report: Report): void;
  /** Makes the style sheet of a release ready; `commit` puts it in force and drops the one before. */
  loadStyles(hash: string): Promise<{ commit(): void; drop(): void }>;
  /** Remembers where the person is typing; the returned function puts them back there. */
  keepFocus(): () => void;
  /** Sets language and direction of the document. */
  applyLocale(bcp47: string, direction: 'ltr' | 'rtl'): void;
  /** First interpretation of a screen; throws where it cannot be shown. */
  interpret(screen: CompiledScreen): void;
}
