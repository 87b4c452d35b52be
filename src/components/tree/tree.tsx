import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { readWords, type FieldNames } from '../read-fields.ts';
import { buildTree, findTreeMove, listVisible, type TreeField, type TreeNode } from './build-tree.ts';

export interface TreeProps {
  readonly label: string;
  readonly rows?: readonly JsonObject[] | null;
  readonly branch?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<TreeField>;
  readonly selected?: string | number | null;
  readonly status?: 'loading' | 'ready' | 'error' | null;
  readonly branchStatus?: 'loading' | 'ready' | 'error' | null;
  readonly expanded?: 'none' | 'first' | 'all';
}

const noRows: readonly JsonObject[] = [];

/** Rows of before together with each branch that came since. Other rows start afresh. */
const useRows = (props: TreeProps): readonly JsonObject[] => {
  const rows = props.rows ?? noRows;
  const branch = props.branch ?? noRows;
  const [previous, setPrevious] = useState({ rows, branches: [branch] });
  const last = previous.branches.at(-1);
  if (previous.rows !== rows) setPrevious({ rows, branches: [branch] });
  else if (last !== branch && branch.length > 0)
    setPrevious({ rows, branches: [...previous.branches, branch] });
  return useMemo(() => [...previous.rows, ...previous.branches.flat()], [previous]);
};

const findFirstOpen = (nodes: readonly TreeNode[], expanded: TreeProps['expanded']): ReadonlySet<string> => {
  if (expanded === undefined || expanded === 'none') return new Set();
  const collect = (node: TreeNode): string[] =>
    node.children.length === 0
      ? []
      : [node.key, ...(expanded === 'all' ? node.children.flatMap(collect) : [])];
  return new Set(nodes.flatMap(collect));
};

interface Branch extends ViewProps<TreeProps> {
  readonly open: ReadonlySet<string>;
  readonly stop: string;
  readonly id: string;
  readonly toggle: (node: TreeNode) => void;
  readonly choose: (node: TreeNode) => void;
}

/** Which nodes are expanded, and which one has the focus. */
const useTree = (view: ViewProps<TreeProps>, nodes: readonly TreeNode[]) => {
  const { props, emit } = view;
  const tree = useRef<HTMLUListElement>(null);
  const [chosen, setOpen] = useState<ReadonlySet<string> | null>(null);
  const [active, setActive] = useState('');
  // Until the player expands or collapses a node, nodes that arrive later follow `props.expanded`.
  const open = chosen ?? findFirstOpen(nodes, props.expanded);
  const seen = listVisible(nodes, open);
  const stop = seen.some(({ node }) => node.key === active) ? active : (seen[0]?.node.key ?? '');
  const focus = (key: string): void => {
    setActive(key);
    const items = tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [];
    [...items].find((item) => item.dataset['key'] === key)?.focus();
  };
  const expand = (keys: readonly string[]): void => {
    setOpen(new Set([...open, ...keys]));
    for (const { node } of seen)
      if (keys.includes(node.key) && node.children.length === 0) emit('load', { id: node.id });
  };
  const collapse = (key: string): void => setOpen(new Set([...open].filter((each) => each !== key)));
  const choose = (node: TreeNode): void => {
    setActive(node.key);
    emit('select', { id: node.id, row: node.row });
  };
  const toggle = (node: TreeNode): void => (open.has(node.key) ? collapse(node.key) : expand([node.key]));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || tree.current === null) return;
    const isRightToLeft = getComputedStyle(tree.current).direction === 'rtl';
    const index = seen.findIndex(({ node }) => node.key === stop);
    const move = findTreeMove(event.key, seen, index, {
      expanded: open,
      inward: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
      outward: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
      fields: props.fields,
    });
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'focus') focus(move.key);
    else if (move.kind === 'expandAll') expand(move.keys);
    else if (move.kind === 'expand') expand([move.key]);
    else if (move.kind === 'collapse') collapse(move.key);
    else {
      const here = seen[index];
      if (here !== undefined) choose(here.node);
    }
  };
  return { tree, open, stop, onKeyDown, toggle, choose };
};

export const TreeView = (view: ViewProps<TreeProps>): ReactNode => {
  const { props, classes, text } = view;
  const rows = useRows(props);
  const nodes = useMemo(() => buildTree(rows, props.fields), [rows, props.fields]);
  const { tree, onKeyDown, ...branch } = useTree(view, nodes);
  const id = useId();
  if (nodes.length === 0)
    return (
      <div className={classes['root']}>
        <p className={classes['note']} role="status">
          {text(props.status === 'loading' ? 'loading' : props.status === 'error' ? 'failed' : 'empty')}
        </p>
      </div>
    );
  return (
    <div className={classes['root']}>
      <ul ref={tree} className={classes['tree']} role="tree" aria-label={props.label} onKeyDown={onKeyDown}>
        {nodes.map((node, index) => (
          <Item
            key={node.key}
            {...view}
            {...branch}
            id={id}
            node={node}
            place={index + 1}
            of={nodes.length}
          />
        ))}
      </ul>
      {props.branchStatus === 'error' && (
        <p className={classes['note']} role="alert">
          {text('failed')}
        </p>
      )}
    </div>
  );
};

const Item = (
  view: Branch & { readonly node: TreeNode; readonly place: number; readonly of: number },
): ReactNode => {
  const { props, classes, text, node, open, stop, id } = view;
  const isOpen = open.has(node.key);
  const name = `${id}-${node.key}`;
  const detail = readWords(node.row, props.fields, 'detail');
  const count = readWords(node.row, props.fields, 'count');
  const isWaiting = isOpen && node.children.length === 0 && props.branchStatus === 'loading';
  return (
    <li
      className={classes['item']}
      role="treeitem"
      data-key={node.key}
      tabIndex={node.key === stop ? 0 : -1}
      aria-level={node.level}
      aria-posinset={view.place}
      aria-setsize={view.of}
      aria-expanded={node.canExpand ? isOpen : undefined}
      aria-selected={String(props.selected ?? '') === node.key}
      aria-labelledby={name}
      aria-busy={isWaiting}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the item itself takes the keys; a pointer may press its parts */}
      <div className={classes['row']} onClick={() => view.choose(node)}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the item itself takes the keys; a pointer may press its parts */}
        <span
          className={classes['twist']}
          data-leaf={node.canExpand ? undefined : ''}
          onClick={(event) => {
            event.stopPropagation();
            view.toggle(node);
          }}
        >
          <Glyph name="chevron-end" className={classes['icon']} />
        </span>
        <span id={name} className={classes['words']}>
          <span className={classes['name']}>{readWords(node.row, props.fields, 'name')}</span>
          {detail !== '' && <span className={classes['detail']}>{detail}</span>}
        </span>
        {count !== '' && <span className={classes['count']}>{count}</span>}
      </div>
      {isOpen && node.canExpand && (
        <ul className={classes['branch']} role="group">
          {node.children.map((child, index) => (
            <Item key={child.key} {...view} node={child} place={index + 1} of={node.children.length} />
          ))}
          {isWaiting && (
            <li className={classes['note']} role="presentation">
              {text('loading')}
            </li>
          )}
        </ul>
      )}
    </li>
  );
};
