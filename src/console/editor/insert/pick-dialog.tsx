import { Box, chakra, Dialog, Flex, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { editorMessages } from '../editor-messages.ts';

const { pick: words } = editorMessages;

export interface PickOption {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
}

const Line = chakra('li', {
  base: {
    paddingInline: '3',
    paddingBlock: { base: '2.5', md: '1.5' },
    borderRadius: 'l1',
    cursor: 'pointer',
    listStyleType: 'none',
    _hover: { background: 'bg.muted' },
    _selected: { background: 'brand.muted', color: 'brand.fg', _hover: { background: 'brand.muted' } },
  },
});

/** Options that are drawn: of more, typing finds the others. */
const mostDrawn = 150;
/** Options that hold every word that was typed; those whose name begins with it come first. */
function filterOptions(options: readonly PickOption[], typed: string): readonly PickOption[] {
  const sought = typed.trim().toLowerCase();
  if (sought === '') return options;
  const parts = sought.split(/\s+/);
  const rank = ({ label }: PickOption): number => (label.toLowerCase().startsWith(sought) ? 0 : 1);
  return options
    .filter(({ label, hint }) => parts.every((part) => `${label} ${hint}`.toLowerCase().includes(part)))
    .toSorted((one, other) => rank(one) - rank(other));
}

function OptionList(props: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly current: string | null;
  readonly onPoint: (id: string) => void;
  readonly onPick: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const { current } = props;
  useEffect(() => {
    if (current === null) return;
    list.current?.querySelector(`#${CSS.escape(`option-${current}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <chakra.ul
      ref={list}
      id={props.id}
      role="listbox"
      aria-label={props.label}
      margin="0"
      padding="1"
      overflowY="auto"
      flex="1"
      minHeight="0"
    >
      {props.options.map((option) => (
        <Line
          key={option.id}
          role="option"
          id={`option-${option.id}`}
          aria-selected={option.id === current}
          onPointerMove={() => props.onPoint(option.id)}
          onClick={() => props.onPick(option.id)}
        >
          <Text as="span" display="block" fontSize="sm" fontWeight="medium">
            {option.label}
          </Text>
          {option.hint === '' ? null : (
            <Text as="span" display="block" fontSize="xs" color="fg.muted" lineClamp={2}>
              {option.hint}
            </Text>
          )}
        </Line>
      ))}
    </chakra.ul>
  );
}

/** The option that keys and pointer are at; what is typed begins again with the first. */
function usePointed(options: readonly PickOption[], onPoint: (id: string | null) => void) {
  const [pointed, setPointed] = useState<string | null>(null);
  const current = options.some(({ id }) => id === pointed) ? pointed : (options[0]?.id ?? null);
  const tell = useRef(onPoint);
  useEffect(() => {
    tell.current = onPoint;
  });
  useEffect(() => tell.current(current), [current]);
  const step = (by: number): void => {
    const index = options.findIndex(({ id }) => id === current);
    setPointed(options[(index + by + options.length) % options.length]?.id ?? null);
  };
  return { current, setPointed, step };
}

/** Who came from the outline goes back to the row that is selected by then. */
const findAfter = (opener: Element | null): HTMLElement | null => {
  const outline = opener?.closest('[role="tree"]');
  const row = outline?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  return row ?? (opener instanceof HTMLElement ? opener : null);
};

/**
 * A searchable list beside the page, which shows what is pointed at: nothing is changed until one is picked.
 */
export function PickDialog(props: {
  readonly title: string;
  readonly options: readonly PickOption[];
  readonly onPoint: (id: string | null) => void;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef(document.activeElement);
  const matches = filterOptions(props.options, typed);
  const { current, setPointed, step } = usePointed(matches, props.onPoint);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && current !== null) props.onPick(current);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => (open ? undefined : props.onClose())}
      initialFocusEl={() => field.current}
      finalFocusEl={() => findAfter(opener.current)}
      placement="top"
      preventScroll={false}
    >
      <Portal>
        <Dialog.Positioner padding="3">
          <Dialog.Content
            width={{ base: 'full', md: '20rem' }}
            maxWidth="full"
            marginBlock="0"
            marginInlineStart={{ base: 'auto', md: '0' }}
            marginInlineEnd="auto"
            maxHeight="min(36rem, 85dvh)"
            boxShadow="lg"
          >
            <Dialog.Header padding="3" paddingBlockEnd="2">
              <Dialog.Title fontSize="sm">{props.title}</Dialog.Title>
            </Dialog.Header>
            <Flex direction="column" minHeight="0" flex="1">
              <Stack gap="1" paddingInline="3">
                <Input
                  ref={field}
                  size="sm"
                  role="combobox"
                  aria-label={words.find}
                  aria-expanded="true"
                  aria-controls={listId}
                  aria-autocomplete="list"
                  {...(current === null ? {} : { 'aria-activedescendant': `option-${current}` })}
                  placeholder={words.find}
                  value={typed}
                  onChange={({ target }) => {
                    setTyped(target.value);
                    setPointed(null);
                  }}
                  onKeyDown={onKeyDown}
                />
                <Box fontSize="xs" color="fg.muted" role="status">
                  {matches.length === 0 ? words.none : words.count(matches.length)}
                </Box>
              </Stack>
              <OptionList
                id={listId}
                label={props.title}
                options={matches.slice(0, mostDrawn)}
                current={current}
                onPoint={setPointed}
                onPick={props.onPick}
              />
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
