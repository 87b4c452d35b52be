import type { ConsentLine } from '../../protocol/calls/members.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { memberMessages as words } from './member-messages.ts';
import { Note } from '../ui/note.tsx';

const names: Readonly<Record<string, string>> = words.consentNames;

/** What was agreed to or withdrawn, when, where, and the words of the box below it. */
export function ConsentEntry({ consent }: { readonly consent: ConsentLine }) {
  const { at, document, version, statement, given, channel, source } = consent;
  return (
    <>
      <Moment iso={at} /> · {given ? words.consentGiven : words.consentWithdrawn} ·{' '}
      {names[document] ?? document}
      {channel === null ? '' : ` ${words.consentChannels[channel]}`} · {words.consentEdition(version)} ·{' '}
      {words.consentSources[source]}
      <Note>
        <bdi>{statement}</bdi>
      </Note>
    </>
  );
}
