import type { NoticeFields, NoticeLine, NoticeState } from '../../protocol/calls/notices.ts';

export type EntryAct = 'publish' | 'change' | 'copy' | 'send' | 'withdraw' | 'remove' | 'drop' | 'history';
export const actsOf: Readonly<Record<NoticeState, readonly EntryAct[]>> = {
  draft: ['publish', 'change', 'copy', 'history', 'remove'],
  planned: ['publish', 'change', 'copy', 'history', 'drop', 'withdraw'],
  shown: ['publish', 'change', 'copy', 'send', 'history', 'drop', 'withdraw'],
  ended: ['copy', 'history'],
  withdrawn: ['copy', 'history'],
};

/** What an entry is called. */
export const nameEntry = ({ texts }: NoticeFields): string => texts['EN']?.title ?? '';
/** What a publisher would publish: the change that waits, or the draft itself. */
export const wantedOf = ({ waiting, fields }: NoticeLine): NoticeFields => waiting?.fields ?? fields;
/** What a copy begins with: the tag is of one topic alone. */
export const copyOf = (fields: NoticeFields): NoticeFields => ({ ...fields, tag: '' });
