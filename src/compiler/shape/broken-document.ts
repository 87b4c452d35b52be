import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Issue } from '../../protocol/release/issue.ts';

/** What a document lacks of what is written in it: findings that follow from that are no causes. */
export interface BrokenDocument {
  /** JSON Pointers of the parts that were left out or replaced, in the document as it was written. */
  readonly places: readonly string[];
  /** Words of those parts: whatever is said of such a name elsewhere may follow from this. */
  readonly words: ReadonlySet<string>;
  /** No part of a screen is among them, only values. */
  readonly isSmall: boolean;
  /** Nothing of it is read. */
  readonly isLost: boolean;
}

/** A source file that is no JSON: what was made of it, and what is wrong with it. */
interface UnreadDocument {
  readonly $unread: {
    readonly issues: readonly Issue[];
    readonly words: readonly string[];
    readonly value: unknown;
  };
}

/** Names as documents write them. */
export const listWords = (text: string): ReadonlySet<string> => new Set(text.match(/[\w.:/-]+/g) ?? []);

/** Hands a source file that is no JSON on to the check, which reads of it what it can. */
export const markUnread = (text: string, value: unknown, issues: readonly Issue[]): UnreadDocument => ({
  $unread: { issues, words: [...listWords(text)], value: value ?? null },
});

const hasUnread = (document: unknown): document is UnreadDocument =>
  isJsonObject(document) && isJsonObject(document['$unread']);

/** What was marked so; null for any other document. */
export const readUnread = (document: unknown): UnreadDocument['$unread'] | null =>
  hasUnread(document) ? document.$unread : null;
