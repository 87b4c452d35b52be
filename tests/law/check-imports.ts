import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { hashTexts, openKeptResults } from './kept/kept-results.ts';
import { listCheckout, listCodeFolders } from './kept/source-imports.ts';
import { findReached, isReachRule } from './reached-imports.ts';

/**
 * The import law of the checkout in the current folder, as `.dependency-cruiser.cjs` has it. It follows from which
 * files there are, from what they import and from the settings: where all of these are as they were when it passed,
 * it passes. With `--json` the violations are printed for a test.
 */
const root = process.cwd();
const settings = /^(?:\.dependency-cruiser\.cjs|package(?:-lock)?\.json|tsconfig\.json|.*README\.md)$/;
const facts = listCheckout(root).map(({ path, hash, names, statements }) =>
  [path, settings.test(path) ? hash : '', statements, ...names].join('\n'),
);
const key = hashTexts(...facts);
const kept = openKeptResults<true>(root, 'import-law');

/** Rules about what is reached are judged apart: dependency-cruiser looks for a way once for each pair of files. */
const judge = async () => {
  const law = await extractDepcruiseConfig(join(root, '.dependency-cruiser.cjs'));
  const rules = law.forbidden ?? [];
  const ruleSet = { ...law, forbidden: rules.filter((rule) => !isReachRule(rule)) };
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
  const { output } = await cruise([...listCodeFolders(root)], { ruleSet, validate: true }, {}, { tsConfig });
  if (typeof output === 'string') throw new Error(`The graph of imports is an object, not “${output}”`);
  return { result: output, reached: findReached(output.modules, rules.filter(isReachRule)) };
};

if (kept.find(key) !== true) {
  const { result, reached } = await judge();
  if (process.argv.includes('--json')) {
    const violations = [
      ...result.summary.violations.map(({ from, rule }) => ({ from, rule: rule.name })),
      ...reached.map(({ rule, way }) => ({ from: way[0], rule: rule.name })),
    ];
    console.log(JSON.stringify(violations));
  } else {
    console.log((await format(result, { outputType: 'err' })).output);
    for (const { rule, way } of reached)
      console.log(`error ${rule.name}: ${way.join(' → ')}\n  ${rule.comment}`);
  }
  const isKept = result.summary.error + reached.length === 0;
  if (isKept) kept.keep(key, true);
  else process.exitCode = 1;
}
kept.save();
