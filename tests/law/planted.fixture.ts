import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PlantedTree {
  readonly root: string;
  remove(): void;
}

/** Writes files into a new folder, for a tool to find the fault in. */
export const plantTree = (files: Readonly<Record<string, string>>): PlantedTree => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-law-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
