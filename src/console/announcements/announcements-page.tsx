import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  canSend,
  notices as calls,
  type NoticeOverview,
  type NoticeFields,
  type NoticeLine,
  type NoticeState,
} from '../../protocol/calls/notices.ts';
import { plural } from '../../protocol/words/plural.ts';
import { useMay } from '../draft/draft-context.tsx';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { EntryFindings } from '../ui/errors/entry-findings.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementMessages as words } from './announcement-messages.ts';

type Act = 'publish' | 'change' | 'copy' | 'send' | 'withdraw' | 'remove';
/** What a form is about, and what it begins with. */
interface Writing {
  readonly act: 'add' | 'change' | 'copy';
  readonly notice: NoticeLine | null;
  readonly initial: NoticeFields;
}
interface Task {
  readonly act: 'publish' | 'send' | 'withdraw' | 'remove';
  readonly notice: NoticeLine;
}
const colours: Readonly<Record<NoticeState, string>> = {
  draft: 'gray',
  planned: 'blue',
  shown: 'green',
  ended: 'gray',
  withdrawn: 'gray',
};
const actsOf: Readonly<Record<NoticeState, readonly Act[]>> = {
  draft: ['publish', 'change', 'copy', 'remove'],
  planned: ['change', 'copy', 'withdraw'],
  shown: ['change', 'copy', 'send', 'withdraw'],
  ended: ['copy'],
  withdrawn: ['copy'],
};
const paletteOf = (act: Act): string => {
  if (act === 'publish') return 'brand';
  return act === 'withdraw' || act === 'remove' ? 'red' : 'gray';
};
const nameNotice = ({ texts }: NoticeFields): string => texts['EN']?.title ?? '';
const blank = (now: Date): NoticeFields => {
  now.setUTCSeconds(0, 0);
  const texts = { EN: { title: '', body: '' } };
  const rest = { endsAt: '', image: '', link: '', membersOnly: false };
  return { kind: 'PL', texts, startsAt: now.toISOString(), ...rest };
};

function Acts({ notice, onAct }: { readonly notice: NoticeLine; readonly onAct: (act: Act) => void }) {
  const mayEdit = useMay('edit');
  const mayPublish = useMay('publish');
  const isDraft = notice.state === 'draft';
  const may = (act: Act): boolean => {
    if (act === 'publish') return mayPublish;
    return act === 'copy' || isDraft ? mayEdit : mayPublish && (act !== 'send' || canSend(notice));
  };
  return (
    <Flex gap="2" wrap="wrap">
      {actsOf[notice.state].filter(may).map((act) => (
        <Button
          key={act}
          size="sm"
          variant="outline"
          colorPalette={paletteOf(act)}
          aria-label={words.actOn(words[act], nameNotice(notice.fields))}
          onClick={() => onAct(act)}
        >
          {words[act]}
        </Button>
      ))}
    </Flex>
  );
}

function Line({ notice, onAct }: { readonly notice: NoticeLine; readonly onAct: (act: Act) => void }) {
  const { fields, state, changedBy, changedAt, sentBy, sentAt, reached, findings } = notice;
  return (
    <Box
      as="li"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="3.5"
      borderBlockStartWidth="1px"
      borderColor="border.muted"
      _first={{ borderBlockStartWidth: '0' }}
    >
      <Flex gap="3" justify="space-between" align="start" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Stack gap="1" minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {nameNotice(fields)}
            </Text>
            <Badge variant="outline">{words.kinds[fields.kind]}</Badge>
            <Badge colorPalette={colours[state]}>{words.states[state]}</Badge>
          </Flex>
          <Text color="fg.muted" fontSize="xs">
            {words.from} {showMoment(fields.startsAt)}
            {' · '}
            {fields.endsAt === '' ? words.noEnd : `${words.until} ${showMoment(fields.endsAt)}`}
            {' · '}
            {Object.keys(fields.texts).join(', ')}
          </Text>
          <Text color="fg.muted" fontSize="xs">
            {changedBy === null || changedAt === null ? (
              words.shipped
            ) : (
              <>
                {words.by(changedBy)}, <Moment iso={changedAt} />
              </>
            )}
          </Text>
          {sentBy === null || sentAt === null ? null : (
            <Text color="fg.muted" fontSize="xs">
              {words.sentBy(sentBy, plural(reached, 'member', 'members'))}, <Moment iso={sentAt} />
            </Text>
          )}
          <EntryFindings findings={findings} names={words.names} />
        </Stack>
        <Acts notice={notice} onAct={onAct} />
      </Flex>
    </Box>
  );
}

function Dialogs({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const store = useKeep(calls.read);
  const { act, notice } = task;
  const name = nameNotice(notice.fields);
  const keep = (sentence: string) => (overview: NoticeOverview) => {
    store(overview);
    onClose();
    tellSuccess(sentence);
  };
  if (act === 'withdraw')
    return (
      <AskReason
        danger
        title={words.withdrawTitle(name)}
        text={words.withdrawText}
        confirm={words.withdraw}
        words={words}
        take={(note) => send(calls.withdraw, { id: notice.id, note })}
        onDone={keep(words.withdrawn)}
        onRefused={() => void forget(client, calls.read)}
        onClose={onClose}
      />
    );
  if (act === 'publish')
    return (
      <SaveDialog
        title={words.publishTitle(name)}
        text={words.publishText(showMoment(notice.fields.startsAt))}
        confirm={words.publish}
        save={() => send(calls.publish, { id: notice.id, fields: notice.fields })}
        onSaved={keep(words.published)}
        onClose={onClose}
      >
        {null}
      </SaveDialog>
    );
  if (act === 'send')
    return (
      <SaveDialog
        title={words.sendTitle(name)}
        text={words.sendText}
        confirm={words.send}
        save={() => send(calls.send, { id: notice.id })}
        onSaved={keep(words.sent)}
        onClose={onClose}
      >
        {null}
      </SaveDialog>
    );
  return (
    <SaveDialog
      title={words.removeTitle(name)}
      text={words.removeText}
      confirm={words.remove}
      save={() => send(calls.removeDraft, { id: notice.id })}
      onSaved={keep(words.removed)}
      onClose={onClose}
    >
      {null}
    </SaveDialog>
  );
}

function NoticeList({ notices }: NoticeOverview) {
  const mayEdit = useMay('edit');
  const [writing, setWriting] = useState<Writing | null>(null);
  const [task, setTask] = useState<Task | null>(null);
  const begin = (act: Act, notice: NoticeLine) => {
    if (act === 'change' || act === 'copy') setWriting({ act, notice, initial: notice.fields });
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
        <AnnouncementForm
          key={`${writing.act}-${writing.notice?.id ?? ''}`}
          notice={writing.act === 'change' ? writing.notice : null}
          initial={writing.initial}
          onClose={() => setWriting(null)}
        />
      ) : mayEdit ? (
        <Box>
          <Button
            size="sm"
            colorPalette="brand"
            onClick={() => setWriting({ act: 'add', notice: null, initial: blank(new Date()) })}
          >
            {words.add}
          </Button>
        </Box>
      ) : null}
      <Panel padded={false}>
        {notices.length === 0 ? (
          <Nothing icon="tag" title={words.empty} text={words.emptyText} />
        ) : (
          <Box as="ul" listStyleType="none" aria-label={words.list}>
            {notices.map((notice) => (
              <Line key={notice.id} notice={notice} onAct={(act) => begin(act, notice)} />
            ))}
          </Box>
        )}
      </Panel>
      {task === null ? null : <Dialogs task={task} onClose={() => setTask(null)} />}
    </Stack>
  );
}

/** Announcements of the brand: prepared by an editor, shown and withdrawn by a publisher. */
export function AnnouncementsPage() {
  const notices = useCall(calls.read, {}, { every: 30_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <Loaded query={notices}>{(overview) => <NoticeList {...overview} />}</Loaded>
    </Screen>
  );
}
