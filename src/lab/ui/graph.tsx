import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { nodeSize, type GraphEdge, type GraphNode } from '../../machines/picture/lay-out-picture.ts';
import { readPicture } from '../../machines/picture/read-picture.ts';
import { messages } from '../messages.ts';
import { useLab } from './lab-context.ts';

const styles = {
  '& .edge': { fill: 'none', stroke: 'border.emphasized', strokeWidth: '1.25px', opacity: 0.75 },
  '& .edge[data-seen]': { stroke: 'fg.muted', opacity: 1 },
  '& .edge[data-next]': { stroke: 'lit', strokeWidth: '2px', opacity: 1 },
  '& .box': { fill: 'bg.panel', stroke: 'border.emphasized', strokeWidth: '1.25px' },
  '& .box[data-seen]': { stroke: 'fg.muted' },
  '& .box[data-active]': { fill: 'lit.ground', stroke: 'lit', strokeWidth: '2.5px' },
  '& .inner': { fill: 'none', stroke: 'border.emphasized' },
  '& .name': { fill: 'fg', fontFamily: 'mono', fontSize: '12.5px' },
  '& .name[data-active]': { fill: 'lit.text', fontWeight: '700' },
  '& .label': { fill: 'lit.text', fontFamily: 'mono', fontSize: '11px' },
  '& .halo': { fill: 'bg.panel' },
  '& .tip': { fill: 'border.emphasized' },
  '& .tip-seen': { fill: 'fg.muted' },
  '& .tip-next': { fill: 'lit' },
} as const;
const flag = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);
const longestLabel = 34;

function nameEdge({ labels }: GraphEdge): string {
  const [first = ''] = labels;
  const shown = first.length > longestLabel ? `${first.slice(0, longestLabel)}…` : first;
  return labels.length > 1 ? `${shown} +${labels.length - 1}` : shown;
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
function StateNode({
  node,
  isActive,
  isSeen,
}: {
  readonly node: GraphNode;
  readonly isActive: boolean;
  readonly isSeen: boolean;
}) {
  const { width, height } = nodeSize;
  return (
    <g transform={`translate(${node.x},${node.y})`}>
      <rect
        className="box"
        data-active={flag(isActive)}
        data-seen={flag(isSeen)}
        width={width}
        height={height}
        rx="8"
      />
      {node.kind === 'final' ? (
        <rect className="inner" x="4" y="4" width={width - 8} height={height - 8} rx="5" />
      ) : null}
      <text
        className="name"
        data-active={flag(isActive)}
        x={width / 2}
        y={height / 2 + 4.5}
        textAnchor="middle"
      >
        {node.path.length > 23 ? `…${node.path.slice(-22)}` : node.path}
      </text>
    </g>
  );
}

/** The machine as a picture: the active state lit, what can lead on from it named. The tree says the same in words. */
export function Graph() {
  const { view } = useLab();
  const { machine } = view.run;
  const graph = useMemo(() => readPicture(machine), [machine]);
  const { state } = view.simulation.read();
  const isSeen = (edge: GraphEdge): boolean =>
    edge.transitions.some((id) => view.reached.transitions.has(id));
  // What follows by itself is no choice: it stays in the background.
  const isNext = ({ from, labels }: GraphEdge): boolean =>
    from === state && labels.some((label) => label !== 'always');
  const ordered = [...graph.edges].sort((one, other) => Number(isNext(one)) - Number(isNext(other)));
  return (
    <Box
      overflow="auto"
      background="bg.panel"
      css={styles}
      tabIndex={0}
      role="region"
      aria-label={messages.graph}
      flex="1"
      minH="0"
      display="flex"
    >
      <chakra.svg
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        width="full"
        minW={`${Math.round(graph.width * 0.62)}px`}
        maxW={`${Math.round(graph.width * 1.15)}px`}
        margin="auto"
        role="img"
        aria-label={messages.graphOf(view.run.machine, state)}
      >
        <Tips />
        {ordered.map((edge) => {
          const tip = isNext(edge) ? 'tip-next' : isSeen(edge) ? 'tip-seen' : 'tip';
          return (
            <path
              key={edge.id}
              className="edge"
              d={edge.line}
              data-next={flag(isNext(edge))}
              data-seen={flag(isSeen(edge))}
              markerEnd={`url(#${tip})`}
            >
              <title>{`${edge.from} → ${edge.to}: ${edge.labels.join(', ')}`}</title>
            </path>
          );
        })}
        {graph.nodes.map((node) => (
          <StateNode
            key={node.path}
            node={node}
            isActive={node.path === state}
            isSeen={view.reached.states.has(node.path)}
          />
        ))}
        {ordered.filter(isNext).map((edge) => (
          <EdgeLabel key={edge.id} edge={edge} />
        ))}
      </chakra.svg>
    </Box>
  );
}
