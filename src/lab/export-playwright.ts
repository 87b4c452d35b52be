import type { JsonObject } from '../protocol/json/json.ts';
import { describeMove } from './describe-move.ts';
import { messages } from './messages.ts';
import type { Reading } from './simulation.ts';
import { encodeRun, type Run } from './trace-link.ts';

/** The screen of the flow at the end of a run, and how it was displayed. */
export interface ShownScreen {
  /** `page` or `modal`, and its id. */
  readonly name: string;
  readonly locale: string;
  /** `phone` or `wide`. */
  readonly width: string;
  /** Those of a draft; null with the live ones. */
  readonly settings: JsonObject | null;
  /** Ids of the nodes that are to be seen. */
  readonly nodes: readonly string[];
}

const quote = (value: unknown): string => JSON.stringify(value);
/** The screen as the person had chosen it, before the first move. */
function writeChoices({ name, width, locale, settings }: ShownScreen): readonly string[] {
  const choose = (label: string, value: string): string =>
    `  await page.getByRole('combobox', { name: ${quote(label)}, exact: true }).selectOption(${quote(value)});`;
  return [
    choose(messages.screen, name),
    choose(messages.width, width),
    choose(messages.language, locale),
    ...(settings === null ? [] : [`  await tell('useSettings', ${quote(settings)});`]),
  ];
}
function writeLook({ name, nodes }: ShownScreen): readonly string[] {
  return [
    `  // ${name}`,
    `  const screen = page.frameLocator('iframe[src="/lab/stage"]');`,
    `  for (const node of ${quote(nodes)})`,
    `    await expect(screen.locator(\`[data-node="\${node}"]\`).first(), node).toBeVisible();`,
  ];
}

/**
 * A Playwright test that replays a run in the lab, move by move, on the flow's live screen, and expects what
 * was read and the nodes that were seen at its end. `LAB` is the lab's address, else the one that it was
 * written at. It is self-contained: as TypeScript it needs no types of this project.
 */
export function writePlaywright(
  { moves, ...start }: Run,
  reading: Reading,
  screen: ShownScreen | null,
  lab: string,
): string {
  return [
    `import { expect, test } from '@playwright/test';`,
    ``,
    `test(${quote(`${start.machine} comes to ${reading.state} on its screen`)}, async ({ page }) => {`,
    `  const lab = process.env['LAB'] ?? ${quote(lab)};`,
    `  const tell = (call: string, what: object): Promise<unknown> =>`,
    `    page.evaluate(\`void window.lab.\${call}(\${JSON.stringify(what)})\`);`,
    `  const noLab = \`There is no lab at \${lab}. Set LAB to the address that the lab has in the browser.\`;`,
    `  const refused = await page.goto(\`\${lab}#${encodeRun({ ...start, moves: [] })}\`).then(() => null, String);`,
    `  expect(refused, noLab).toBeNull();`,
    // Asked from outside: a wait inside the page would need to make code of text, which its policy refuses.
    `  await expect.poll(() => page.evaluate('typeof window.lab'), noLab).toBe('object');`,
    ...(screen === null ? [] : writeChoices(screen)),
    ...moves.flatMap((move) => [`  // ${describeMove(move)}`, `  await tell('play', ${quote(move)});`]),
    `  const { state, status, projection } = await page.evaluate('window.lab.snapshot()') as typeof expected;`,
    `  expect({ state, status, projection }).toEqual(expected);`,
    ...(screen === null ? [] : writeLook(screen)),
    `});`,
    ``,
    `const expected = ${JSON.stringify(reading, null, 2)};`,
    ``,
  ].join('\n');
}
