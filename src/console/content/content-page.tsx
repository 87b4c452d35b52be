import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  noticeKinds,
  notices as calls,
  type NoticeFields,
  type NoticeKind,
  type NoticeLine,
  type NoticeOverview,
} from '../../protocol/calls/notices.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { useAddress } from '../ui/lists/use-address.ts';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellWarning } from '../ui/toasts.tsx';
import { contentMessages as words } from './content-messages.ts';
import { copyOf, nameEntry, wantedOf, type EntryAct } from './entry-acts.ts';
import { EntryDialog, type EntryTask } from './entry-dialogs.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryLine } from './entry-line.tsx';

/** What a form is about, and what it begins with. */
interface Writing {
  readonly act: 'add' | 'change' | 'copy';
  readonly notice: NoticeLine | null;
  readonly initial: NoticeFields;
}
const blank = (kind: NoticeKind, now: Date): NoticeFields => {
  now.setUTCSeconds(0, 0);
  const rest = { endsAt: '', image: '', link: '', tag: '', levels: [], languages: [] };
  const readers = kind === 'AG' ? ('agents' as const) : ('anyone' as const);
  return { kind, readers, texts: { EN: { title: '', body: '' } }, startsAt: now.toISOString(), ...rest };
};
const isCurrent = ({ state }: NoticeLine): boolean => state !== 'ended' && state !== 'withdrawn';

/** Puts an entry before or behind its neighbour; readers of the console hear the new place. */
function useMoving(kind: NoticeKind | null, listed: readonly NoticeLine[]) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const client = useQueryClient();
  const announce = useAnnounce();
  const ids = listed.filter(isCurrent).map(({ id }) => id);
  const move = async ({ id, fields }: NoticeLine, by: -1 | 1): Promise<void> => {
    const from = ids.indexOf(id);
    const other = ids[from + by];
    if (kind === null || other === undefined) return;
    try {
      keep(await send(calls.order, { kind, ids: ids.with(from, other).with(from + by, id) }));
      announce(words.moved(nameEntry(fields), from + by + 1, ids.length));
    } catch (error) {
      tellWarning(describeError(error));
      await forget(client, calls.read);
    }
  };
  const placeOf = ({ id }: NoticeLine) =>
    kind === null || !ids.includes(id) ? null : { index: ids.indexOf(id), count: ids.length };
  return { move, placeOf };
}

/** The kind that the address names; null for all. */
function useKind() {
  const [address, go] = useAddress();
  const kind = noticeKinds.find((one) => one === address.get('kind')) ?? null;
  const options = [
    { value: '', label: words.allKinds },
    ...noticeKinds.map((value) => ({ value, label: words.kinds[value] })),
  ];
  const control = (
    <Choice
      label={words.filter}
      width="52"
      value={kind ?? ''}
      options={options}
      onChange={(value) => go({ kind: value })}
    />
  );
  return { kind, control };
}

function Entries(props: {
  readonly overview: NoticeOverview;
  readonly kind: NoticeKind | null;
  readonly onAct: (act: EntryAct, notice: NoticeLine) => void;
}) {
  const { overview, kind, onAct } = props;
  const listed = overview.notices.filter(({ fields }) => kind === null || fields.kind === kind);
  const mayPublish = useMay('publish');
  const { move, placeOf } = useMoving(kind, listed);
  return (
    <Panel padded={false}>
      {listed.length === 0 ? (
        <Nothing icon="tag" title={words.empty} text={words.emptyText} />
      ) : (
        <Box as="ul" listStyleType="none" aria-label={words.list}>
          {listed.map((notice) => (
            <EntryLine
              key={notice.id}
              notice={notice}
              place={mayPublish ? placeOf(notice) : null}
              onMove={(by) => void move(notice, by)}
              onAct={(act) => onAct(act, notice)}
            />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function ContentBody(overview: NoticeOverview) {
  const mayEdit = useMay('content');
  const { kind, control } = useKind();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [task, setTask] = useState<EntryTask | null>(null);
  const begin = (act: EntryAct, notice: NoticeLine) => {
    if (act === 'change') setWriting({ act, notice, initial: wantedOf(notice) });
    else if (act === 'copy') setWriting({ act, notice, initial: copyOf(notice.fields) });
    else setTask({ act, notice });
  };
  return (
    <Stack gap="4">
      {mayEdit ? null : (
        <Text color="fg.muted" fontSize="xs">
          {words.mayOnlyLook}
        </Text>
      )}
      {writing ? (
        <EntryForm
          key={`${writing.act}-${writing.notice?.id ?? ''}`}
          notice={writing.act === 'change' ? writing.notice : null}
          initial={writing.initial}
          levels={overview.levels}
          onClose={() => setWriting(null)}
        />
      ) : null}
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        {control}
        {mayEdit && writing === null ? (
          <Button
            size="sm"
            colorPalette="brand"
            onClick={() => setWriting({ act: 'add', notice: null, initial: blank(kind ?? 'PL', new Date()) })}
          >
            {words.add}
          </Button>
        ) : null}
      </Flex>
      <Entries overview={overview} kind={kind} onAct={begin} />
      {task === null ? null : (
        <EntryDialog {...task} levels={overview.levels} onClose={() => setTask(null)} />
      )}
    </Stack>
  );
}

/** What people read: prepared by an editor, shown, put in order and withdrawn by a publisher. */
export function ContentPage() {
  const overview = useCall(calls.read, {}, { every: 30_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded query={overview}>{(data) => <ContentBody {...data} />}</Loaded>
    </Screen>
  );
}
