import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GraphEdge, GraphNode } from '../../machines/picture/lay-out-picture.ts';
import { readPicture } from '../../machines/picture/read-picture.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';
import { flag, StateNode } from './state-node.tsx';
import { stepNode } from './step-node.ts';

const styles = {
  '& .edge': { fill: 'none', stroke: 'border.emphasized', strokeWidth: '1.25px', opacity: 0.75 },
  '& .edge[data-seen]': { stroke: 'fg.muted', opacity: 1 },
  '& .edge[data-next]': { stroke: 'lit', strokeWidth: '2px', opacity: 1 },
  '& .box': { fill: 'bg.panel', stroke: 'border.emphasized', strokeWidth: '1.25px' },
  '& .box[data-seen]': { stroke: 'fg.muted' },
  '& .box[data-active]': { fill: 'lit.ground', stroke: 'lit', strokeWidth: '2.5px' },
  '& .box[data-chosen]': { stroke: 'lit', strokeWidth: '2px', strokeDasharray: '5 3' },
  '& .node': { cursor: 'pointer', outline: 'none' },
  '& .ring': { fill: 'none', stroke: 'transparent', strokeWidth: '2.5px' },
  '& .node:focus-visible .ring': { stroke: 'fg' },
  '& .label, & .halo': { pointerEvents: 'none' },
  '& .inner': { fill: 'none', stroke: 'border.emphasized' },
  '& .name': { fill: 'fg', fontFamily: 'mono', fontSize: '12.5px' },
  '& .name[data-active]': { fill: 'lit.text', fontWeight: '700' },
  '& .label': { fill: 'lit.text', fontFamily: 'mono', fontSize: '11px' },
  '& .halo': { fill: 'bg.panel' },
  '& .tip': { fill: 'border.emphasized' },
  '& .tip-seen': { fill: 'fg.muted' },
  '& .tip-next': { fill: 'lit' },
} as const;
const longestLabel = 34;
/** Below this share of its size the picture's text cannot be read: it scrolls instead. */
const smallest = 0.8;

function nameEdge({ labels }: GraphEdge): string {
  const [first = ''] = labels;
  const label = first.length > longestLabel ? `${first.slice(0, longestLabel)}…` : first;
  return labels.length > 1 ? `${label} +${labels.length - 1}` : label;
}
/** Width of one character of a label, in SVG units. */
const labelPitch = 6.7;
function EdgeLabel({ edge }: { readonly edge: GraphEdge }) {
  const text = nameEdge(edge);
  const width = text.length * labelPitch + 8;
  return (
    <g>
      <rect
        className="halo"
        x={edge.labelX - width / 2}
        y={edge.labelY - 8}
        width={width}
        height={16}
        rx="4"
      />
      <text className="label" x={edge.labelX} y={edge.labelY + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
function Tips() {
  return (
    <defs>
      {(['tip', 'tip-seen', 'tip-next'] as const).map((name) => (
        <marker
          key={name}
          id={name}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className={name} d="M0,0.5 L8,4 L0,7.5 z" />
        </marker>
      ))}
    </defs>
  );
}
type Picture = ReturnType<typeof readPicture>;
/** Where the keyboard is, and which state was asked about; both end with the state of the flow. */
interface Attention {
  readonly at: string;
  readonly focus: string;
  readonly chosen: string | null;
}
function useAttention(machine: string, state: string) {
  const place = `${machine} ${state}`;
  const [attention, setAttention] = useState<Attention>({ at: place, focus: state, chosen: null });
  const now = attention.at === place ? attention : { at: place, focus: state, chosen: null };
  const change = (part: Partial<Attention>): void => setAttention({ ...now, ...part });
  return { ...now, change };
}
function Edges(props: {
  readonly edges: readonly GraphEdge[];
  readonly isNext: (edge: GraphEdge) => boolean;
  readonly isSeen: (edge: GraphEdge) => boolean;
}) {
  return props.edges.map((edge) => {
    const [isNext, isSeen] = [props.isNext(edge), props.isSeen(edge)];
    return (
      <path
        key={edge.id}
        className="edge"
        d={edge.line}
        data-next={flag(isNext)}
        data-seen={flag(isSeen)}
        markerEnd={`url(#${isNext ? 'tip-next' : isSeen ? 'tip-seen' : 'tip'})`}
      >
        <title>{`${edge.from} → ${edge.to}: ${edge.labels.join(', ')}`}</title>
      </path>
    );
  });
}
function Nodes({ graph, attention }: { graph: Picture; attention: ReturnType<typeof useAttention> }) {
  const { view } = useLab();
  const { contract, read } = view.simulation;
  const { state } = read();
  // A final state of a child, or one that is passed through, is no node: the keyboard then begins at the first.
  const isKnown = graph.nodes.some(({ path }) => path === attention.focus);
  const focus = isKnown ? attention.focus : graph.nodes[0]?.path;
  const name = ({ path }: GraphNode): string => {
    const waitKind = contract.states[path]?.waits;
    const seen = view.reached.states.has(path) ? messages.visited : messages.notVisited;
    const facts = [
      path === state ? messages.active : seen,
      ...(waitKind === undefined ? [] : [messages.waits[waitKind]]),
    ];
    return [path, ...facts].join(', ');
  };
  const describe = ({ path }: GraphNode): string => {
    const ways = graph.edges.filter(({ from }) => from === path);
    return messages.leadsTo(ways.map(({ labels, to }) => `${labels.join(', ')} → ${to}`));
  };
  return graph.nodes.map((node) => (
    <StateNode
      key={node.path}
      node={node}
      name={name(node)}
      description={describe(node)}
      isActive={node.path === state}
      isSeen={view.reached.states.has(node.path)}
      isChosen={node.path === attention.chosen}
      isStop={node.path === focus}
      onFocus={() => attention.change({ focus: node.path })}
      onChoose={() =>
        attention.change({ focus: node.path, chosen: attention.chosen === node.path ? null : node.path })
      }
      onKey={(key) => stepNode(graph.nodes, node.path, key)}
    />
  ));
}

/**
 * The machine as a picture: the active state lit, what can lead on from it named. Choosing another state
 * names what leads on from that one. Arrow keys go from state to state.
 */
export function Graph() {
  const { view } = useLab();
  const { machine } = view.run;
  const graph = useMemo(() => readPicture(machine), [machine]);
  const { state } = view.simulation.read();
  const attention = useAttention(machine, state);
  const target = attention.chosen ?? state;
  const isSeen = (edge: GraphEdge): boolean =>
    edge.transitions.some((id) => view.reached.transitions.has(id));
  // Automatic transitions are no choice of the tester: they stay in the background.
  const isNext = ({ from, labels }: GraphEdge): boolean =>
    from === target && labels.some((label) => label !== 'always');
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = holder.current;
    const lit = box?.querySelector('.box[data-active]');
    if (box === null || lit === null || lit === undefined) return;
    const [inner, outer] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
    // Only the picture scrolls, never the page around it.
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  }, [machine, state]);
  const ordered = [...graph.edges].sort((one, other) => Number(isNext(one)) - Number(isNext(other)));
  return (
    <Box ref={holder} overflow="auto" background="bg.panel" css={styles} flex="1" minH="0" display="flex">
      <chakra.svg
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        width="full"
        minW={`${Math.round(graph.width * smallest)}px`}
        maxW={`${Math.round(graph.width * 1.15)}px`}
        margin="auto"
        role="group"
        aria-label={messages.graphOf(machine, state)}
      >
        <Tips />
        <Edges edges={ordered} isNext={isNext} isSeen={isSeen} />
        <Nodes graph={graph} attention={attention} />
        {ordered.filter(isNext).map((edge) => (
          <EdgeLabel key={edge.id} edge={edge} />
        ))}
      </chakra.svg>
    </Box>
  );
}
