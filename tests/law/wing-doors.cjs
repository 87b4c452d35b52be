/**
 * What the README of each wing says about imports. The README is the one place of these facts: the import
 * law reads its doors and the wings it may import from there.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The lines under a heading of a README, up to the next one. */
const section = (text, heading) => text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
const inBackticks = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** Files that other wings may import: those of the list under “Doors”. */
const readDoors = (text) =>
  section(text, 'Doors')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => inBackticks(line.slice(line.indexOf(':'))));

/** Wings that this one may import: the first paragraph under “May import”. */
const readAllowed = (text) => inBackticks(section(text, 'May import').split('\n\n')[1] ?? '');

const foldersIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : [];

/** All wings of a checkout. `server` is the files beside the folders of the server. */
const listWings = (root) =>
  [
    ...foldersIn(root, 'src'),
    ...['server', 'platform', 'demo'].filter((wing) => existsSync(join(root, wing))),
    ...foldersIn(root, 'server'),
  ].map((wing) => {
    const readme = join(root, wing, 'README.md');
    const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    return { wing, doors: readDoors(text), allowed: readAllowed(text) };
  });

/** Paths of a wing as a regular expression. The wing `server` has files, no folders. */
const pathOf = (wing) => (wing === 'server' ? '^server/[^/]+$' : `^${wing}/`);

module.exports = { listWings, pathOf, readAllowed, readDoors };
