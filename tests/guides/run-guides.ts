import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyCheckout } from '../gate/copy-checkout.ts';
import { root, runCommand } from '../gate/run-command.ts';
import { addCounts, describeCounts, describeReport, runSteps } from '../gate/step.ts';
import { followed } from './followed.ts';
import { readGuide, type GuideStep } from './guide-steps.ts';
import { translate } from './translate.ts';

/** `npm run guides [file…]`: does what each guide says, step by step, each in a copy of the checkout. */
const take = async (folder: string, step: GuideStep): Promise<void> => {
  if (step.kind === 'run') {
    const { code, output } = await runCommand('bash', ['-c', step.command], {
      cwd: folder,
      env: { NODE_ENV: '', VITEST: '', VITEST_MODE: '' },
      timeoutMs: 600_000,
    });
    if ((code === 0) === step.red)
      throw new Error(
        `“${step.command}” is ${step.red ? 'green' : `red (${code})`}:\n${output.slice(-6_000)}`,
      );
    return;
  }
  const path = join(folder, step.path);
  if (step.kind === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, step.text);
  }
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text.split(step.before).length !== 2)
    throw new Error(`${step.path} has not exactly one place that reads:\n${step.before}`);
  writeFileSync(
    path,
    text.replace(step.before, () => step.after),
  );
};

const follow = async (name: string): Promise<number> => {
  const steps = readGuide(readFileSync(join(root, 'docs/guides', name), 'utf8'));
  const { folder, remove } = copyCheckout();
  try {
    // The law looks at the files that git would take; here the packages are a link.
    const command = 'git init --quiet && echo node_modules >> .git/info/exclude';
    await take(folder, { kind: 'run', command, red: false });
    for (const step of steps) {
      await take(folder, step);
      // The one step that a program cannot take as it is written.
      if (name === 'locale.md' && step.kind === 'run' && step.red) translate(join(folder, 'locales/TH.json'));
    }
  } finally {
    remove();
  }
  return steps.length;
};

const wanted = process.argv.slice(2);
const names = Object.keys(followed).filter(
  (name) => followed[name] === 'steps' && (wanted.length === 0 || wanted.includes(name)),
);
const reports = await runSteps(
  names.map((name) => ({
    name,
    run: async () => ({ passed: await follow(name), failed: 0, output: '' }),
  })),
  1,
  (report) => console.log(describeReport(report)),
);
const counts = addCounts(reports);
console.log(describeCounts(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
