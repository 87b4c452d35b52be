import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../tests/browser/find-browser.ts';
import { createOperator } from '../tests/e2e/operator.ts';
import { startSite } from '../tests/e2e/start-site.ts';
import { runCommand } from '../tests/gate/run-command.ts';
import { measureFirstView, type ViewFigures } from './first-view.ts';
import { measurePublish } from './publish-to-visible.ts';

/** `npm run bench`: the figures of the product, measured on this machine, now. */
const times = 50;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const describeTimes = (values: readonly number[]): string =>
  `median ${median(values).toFixed(0)} ms, worst ${Math.max(...values).toFixed(0)} ms of ${values.length}`;
const describeView = ({ requests, bytes, scriptBytes }: ViewFigures): string =>
  `${requests} requests, ${kilobytes(bytes)}, of which script ${kilobytes(scriptBytes)}`;

const build = await runCommand('npm', ['run', '--silent', 'build']);
if (build.code !== 0) throw new Error(`The build failed:\n${build.output}`);

const site = await startSite();
const { executablePath, env } = findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags],
  env: { ...(process.env as Record<string, string>), ...env },
});
try {
  console.log(
    `start-up with an empty data folder, until both surfaces answer: ${(site.startMs / 1000).toFixed(1)} s`,
  );
  for (const path of ['/', '/login', '/register']) {
    const { cold, warm } = await measureFirstView(browser, site.portal + path);
    console.log(`first view of ${path} cold: ${describeView(cold)}`);
    console.log(`first view of ${path} warm: ${describeView(warm)}`);
  }
  const operator = await createOperator(site.console);
  const { fromCall, fromAnswer } = await measurePublish(browser, site.portal, operator, times);
  console.log(`publish → visible, from the press (check and compile included): ${describeTimes(fromCall)}`);
  console.log(`publish → visible, from the server's answer: ${describeTimes(fromAnswer)}`);
} finally {
  await browser.close();
  await site.stop();
}
const renders = await runCommand('vitest', [
  'run',
  'src/runtime',
  '-t',
  'renders exactly the one node whose value changed',
]);
console.log(
  `nodes rendered per changed value: ${renders.code === 0 ? '1 (the runtime test holds)' : 'the runtime test fails'}`,
);
