/** SMS and email to members: what server, compiler and console agree on. */

export const messageChannels = ['sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `queued` → `sending` → `accepted` (the next server took it) → `delivered` (it is with the person). It ends
 * otherwise as `failed`, as `expired` (its code has expired), or as `suppressed` (the address takes no
 * messages).
 */
export const messageStates = [
  'queued',
  'sending',
  'accepted',
  'delivered',
  'failed',
  'expired',
  'suppressed',
] as const;
export type MessageState = (typeof messageStates)[number];

interface KindDefinition {
  readonly channels: readonly MessageChannel[];
  /** Placeholders that its texts may use. */
  readonly words: readonly string[];
}
/** What the platform says to members. The texts are `message.<kind>.<part>` in the documents of the languages. */
export const messageKinds = {
  code: { channels: ['sms'], words: ['code', 'name', 'minutes'] },
  newPlace: { channels: ['sms', 'email'], words: ['code', 'name', 'minutes'] },
  resetLink: { channels: ['email'], words: ['link', 'name', 'account', 'minutes'] },
  report: { channels: ['email'], words: ['name', 'report', 'days', 'table'] },
  operatorLink: { channels: ['email'], words: ['link', 'name', 'account'] },
  recoveryCodeUsed: { channels: ['email'], words: ['name', 'left'] },
  authenticatorAdded: { channels: ['email'], words: ['name'] },
  authenticatorDropped: { channels: ['email'], words: ['name'] },
  authenticatorRemoved: { channels: ['email'], words: ['name'] },
  passkeyAdded: { channels: ['email'], words: ['name', 'key'] },
  passkeyRemoved: { channels: ['email'], words: ['name', 'key'] },
  providerBound: { channels: ['email'], words: ['name', 'provider'] },
  providerUnbound: { channels: ['email'], words: ['name', 'provider'] },
  questionsSet: { channels: ['email'], words: ['name'] },
  questionsChanged: { channels: ['email'], words: ['name'] },
  exclusionBegan: { channels: ['sms', 'email'], words: ['name', 'until', 'money', 'help'] },
  exclusionForGood: { channels: ['sms', 'email'], words: ['name', 'money', 'help'] },
  playClosed: { channels: ['sms', 'email'], words: ['name', 'until', 'money', 'help'] },
  exclusionOnRequest: { channels: ['sms', 'email'], words: ['name', 'until', 'money', 'help'] },
  playClosedOnRequest: { channels: ['sms', 'email'], words: ['name', 'until', 'money', 'help'] },
  playClosedForGood: { channels: ['sms', 'email'], words: ['name', 'money', 'help'] },
  returnAsked: { channels: ['sms', 'email'], words: ['name', 'until', 'help'] },
  returnKept: { channels: ['sms', 'email'], words: ['name', 'help'] },
  limitSet: { channels: ['sms', 'email'], words: ['name', 'limit', 'help'] },
  limitAsked: { channels: ['sms', 'email'], words: ['name', 'limit', 'from', 'until', 'help'] },
  limitRaised: { channels: ['sms', 'email'], words: ['name', 'limit', 'help'] },
  limitRemoved: { channels: ['sms', 'email'], words: ['name', 'limit', 'help'] },
  limitKept: { channels: ['sms', 'email'], words: ['name', 'limit', 'help'] },
  accountClosed: { channels: ['email'], words: ['name'] },
  accountReopened: { channels: ['email'], words: ['name'] },
  holdLifted: { channels: ['email'], words: ['name'] },
  fundPasswordChanged: { channels: ['email'], words: ['name'] },
  contactCode: { channels: ['sms', 'email'], words: ['code', 'name', 'minutes'] },
  ownerCode: { channels: ['sms', 'email'], words: ['code', 'name', 'minutes'] },
  contactChanged: { channels: ['sms', 'email'], words: ['name', 'contact'] },
  accountNotice: { channels: ['sms', 'email'], words: ['name', 'title', 'body'] },
  promotion: { channels: ['sms', 'email'], words: ['name', 'title', 'body', 'page'] },
  test: { channels: ['sms', 'email'], words: ['name'] },
} as const satisfies Readonly<Record<string, KindDefinition>>;
export type MessageKind = keyof typeof messageKinds;

/**
 * What a message is sent for, and the way to stop a promotion: it has to be in the text, and never in a subject.
 * With a code or a link anyone can act as the member.
 */
const neededWords: readonly string[] = ['code', 'link', 'page'];

/** Key of a text of a message in the documents of the languages. */
const keyOf = (kind: string, part: 'sms' | 'subject' | 'email'): string => `message.${kind}.${part}`;

/** One text of a message, and which placeholders it may and must have. */
export interface MessageTextRule {
  readonly key: string;
  readonly allowed: readonly string[];
  readonly required: readonly string[];
}
const rulesOf = (kind: string, { channels, words }: KindDefinition): readonly MessageTextRule[] => {
  const required = words.filter((word) => neededWords.includes(word));
  const harmless = words.filter((word) => !neededWords.includes(word));
  return channels.flatMap((channel) => [
    { key: keyOf(kind, channel), allowed: words, required },
    ...(channel === 'email' ? [{ key: keyOf(kind, 'subject'), allowed: harmless, required: [] }] : []),
  ]);
};
/** Every text that the platform needs in each language. */
export const messageTextRules: readonly MessageTextRule[] = Object.entries(messageKinds).flatMap(
  ([kind, definition]) => rulesOf(kind, definition),
);

/** The texts of a message by channel: null where the channel has no such part. */
export const messageTextKeys = (
  kind: MessageKind,
  channel: MessageChannel,
): { readonly subject: string | null; readonly text: string } => ({
  subject: channel === 'email' ? keyOf(kind, 'subject') : null,
  text: keyOf(kind, channel),
});

const placeholder = /\{\{\s*([A-Za-z]+)\s*\}\}/g;
/** What is wrong with the placeholders of a text, a sentence each. */
export const findMessageTextFaults = (
  text: string,
  { allowed, required }: Pick<MessageTextRule, 'allowed' | 'required'>,
): readonly string[] => {
  const used = [...text.matchAll(placeholder)].map((match) => match[1] ?? '');
  const rest = text.replaceAll(placeholder, '');
  return [
    ...used
      .filter((name) => !allowed.includes(name))
      .map((name) => `"{{${name}}}" is not known here; known are ${allowed.join(', ')}.`),
    ...required.filter((name) => !used.includes(name)).map((name) => `"{{${name}}}" is missing.`),
    ...(/\{\{|\}\}/.test(rest) ? ['A placeholder is not closed or not named.'] : []),
    ...(text.trim() === '' ? ['The text is empty.'] : []),
  ];
};
/** Puts words into a text. Placeholders without a word stay as they are. */
export const fillMessageText = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(placeholder, (all, name: string) => (Object.hasOwn(words, name) ? String(words[name]) : all));
