import type { Json } from '../../protocol/json/json.ts';

/** What a command did: the document as it is then, one sentence about it, and what to select. */
export interface Done {
  readonly ok: true;
  readonly document: Json;
  readonly sentence: string;
  readonly select: string | null;
  /** Words that are new: key and words, for every language until they are translated. */
  readonly texts?: Readonly<Record<string, string>>;
}
/** Why a command does nothing, as one sentence. */
export interface Refused {
  readonly ok: false;
  readonly sentence: string;
}
export type Outcome = Done | Refused;

export const refuse = (sentence: string): Refused => ({ ok: false, sentence });
export const gone = (id: string): Refused => refuse(`“${id}” is no longer on this page.`);
