import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fillMessageText,
  findMessageTextFaults,
  messageTextKeys,
  messageTextRules,
  type MessageChannel,
  type MessageKind,
} from '../../../src/protocol/message.ts';
import type { LiveSite } from '../../site/live/live-site.ts';
import { root } from '../program.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';

export interface WrittenMessage {
  /** Null for SMS. */
  readonly subject: string | null;
  readonly text: string;
}
/** Writes a message in a language of the live site, in the words that the operator gave it there. */
export type WriteMessage = (
  kind: MessageKind,
  channel: MessageChannel,
  message: { readonly language: string; readonly words: Readonly<Record<string, string | number>> },
) => Promise<WrittenMessage>;

type Texts = Readonly<Record<string, unknown>>;

let shipped: Texts | null = null;
/** The English texts of the program: they are there whatever an operator did to the site. */
const readShipped = (): Texts => {
  shipped ??= parseOwnJson<Texts, 'build'>(readFileSync(join(root, 'locales/EN.json'), 'utf8'));
  return shipped;
};

/** The first of the texts that has all its placeholders: a message without its code is useless. */
const pick = (key: string, sources: readonly (Texts | undefined)[]): string => {
  const rule = messageTextRules.find((one) => one.key === key);
  if (rule === undefined) throw new Error(`No message has the text ${key}.`);
  for (const source of sources) {
    const text = source?.[key];
    if (typeof text === 'string' && findMessageTextFaults(text, rule).length === 0) return text;
  }
  throw new Error(`The program has no good text ${key}.`);
};

export const createMessageWriter =
  (liveSite: Pick<LiveSite, 'site' | 'documents'>): WriteMessage =>
  async (kind, channel, { language, words }) => {
    const [{ name, defaultLocale }, documents] = await Promise.all([liveSite.site(), liveSite.documents()]);
    const sources = [
      documents[`locales/${language}`] as Texts | undefined,
      documents[`locales/${defaultLocale}`] as Texts | undefined,
      readShipped(),
    ];
    const keys = messageTextKeys(kind, channel);
    const all = { name, ...words };
    return {
      subject: keys.subject === null ? null : fillMessageText(pick(keys.subject, sources), all),
      text: fillMessageText(pick(keys.text, sources), all),
    };
  };
