import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nameNode } from '../../../editing/commands/layout-tree.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { editorMessages } from '../editor-messages.ts';
import { firstWords } from '../node-words.ts';
import { actByKey, modsOf, type Acts } from '../use-acts.ts';
import { useEditing } from '../use-editing.ts';
import { findTyped, listAround, listRows, stepBy, type OutlineRow } from './outline-rows.ts';
import { createTypedLetters } from './typed-letters.ts';

const { outline: words } = editorMessages;
const rowHeight = { base: '11', lg: '8' } as const;

const icons: Readonly<Record<string, IconName>> = {
  layout: 'layers',
  text: 'text',
  media: 'picture',
  navigation: 'menu',
  action: 'rocket',
  form: 'fields',
  feedback: 'megaphone',
  overlay: 'desktop',
  data: 'chart',
  games: 'games',
};

const RowBox = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    color: 'fg',
    fontSize: 'sm',
    paddingInlineEnd: '2',
    outlineOffset: '-2px',
    listStyleType: 'none',
    _hover: { background: 'bg.muted' },
    _selected: {
      background: 'brand.muted',
      color: 'brand.fg',
      fontWeight: 'medium',
      _hover: { background: 'brand.muted' },
    },
  },
});

function Row(props: {
  readonly row: OutlineRow;
  readonly icon: IconName;
  readonly text: string;
  readonly findings: number;
  readonly isSelected: boolean;
  readonly isEntry: boolean;
  readonly onPick: () => void;
  readonly onToggle: () => void;
  readonly onWords: () => void;
}) {
  const { row, text, findings, isSelected } = props;
  const { node, hasChildren, isOpen } = row;
  const kind = nameRow(node);
  const isList = node.value['repeat'] !== undefined;
  const isConditional = node.value['show'] !== undefined || node.value['in'] !== undefined;
  const parts = [
    words.rows(kind, text),
    isList ? words.repeats : '',
    isConditional ? words.conditional : '',
    findings > 0 ? words.findings(findings) : '',
  ];
  return (
    <RowBox
      role="treeitem"
      id={`part-${node.id}`}
      minHeight={rowHeight}
      aria-level={node.depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.of}
      aria-selected={isSelected}
      aria-label={parts.filter(Boolean).join(', ')}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={props.isEntry ? 0 : -1}
      style={{ paddingInlineStart: `${node.depth * 14 + 4}px` }}
      onClick={props.onPick}
      onDoubleClick={props.onWords}
    >
      <Flex
        boxSize="5"
        flexShrink="0"
        align="center"
        justify="center"
        color="fg.muted"
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          props.onToggle();
        }}
      >
        {hasChildren ? (
          <Box
            as="span"
            display="flex"
            transform={isOpen ? 'rotate(90deg)' : 'none'}
            _rtl={{ transform: isOpen ? 'rotate(90deg)' : 'scaleX(-1)' }}
          >
            <Icon name="chevron" size="3.5" />
          </Box>
        ) : null}
      </Flex>
      <Box as="span" color={isSelected ? 'brand.fg' : 'fg.muted'} display="flex">
        <Icon name={props.icon} size="3.5" />
      </Box>
      <Text as="span" flexShrink="0">
        {kind}
      </Text>
      <Text
        as="span"
        flex="1"
        minWidth="0"
        truncate
        color={isSelected ? 'brand.fg' : 'fg.muted'}
        fontWeight="normal"
      >
        {text}
      </Text>
      {isList ? <Icon name="copy" size="3" /> : null}
      {isConditional ? <Icon name="eye" size="3" /> : null}
      {findings > 0 ? (
        <Box as="span" color="fg.error" display="flex">
          <Icon name="warning" size="3.5" />
        </Box>
      ) : null}
    </RowBox>
  );
}

/** The outermost part is the page itself. */
const nameRow = (node: OutlineRow['node']): string => (node.parent === null ? words.page : nameNode(node));

/** The parts of the document as a tree: the page’s equal for those who do not see it. */
export function Outline(props: {
  readonly acts: Acts;
  readonly onWords: () => void;
  readonly findings: ReadonlyMap<string, number>;
}) {
  const editing = useEditing();
  const { nodes, selected, select, components, read } = editing;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const [letters] = useState(createTypedLetters);
  /** The row that a letter leads to, until it shows. */
  const awaited = useRef<string | null>(null);
  const hasFocus = useRef(false);
  const rows = listRows(nodes, closed);
  const current = selected?.id ?? null;
  const nameOf = ({ node }: OutlineRow) => words.rows(nameRow(node), firstWords(node, read));

  const setOpen = (id: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const openParents = useEffectEvent((id: string | null) => {
    const around = listAround(nodes, id);
    if (around.some((one) => closed.has(one)))
      setClosed(new Set([...closed].filter((one) => !around.includes(one))));
  });
  // Before another key comes: without the focus in the tree none would reach it.
  useLayoutEffect(() => {
    openParents(current);
    if (current === null) return;
    const row = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`part-${current}`)}`);
    row?.scrollIntoView({ block: 'nearest' });
    // The focus follows the selection only where it is in the tree already.
    if (list.current?.contains(globalThis.document.activeElement) === true) row?.focus();
    if (awaited.current === current) letters.answered(performance.now());
    awaited.current = null;
  }, [current, letters]);
  useLayoutEffect(() => {
    // A row that went took the focus with it.
    if (hasFocus.current && globalThis.document.activeElement === globalThis.document.body)
      list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  });

  const type = (key: string, time: number): void => {
    const id = findTyped(rows, current, letters.add(key, time), nameOf);
    if (id === null || id === current) return;
    awaited.current = id;
    select(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mods = modsOf(event);
    const isLetter = event.key.length === 1 && (event.key !== ' ' || !letters.isEmpty());
    if (!isLetter && event.key !== 'Shift') letters.end();
    const isSearched = isLetter && letters.isOpen(event.timeStamp) && !mods.some((mod) => mod !== 'shift');
    if (!isSearched && actByKey(props.acts, props.onWords, { key: event.key, mods })) {
      event.preventDefault();
      return;
    }
    if (event.key === '/') {
      event.preventDefault();
      letters.begin();
      return;
    }
    if (mods.some((mod) => mod !== 'shift')) return;
    const step = stepBy(rows, current, event.key);
    if (step !== null) {
      event.preventDefault();
      if ('go' in step) select(step.go);
      else setOpen('open' in step ? step.open : step.close, 'open' in step);
    } else if (isLetter) {
      // A blank scrolls, unless it is within words.
      event.preventDefault();
      type(event.key, event.timeStamp);
    }
  };
  const entry = current ?? rows[0]?.node.id;
  return (
    <chakra.ul
      role="tree"
      aria-label={words.label}
      ref={list}
      margin="0"
      padding="2"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      data-area="outline"
    >
      {rows.map((row) => (
        <Row
          key={row.node.id}
          row={row}
          icon={
            row.node.use === null ? (icons[components.get(row.node.type)?.group ?? ''] ?? 'layers') : 'copy'
          }
          text={firstWords(row.node, read)}
          findings={props.findings.get(row.node.id) ?? 0}
          isSelected={row.node.id === current}
          isEntry={row.node.id === entry}
          onPick={() => select(row.node.id)}
          onToggle={() => setOpen(row.node.id, !row.isOpen)}
          onWords={props.onWords}
        />
      ))}
    </chakra.ul>
  );
}
