import { describeMove } from './describe-move.ts';
import { encodeRun, type Run } from './trace-link.ts';
import type { Reading } from './simulation.ts';

/** What the flow's screen shows at the end of a run. */
export interface ShownScreen {
  /** `page` or `modal`, and its id. */
  readonly name: string;
  /** Ids of the nodes that are to be seen. */
  readonly nodes: readonly string[];
}

/**
 * A Playwright test that replays a run in the lab, move by move, on the flow's live screen, and expects
 * the state and the nodes of its end. `LAB` is the lab's address, else that of a local start.
 */
export function writePlaywright(
  { moves, ...start }: Run,
  reading: Reading,
  shown: ShownScreen | null,
): string {
  const quote = (value: unknown): string => JSON.stringify(value);
  return [
    `import { expect, test } from '@playwright/test';`,
    ``,
    `test(${quote(`${start.machine} comes to ${reading.state} on its screen`)}, async ({ page }) => {`,
    `  const lab = process.env['LAB'] ?? 'http://localhost:4101/lab';`,
    `  await page.goto(\`\${lab}#${encodeRun({ ...start, moves: [] })}\`);`,
    `  await page.waitForFunction(() => window.lab !== undefined);`,
    ...moves.flatMap((move) => [
      `  // ${describeMove(move)}`,
      `  await page.evaluate((move) => window.lab.play(move), ${quote(move)});`,
    ]),
    `  expect(await page.evaluate(() => window.lab.snapshot().state)).toBe(${quote(reading.state)});`,
    ...(shown === null
      ? []
      : [
          `  // ${shown.name}`,
          `  const screen = page.frameLocator('iframe[src="/lab/stage"]');`,
          `  for (const node of ${quote(shown.nodes)})`,
          `    await expect(screen.locator(\`[data-node="\${node}"]\`).first(), node).toBeVisible();`,
        ]),
    `});`,
    ``,
  ].join('\n');
}
