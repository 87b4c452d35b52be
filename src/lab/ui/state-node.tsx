import type { KeyboardEvent } from 'react';
import { nodeSize, type GraphNode } from '../../machines/picture/lay-out-picture.ts';

/** A flag of an SVG element, for its style. */
export const flag = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);
const longestName = 23;
const nodeId = (path: string): string => `state-${path}`;

interface StateNodeProps {
  readonly node: GraphNode;
  /** What the picture says of the state itself, in words. */
  readonly name: string;
  /** What leads on from it. */
  readonly description: string;
  readonly isActive: boolean;
  readonly isSeen: boolean;
  readonly isChosen: boolean;
  /** Whether the tabulator stops here; arrow keys continue from it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onChoose: () => void;
  /** The state that a key leads to, or null. */
  readonly onKey: (key: string) => string | null;
}
/** A state in the picture, as a button: pressed, it shows what leads on from it. */
export function StateNode({ node, name, isActive, isSeen, isChosen, ...props }: StateNodeProps) {
  const { width, height } = nodeSize;
  const { path, x, y, kind } = node;
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      props.onChoose();
      return;
    }
    const next = props.onKey(event.key);
    if (next === null) return;
    event.preventDefault();
    const element = document.getElementById(nodeId(next));
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <g
      id={nodeId(path)}
      className="node"
      transform={`translate(${x},${y})`}
      role="button"
      tabIndex={props.isStop ? 0 : -1}
      aria-label={name}
      aria-describedby={`${nodeId(path)}-ways`}
      aria-current={isChosen ? 'true' : undefined}
      onFocus={props.onFocus}
      onClick={props.onChoose}
      onKeyDown={press}
    >
      <desc id={`${nodeId(path)}-ways`}>{props.description}</desc>
      <rect className="ring" x="-4" y="-4" width={width + 8} height={height + 8} rx="11" />
      <rect
        className="box"
        data-active={flag(isActive)}
        data-seen={flag(isSeen)}
        data-chosen={flag(isChosen)}
        width={width}
        height={height}
        rx="8"
      />
      {kind === 'final' ? (
        <rect className="inner" x="4" y="4" width={width - 8} height={height - 8} rx="5" />
      ) : null}
      <text
        className="name"
        data-active={flag(isActive)}
        x={width / 2}
        y={height / 2 + 4.5}
        textAnchor="middle"
      >
        {path.length > longestName ? `…${path.slice(1 - longestName)}` : path}
      </text>
    </g>
  );
}
