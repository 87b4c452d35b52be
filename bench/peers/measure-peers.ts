import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { root } from '../../tests/gate/run-command.ts';
import { compareForms, describeForm } from '../form/measure-form.ts';
import { buildContenders, type Bundle } from '../lobby/build-contenders.ts';
import { compilePages, type CompiledPages } from '../lobby/compile-lobby.ts';
import { compareLobbies, describeLobby } from '../lobby/measure-lobby.ts';
import { address, openContext } from '../lobby/visit-page.ts';
import { drawTable, type Row } from '../table.ts';
import { installPeers } from './install-peers.ts';

const lobbyPeers = ['json-render', 'puck', 'divkit', 'adaptive-cards', 'builder', 'amis'] as const;
const formPeers = ['rjsf', 'survey', 'formily'] as const;
/** Peers that come as scripts for a page: name → folder in their package, and the script. */
const sdks: Readonly<Record<string, readonly [folder: string, script: string]>> = {
  amis: ['amis/sdk', 'sdk.js'],
};
/** Some peers take seconds for a change. */
const settings = { updates: 4, isLargeToo: false, warmMounts: 1, rounds: 15 };

interface Built {
  readonly bundles: readonly Bundle[];
  /** Peers that could not be built or do not draw the page, with the reason. */
  readonly left: readonly string[];
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ');

/** One by one: a peer that does not build is named, and the others are measured all the same. */
const buildPeers = async (
  folder: 'lobby' | 'form',
  names: readonly string[],
  compiled: CompiledPages,
  modules: string,
  tryOut: (bundle: Bundle) => Promise<unknown>,
): Promise<Built> => {
  const bundles: Bundle[] = [];
  const left: string[] = [];
  const buildOptions = {
    nodePaths: [modules],
    // One React for all of them: the one that Foyer has.
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    loader: { '.css': 'empty' as const },
  };
  for (const name of names) {
    const file = `peers/${folder}/${name}.tsx`;
    try {
      const [bundle] = await buildContenders([file], compiled, buildOptions);
      if (bundle === undefined) throw new Error('nothing was built');
      const sdk = sdks[name];
      const whole = sdk === undefined ? bundle : { ...bundle, before: `${address}${name}/${sdk[1]}` };
      await tryOut(whole);
      bundles.push(whole);
    } catch (error) {
      left.push(`  ${name} is left out: ${firstLine(error)}`);
    }
  }
  return { bundles, left };
};

const draw = (title: string, rows: readonly Row[], left: readonly string[]): string =>
  [drawTable(title, rows), ...left].join('\n');

const compareWithPeers = async (
  context: BrowserContext,
  modules: string,
  rounds: number,
): Promise<string> => {
  const compiled = await compilePages(['lobby/lobby.layout.json']);
  const [games] = await buildContenders(['lobby/games.ts'], compiled);
  const ownBundles = await buildContenders(
    ['lobby/contenders/react.tsx', 'lobby/contenders/foyer.tsx'],
    compiled,
  );
  const script = games?.script ?? '';
  const { bundles, left } = await buildPeers('lobby', lobbyPeers, compiled, modules, (bundle) =>
    compareLobbies(context, [bundle], script, { ...settings, updates: 1, rounds: 1 }),
  );
  return draw(
    describeLobby(rounds),
    await compareLobbies(context, [...ownBundles, ...bundles], script, { ...settings, rounds }),
    left,
  );
};

const compareFormPeers = async (
  context: BrowserContext,
  modules: string,
  rounds: number,
): Promise<string> => {
  const compiled = await compilePages(['form/form.layout.json'], 'form/bench-form');
  const ownBundles = await buildContenders(
    ['form/contenders/react.tsx', 'form/contenders/foyer.tsx'],
    compiled,
  );
  const { bundles, left } = await buildPeers('form', formPeers, compiled, modules, (bundle) =>
    compareForms(context, [bundle], 1),
  );
  return draw(describeForm(rounds), await compareForms(context, [...ownBundles, ...bundles], rounds), left);
};

/** `rounds`: visits of each. Foyer beside the peers that can be installed: the lobby of 200 cards, and the form of 18 fields. */
export const measurePeers = async (browser: Browser, rounds: number = settings.rounds): Promise<string> => {
  const modules = await installPeers();
  const compiled = await compilePages(['lobby/lobby.layout.json']);
  const context = await openContext(browser, compiled.css);
  for (const [name, [folder]] of Object.entries(sdks))
    await context.route(`${address}${name}/**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(name.length + 2);
      return route.fulfill({ path: join(modules, folder, path) });
    });
  try {
    return `${await compareWithPeers(context, modules, rounds)}\n${await compareFormPeers(context, modules, rounds)}`;
  } finally {
    await context.close();
  }
};
