import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { canSend, type NoticeLine, type NoticeState } from '../../protocol/calls/notices.ts';
import { plural } from '../../protocol/words/plural.ts';
import { useMay } from '../draft/draft-context.tsx';
import { EntryFindings } from '../ui/errors/entry-findings.tsx';
import { Moment } from '../ui/fields/moment.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { contentMessages as words } from './content-messages.ts';
import { actsOf, nameEntry, type EntryAct } from './entry-acts.ts';
import { Line } from '../ui/lists/panel-line.tsx';

const colours: Readonly<Record<NoticeState, string>> = {
  draft: 'gray',
  planned: 'blue',
  shown: 'green',
  ended: 'gray',
  withdrawn: 'gray',
};
const paletteOf = (act: EntryAct): string => {
  if (act === 'publish') return 'brand';
  return act === 'withdraw' || act === 'remove' || act === 'drop' ? 'red' : 'gray';
};

/** What may be done with an entry, by whom. */
function useActs(notice: NoticeLine): readonly EntryAct[] {
  const mayEdit = useMay('content');
  const mayPublish = useMay('publish');
  const isDraft = notice.state === 'draft';
  const may: Readonly<Record<EntryAct, boolean>> = {
    publish: mayPublish && (isDraft || notice.waiting !== null),
    change: mayEdit,
    copy: mayEdit,
    remove: mayEdit,
    drop: mayEdit && notice.waiting !== null,
    send: mayPublish && canSend(notice),
    withdraw: mayPublish,
    history: true,
  };
  return actsOf[notice.state].filter((act) => may[act]);
}
function Acts({ notice, onAct }: { readonly notice: NoticeLine; readonly onAct: (act: EntryAct) => void }) {
  return (
    <Flex gap="2" wrap="wrap">
      {useActs(notice).map((act) => (
        <Button
          key={act}
          size="sm"
          variant={act === 'history' ? 'ghost' : 'outline'}
          colorPalette={paletteOf(act)}
          aria-label={words.actOn(words[act], nameEntry(notice.fields))}
          onClick={() => onAct(act)}
        >
          {words[act]}
        </Button>
      ))}
    </Flex>
  );
}

/** When, where and for whom it is shown, in a line. */
function describeShowing({ fields }: NoticeLine): string {
  const { kind, tag, startsAt, endsAt, readers, texts } = fields;
  const window =
    kind === 'HT'
      ? `/help#${tag}`
      : `${words.from} ${showMoment(startsAt)} · ${
          endsAt === '' ? words.noEnd : `${words.until} ${showMoment(endsAt)}`
        }`;
  return [window, words.readers[readers], Object.keys(texts).join(', ')].join(' · ');
}
const Quiet = (props: { readonly children: ReactNode }) => (
  <Text color="fg.muted" fontSize="xs">
    {props.children}
  </Text>
);
function Saved({ notice }: { readonly notice: NoticeLine }) {
  const { changedBy, changedAt, sentBy, sentAt, reached, waiting } = notice;
  return (
    <>
      <Quiet>
        {changedBy === null || changedAt === null ? (
          words.shipped
        ) : (
          <>
            {words.by(changedBy)}, <Moment iso={changedAt} />
          </>
        )}
      </Quiet>
      {sentBy === null || sentAt === null ? null : (
        <Quiet>
          {words.sentBy(sentBy, plural(reached, 'member', 'members'))}, <Moment iso={sentAt} />
        </Quiet>
      )}
      {waiting === null ? null : (
        <Text color="fg.warning" fontSize="xs">
          {words.waiting(waiting.by)}, <Moment iso={waiting.at} />
        </Text>
      )}
    </>
  );
}

/** An entry with its state and what may be done; with ways to move it where its kind alone is listed. */
export function EntryLine(props: {
  readonly notice: NoticeLine;
  readonly place: { readonly index: number; readonly count: number } | null;
  readonly onMove: (by: -1 | 1) => void;
  readonly onAct: (act: EntryAct) => void;
}) {
  const { notice, place, onMove, onAct } = props;
  const { fields, state, findings } = notice;
  const name = nameEntry(fields);
  const move = { size: { base: 'md', md: '2xs' } } as const;
  return (
    <Line paddingBlock="3.5">
      <Flex gap="3" justify="space-between" align="start" wrap={{ base: 'wrap', lg: 'nowrap' }}>
        <Stack gap="1" minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
            <Badge variant="outline">{words.kinds[fields.kind]}</Badge>
            <Badge colorPalette={colours[state]}>{words.states[state]}</Badge>
          </Flex>
          <Quiet>{describeShowing(notice)}</Quiet>
          <Saved notice={notice} />
          <EntryFindings findings={findings} names={words.names} />
        </Stack>
        <Flex gap="2" align="start" justify="flex-end">
          {place === null ? null : (
            <>
              <LabelledIconButton
                {...move}
                icon="up"
                label={words.moveUp(name)}
                disabled={place.index === 0}
                onClick={() => onMove(-1)}
              />
              <LabelledIconButton
                {...move}
                icon="down"
                label={words.moveDown(name)}
                disabled={place.index === place.count - 1}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <Acts notice={notice} onAct={onAct} />
        </Flex>
      </Flex>
    </Line>
  );
}
