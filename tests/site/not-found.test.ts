import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';

it('the page for an unknown address offers the search, a row of popular games and the way home', async () => {
  const { documents } = await readSourceFiles(join(import.meta.dirname, '../..'));
  const page = JSON.stringify(documents['pages/not-found']);
  expect(page).toContain('"do":"open","modal":"search"');
  expect(page).toContain('"call":"games.hot"');
  expect(page).toContain('"use":"fragment:game-row"');
  expect(page).toContain('"route":"home"');
});
