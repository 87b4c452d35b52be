import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { consoleErrorCodes } from '../../src/protocol/console/console-error-codes.ts';
import { serverOnlyCodes } from '../../src/protocol/server-only-codes.ts';
import { root } from '../gate/run-command.ts';
import { listSources } from '../law/list-sources.ts';
import { generateDocs } from './generate-docs.ts';
import { nameErrorMessage } from '../../src/machines/error-message.ts';
import { memberErrorTexts } from './reference-pages.ts';

const pages = listSources(root).filter(({ path }) => path.endsWith('.md'));
/** Examples in guides: what a reader is told to make. */
const isExample = (path: string): boolean => /rating|TH\.json|x\.|<|>|\*|\{|…/.test(path);

/** Paths in backticks that begin with a folder of the checkout. */
const findPaths = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|server|platform|schemas|layouts|locales|tests|docs|bench)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path.replace(/[:#].*$/, ''))
    .filter((path) => !isExample(path));

const findLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?:|#|mailto:)/.test(link))
    .map((link) => link.replace(/#.*$/, ''));

describe('the documentation', () => {
  test('has the pages that are made from the code as the code is now', async () => {
    const stale = Object.entries(await generateDocs())
      .filter(
        ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
      )
      .map(([path]) => path);
    expect(stale, 'run “npm run docs”').toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const missing = pages.flatMap(({ path, text }) =>
      findPaths(text)
        .filter((named) => !existsSync(join(root, named)))
        .map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test('links only to what exists', () => {
    const broken = pages.flatMap(({ path, text }) =>
      findLinks(text)
        .filter((link) => !existsSync(join(root, normalize(join(dirname(path), link)))))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const unknown = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([run]) => `${path}: ${run}`),
    );
    expect(unknown).toEqual([]);
  });

  test('has a sentence for every error code that the member platform answers', () => {
    const texts = memberErrorTexts();
    const used = listSources(root)
      .filter(
        ({ path }) => /^(platform|server\/infrastructure)\//.test(path) && !/\.(test|fake)\./.test(path),
      )
      .flatMap(({ path, text }) =>
        [...text.matchAll(/(?:\bcode: |refuseCall\()'([\w.-]+)'/g)].map(([, code = '']) => ({ path, code })),
      );
    expect(used.length).toBeGreaterThan(10);
    // Some codes of the wire say the same as another; the portal reads them as that one.
    const hasOtherName = (code: string): boolean => nameErrorMessage(code) !== nameErrorMessage('unknown');
    const others: readonly string[] = [...consoleErrorCodes, ...serverOnlyCodes];
    const isKnown = (code: string): boolean => code in texts || hasOtherName(code) || others.includes(code);
    // Currencies and banks have codes as well, in capitals.
    const capitals = /^[A-Z]{3,4}$/;
    expect(
      used
        .filter(({ code }) => !isKnown(code) && !capitals.test(code))
        .map(({ path, code }) => `${path}: ${code}`),
    ).toEqual([]);
  });
});
