import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/screen.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import {
  addItem,
  moveItem,
  mostItems,
  nameItems,
  readItems,
  removeItem,
  resetItems,
  type ListKey,
} from './brand-document.ts';
import { BrandItem, nameItem } from './brand-item.tsx';
import { idOfPlace, type BrandField } from './brand-lines.tsx';
import { brandMessages as words } from './brand-messages.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';

/** What the check says of a list or of an entry as a whole. */
function ListFindings({ field, list, count }: { field: BrandField; list: ListKey; count: number }) {
  const places = [`/${list}`, ...Array.from({ length: count }, (_, index) => `/${list}/${index}`)];
  const findings = places.flatMap((place) => field.findingAt(place) ?? []);
  return findings.map(({ code, message }) => (
    <Text key={`${code} ${message}`} role="alert" color="fg.error" fontSize="sm" paddingInline="5">
      {message}
    </Text>
  ));
}

function Head({ field, list }: { readonly field: BrandField; readonly list: ListKey }) {
  const { draft, live, mayEdit } = field;
  const isOther = live !== null && !isSameJson(draft[list], live[list]);
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <PartTitle id={`list-${list}`}>{words.lists[list].title}</PartTitle>
      {isOther ? <Badge colorPalette="brand">{settingMessages.changed}</Badge> : null}
      {isOther && mayEdit ? (
        <Button
          size="2xs"
          variant="ghost"
          aria-label={`${words.reset}: ${words.lists[list].title}`}
          onClick={() => field.edit((document) => resetItems(document, live, list))}
        >
          <Icon name="reset" />
          {words.reset}
        </Button>
      ) : null}
    </Flex>
  );
}

function AddButton(props: {
  readonly list: ListKey;
  readonly isFull: boolean;
  readonly button: Ref<HTMLButtonElement>;
  readonly onAdd: () => void;
}) {
  const { list, isFull } = props;
  return (
    <Flex gap="3" align="center" wrap="wrap" padding={{ base: '4', md: '5' }} paddingBlock="3">
      <Button
        ref={props.button}
        id={idOfPlace(`/${list}`)}
        size="sm"
        variant="outline"
        aria-disabled={isFull}
        opacity={isFull ? 0.5 : 1}
        onClick={() => (isFull ? undefined : props.onAdd())}
      >
        {words.lists[list].add}
      </Button>
      {isFull ? <Note>{words.full(mostItems[list])}</Note> : null}
    </Flex>
  );
}

/** A list of links or marks, to add to, edit, sort and remove from. */
export function BrandList({ field, list }: { readonly field: BrandField; readonly list: ListKey }) {
  const announce = useAnnounce();
  const items = readItems(field.draft, list);
  const keys = nameItems(items);
  const add = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLInputElement>(null);
  /** How many entries there were when one was added; its first line gets the focus when it is there. */
  const [addedTo, setAddedTo] = useState<number | null>(null);
  useEffect(() => {
    if (addedTo === null || items.length <= addedTo) return;
    last.current?.focus();
    setAddedTo(null);
  }, [addedTo, items.length]);
  /** What had the focus in an entry that moves: a browser takes it from whatever is put elsewhere. */
  const held = useRef<HTMLElement | null>(null);
  const order = keys.join(' ');
  useEffect(() => {
    held.current?.focus({ preventScroll: true });
    held.current = null;
  }, [order]);
  const move = (index: number, by: -1 | 1) => {
    const item = items[index];
    const to = index + by;
    if (item === undefined || to < 0 || to >= items.length) return;
    // Typed words are saved where they were typed, before the place has another number.
    held.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    held.current?.blur();
    field.edit((document) => moveItem(document, list, index, by));
    announce(words.moved(nameItem(list, item, index), to + 1, items.length));
  };
  const remove = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    field.edit((document) => removeItem(document, list, index));
    announce(words.removed(nameItem(list, item, index)));
    // The button that was pressed goes with its entry.
    add.current?.focus();
  };
  return (
    <Stack as="section" gap="2" aria-labelledby={`list-${list}`}>
      <Head field={field} list={list} />
      <Panel padded={false}>
        <Text color="fg.muted" fontSize="sm" padding={{ base: '4', md: '5' }} paddingBlock="3">
          {words.lists[list].lead} {items.length > 1 && field.mayEdit ? words.keyboard : ''}
        </Text>
        {items.length === 0 ? (
          <Text paddingInline={{ base: '4', md: '5' }} paddingBlockEnd="3">
            {words.lists[list].none}
          </Text>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none">
            {items.map((item, index) => (
              <BrandItem
                key={keys[index]}
                field={field}
                list={list}
                item={item}
                index={index}
                count={items.length}
                firstRef={index === items.length - 1 ? last : null}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </Stack>
        )}
        <ListFindings field={field} list={list} count={items.length} />
        {field.mayEdit ? (
          <Box borderBlockStartWidth="1px" borderColor="border.muted">
            <AddButton
              list={list}
              isFull={items.length >= mostItems[list]}
              button={add}
              onAdd={() => {
                setAddedTo(items.length);
                field.edit((document) => addItem(document, list));
                announce(words.added);
              }}
            />
          </Box>
        ) : null}
      </Panel>
    </Stack>
  );
}
