import { runCommand } from '../gate/run-command.ts';
import { hashDependencies, hashFiles } from './kept/dependency-hashes.ts';
import { openKeptResults } from './kept/kept-results.ts';
import { listCheckout } from './kept/source-imports.ts';

/**
 * The linter over the checkout in the current folder. Its rules read types, so a file that passed passes again as
 * long as the file and all that it imports are the same, and with them the settings, the packages and what is
 * declared for all.
 */
const root = process.cwd();
const settings = /^(?:oxlint\.[^/]+|package-lock\.json|(?:[^/]+\/)?tsconfig\.json)$/;
const isLinted = /^(?!.*(?:^|\/)generated\/).*\.[cm]?[jt]sx?$/;

const sources = listCheckout(root);
const files = sources.map(({ path }) => path).filter((path) => isLinted.test(path));
const common = hashFiles(sources, ({ path }) => settings.test(path) || path.endsWith('.d.ts'));
const hashes = hashDependencies(sources, files, common);
const kept = openKeptResults<true>(root, 'lint');
const changed = files.filter((path) => kept.find(hashes.get(path) ?? '') !== true);

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
  readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
}
interface Report {
  readonly diagnostics: readonly Diagnostic[];
  readonly number_of_files: number;
}
const readReport = (output: string): Report | null => {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  } catch {
    return null; // The linter ended before it could report: its output says why.
  }
};
const describe = ({ filename, labels, code, message, help }: Diagnostic): string => {
  const { line = 1, column = 1 } = labels[0]?.span ?? {};
  return `${filename}:${line}:${column} ${code} ${message}${help === undefined ? '' : `\n  ${help}`}`;
};

/** What the linter found in some files; what it finds nothing in is kept. */
const lint = async (names: readonly string[]): Promise<void> => {
  // More names than a command takes would be most of the files.
  const paths = names.length * 2 > files.length ? [] : names;
  const settled = ['-c', 'oxlint.config.mjs', '--deny-warnings', '--format', 'json'];
  const { code, output } = await runCommand('oxlint', [...settled, ...paths], { cwd: root });
  process.exitCode = code === 0 ? 0 : 1;
  const report = readReport(output);
  if (report === null || report.number_of_files < names.length) {
    console.log(output);
    process.exitCode = 1;
    return;
  }
  const faulty = new Set(report.diagnostics.map(({ filename }) => filename));
  for (const path of names) if (!faulty.has(path)) kept.keep(hashes.get(path) ?? '', true);
  for (const diagnostic of report.diagnostics) console.log(describe(diagnostic));
  console.log(`${report.number_of_files} files`);
};

if (changed.length > 0) await lint(changed);
kept.save();
