import { root } from '../../tests/gate/run-command.ts';
import { listSources, type SourceFile } from '../../tests/law/list-sources.ts';
import { drawTable } from '../table.ts';
import { drawCallLayers } from './call-layers.ts';
import { countLines } from './count-lines.ts';
import { countNearCopies } from './near-copies.ts';
import { drawOneMore } from './one-more.ts';

/** A checkout to count in place of this one, such as a worktree of an older commit. */
const checkout = process.env['CHECKOUT'] ?? root;

const isWritten = ({ path }: SourceFile): boolean =>
  /\.tsx?$/.test(path) && !/\/generated\/|\.(test|spec|fake|fixture)\.tsx?$/.test(path);
/** The demonstration's vendor of games is another company's program: it is counted apart. */
const vendor = 'demo/vendor/';
/** @internal For tests. */
export const isProduct = (file: SourceFile): boolean =>
  /^(src|server|platform|demo)\//.test(file.path) && isWritten(file) && !file.path.startsWith(vendor);

const wingOf = (path: string): string => {
  if (path.startsWith(vendor)) return 'demo/vendor (apart)';
  const [top = '', second = ''] = path.split('/');
  return top === 'src' || top === 'server' ? (path.split('/').length > 2 ? `${top}/${second}` : top) : top;
};

const drawSizes = (sources: readonly SourceFile[]): string => {
  const counted = sources.filter(
    (file) => isProduct(file) || (isWritten(file) && file.path.startsWith(vendor)),
  );
  const wings = new Map<string, { files: number; lines: number }>();
  for (const { path, text } of counted) {
    const wing = wings.get(wingOf(path)) ?? { files: 0, lines: 0 };
    wings.set(wingOf(path), { files: wing.files + 1, lines: wing.lines + countLines(text) });
  }
  const product = sources.filter(isProduct);
  const rows = [...wings]
    .map(([wing, { files, lines }]) => ({ wing, files, lines }))
    .toSorted((one, other) => other.lines - one.lines);
  return drawTable('Written code of the product, without tests, fakes and what is generated', [
    ...rows,
    {
      wing: 'product (without the vendor)',
      files: product.length,
      lines: product.reduce((total, { text }) => total + countLines(text), 0),
    },
  ]);
};

const drawCopies = (sources: readonly SourceFile[]): string => {
  const { lines, copied } = countNearCopies(sources.filter(isProduct));
  const share = `${((copied / lines) * 100).toFixed(1)}%`;
  return drawTable('Near-copies of six lines, but for texts and numbers', [{ lines, copied, share }]);
};

/** `npm run bench -- code`: how large the product is, what one more of each takes, and what is said twice. */
export const measureCode = (): string => {
  const sources = listSources(checkout);
  const parts = [drawSizes(sources), drawCopies(sources), drawCallLayers(sources, checkout !== root)];
  return [...parts, ...(checkout === root ? [drawOneMore(sources)] : [])].join('\n');
};
