import { Badge, Box, Button, Menu, Portal, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { drafts as calls, mainDraft, type DraftLine } from '../../protocol/calls/drafts.ts';
import { useChosenDraft } from '../http/chosen-draft.ts';
import { forget, useSend } from '../http/use-call.ts';
import { showMoment } from '../review/show-moment.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { useMay } from './draft-context.tsx';
import { draftMessages as words } from './draft-messages.ts';
import { useChosenLine, useDrafts, useLostDraft, useOpenDraft } from './use-drafts.ts';

function describeLine({ plan, authors, contested }: DraftLine): string {
  const parts = [
    plan === null ? '' : words.planned(showMoment(plan.dueAt, plan.zone)),
    authors.length === 0 ? words.untouched : words.edited(authors.join(', ')),
    contested.length === 0 ? '' : words.contested(contested.length),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function Line({ line }: { readonly line: DraftLine }) {
  return (
    <Menu.RadioItem value={line.id} alignItems="start">
      <Menu.ItemIndicator />
      <Box minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {line.name} {line.state === 'open' ? null : <Badge size="xs">{words[line.state]}</Badge>}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {describeLine(line)}
        </Text>
      </Box>
    </Menu.RadioItem>
  );
}

type Task = 'make' | 'rename' | 'drop';
/** What is asked before a draft is made, renamed or thrown away. */
function TaskDialog(props: {
  readonly task: Task;
  readonly line: DraftLine;
  readonly onOpen: (id: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { task, line, onOpen, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  const announce = useAnnounce();
  const [name, setName] = useState(task === 'rename' ? line.name : '');
  const field = <TextField label={words.name} value={name} maxLength={60} onChange={setName} />;
  const leave = () => {
    onClose();
    void forget(client, calls.list);
  };
  if (task === 'drop')
    return (
      <SaveDialog
        title={words.dropTitle(line.name)}
        text={words.dropText}
        confirm={words.dropConfirm}
        save={() => send(calls.drop, { id: line.id })}
        onSaved={() => {
          onClose();
          void onOpen(mainDraft);
        }}
        onClose={onClose}
      >
        {null}
      </SaveDialog>
    );
  if (task === 'rename')
    return (
      <SaveDialog
        title={words.renameTitle}
        text=""
        confirm={words.renameConfirm}
        save={() => send(calls.rename, { id: line.id, name })}
        onSaved={leave}
        onClose={onClose}
      >
        {field}
      </SaveDialog>
    );
  return (
    <SaveDialog
      title={words.makeTitle}
      text={words.makeText}
      confirm={words.makeConfirm}
      save={() => send(calls.make, { name })}
      onSaved={({ id, name: title }) => {
        onClose();
        announce(words.opened(title));
        void onOpen(id);
      }}
      onClose={onClose}
    >
      {field}
    </SaveDialog>
  );
}

/** Which draft this window is about, and the others. */
export function DraftMenu() {
  const chosen = useChosenDraft();
  const list = useDrafts().data?.drafts ?? [];
  const line = useChosenLine();
  const open = useOpenDraft();
  const mayMake = useMay('content');
  const mayDrop = useMay('edit');
  const [task, setTask] = useState<Task | null>(null);
  useLostDraft();
  if (line === undefined) return null;
  const isOwn = line.id !== mainDraft;
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button
            size="sm"
            variant={isOwn ? 'subtle' : 'ghost'}
            height={{ base: '11', md: '9' }}
            paddingInline={{ base: '1.5', md: '3' }}
            minWidth="0"
            aria-label={words.chosen(line.name)}
          >
            <Icon name="layers" />
            <Text as="span" truncate maxWidth={{ base: '4rem', md: '10rem' }}>
              {line.name}
            </Text>
            <Icon name="chevron-down" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="16rem" maxWidth="24rem" maxHeight="70vh">
              <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => void open(value)}>
                <Menu.ItemGroupLabel>{words.list}</Menu.ItemGroupLabel>
                {list.map((one) => (
                  <Line key={one.id} line={one} />
                ))}
              </Menu.RadioItemGroup>
              {mayMake ? (
                <>
                  <Menu.Separator />
                  <Menu.Item value="make" onClick={() => setTask('make')}>
                    <Icon name="plus" />
                    {words.make}
                  </Menu.Item>
                </>
              ) : null}
              {mayMake && isOwn ? (
                <Menu.Item value="rename" onClick={() => setTask('rename')}>
                  <Icon name="pencil" />
                  {words.rename}
                </Menu.Item>
              ) : null}
              {mayDrop && isOwn ? (
                <Menu.Item value="drop" onClick={() => setTask('drop')}>
                  <Icon name="trash" />
                  {words.drop}
                </Menu.Item>
              ) : null}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {task === null ? null : (
        <TaskDialog task={task} line={line} onOpen={open} onClose={() => setTask(null)} />
      )}
    </>
  );
}
