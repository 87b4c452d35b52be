import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources, type SourceFile } from './list-sources.ts';

const program = listSources(join(import.meta.dirname, '../..')).filter(
  ({ path }) => /^(server|platform|demo)\/.*\.ts$/.test(path) && !/\.(test|fake|fixture)\.ts$/.test(path),
);
/** `endSessions` remembers why; the other file ends what nobody has to be told of. */
const homes = ['platform/identity/sessions/ended-sessions.ts', 'platform/identity/sessions/sessions.ts'];
const endsSessions = ({ text }: SourceFile): boolean =>
  /deleteFrom\(\s*['"]member_session['"]|delete from member_session\b|['"]member_session['"],? ?[^)]*\] as const/.test(
    text,
  );

it('sessions of members are ended where the reason is remembered', () => {
  expect(program.filter(endsSessions).map(({ path }) => path)).toEqual(homes);
});

it.each([
  `await db.deleteFrom('member_session').where('member_id', '=', id).execute();`,
  `for (const table of ['member_session', 'step_up'] as const) await db.deleteFrom(table).execute();`,
  `await pool.query('delete from member_session');`,
])('%s is found', (text) => {
  expect(endsSessions({ path: 'server/planted.ts', text })).toBe(true);
});
