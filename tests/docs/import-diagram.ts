import { runCommand } from '../gate/run-command.ts';

interface CruiseReport {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

/** The part of the house that a file belongs to: `src/machines`, `server/site`, … */
const partOf = (path: string): string | null => {
  const [top, second, third] = path.split('/');
  if (top === 'demo') return 'demo';
  if (top === 'schemas') return path.endsWith('.json') ? 'schemas' : null;
  if ((top !== 'src' && top !== 'server') || second === undefined) return null;
  if (third === undefined) return top === 'server' ? 'server' : null;
  return `${top}/${second}`;
};

/** Edges between parts as the code has them, tests and fakes left out, in a stable order. */
export const readEdges = async (): Promise<readonly (readonly [from: string, to: string])[]> => {
  const { code, output } = await runCommand('depcruise', [
    '-c',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'server',
    'demo',
  ]);
  const start = output.indexOf('{');
  if (start < 0) throw new Error(`dependency-cruiser ended with ${code}: ${output}`);
  const { modules } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as CruiseReport;
  const edges = new Set<string>();
  for (const { source, dependencies } of modules) {
    const from = partOf(source);
    if (from === null || /\.(test|fake)\.|\/test-/.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to !== null && to !== from) edges.add(`${from} ${to}`);
    }
  }
  return [...edges].sort().map((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return [from, to] as const;
  });
};

const idOf = (part: string): string => part.replaceAll(/\W/g, '_');

/** A Mermaid flowchart of the parts; an arrow reads “imports”. */
export const drawDiagram = (edges: readonly (readonly [from: string, to: string])[]): string => {
  const parts = [...new Set(edges.flat())].sort();
  const group = (title: string, prefix: string): readonly string[] => [
    `  subgraph ${title}`,
    ...parts.filter((part) => part.startsWith(prefix)).map((part) => `    ${idOf(part)}["${part}"]`),
    '  end',
  ];
  return [
    '```mermaid',
    'flowchart TD',
    ...group('browser', 'src/'),
    ...group('node', 'server'),
    ...parts.filter((part) => !/^(src|server)/.test(part)).map((part) => `  ${idOf(part)}["${part}"]`),
    ...edges.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n');
};
