import { dirname, join } from 'node:path/posix';
import { root } from '../gate/run-command.ts';
import { listSources } from '../law/list-sources.ts';

/** The part of the house that a file belongs to: `src/machines`, `server/site`, … */
const partOf = (path: string): string | null => {
  const [top, second, third] = path.split('/');
  if (top === 'demo' || top === 'platform') return top;
  if (top === 'schemas') return path.endsWith('.json') ? 'schemas' : null;
  if ((top !== 'src' && top !== 'server') || second === undefined) return null;
  if (third === undefined) return top === 'server' ? 'server' : null;
  return `${top}/${second}`;
};

/** `import … from './a.ts'`, `export … from './a.ts'`, `import('./a.ts')` and `import './a.ts'`. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'\n]*)'/g;

/** Edges between parts as the code has them, tests and fakes left out, in a stable order. */
export const readEdges = (): readonly (readonly [from: string, to: string])[] => {
  const edges = new Set<string>();
  for (const { path, text } of listSources(root)) {
    const from = partOf(path);
    if (from === null || !/\.tsx?$/.test(path) || /\.(test|fake)\.|\/test-/.test(path)) continue;
    for (const [, file = ''] of text.matchAll(imported)) {
      const to = partOf(join(dirname(path), file));
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
