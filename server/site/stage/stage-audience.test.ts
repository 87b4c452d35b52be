import { expect, test } from 'vitest';
import { isInStage, memberKey, type Viewer } from './stage-audience.ts';

const nobody: ReadonlySet<string> = new Set();
const members = Array.from({ length: 2_000 }, (_, index): Viewer => ({
  kind: index % 4 === 0 ? 'agent' : 'member',
  key: memberKey('demo', String(index)),
}));
const chosen = (share: number, audience: 'everybody' | 'members' | 'agents' = 'everybody') =>
  members.filter((reader) => isInStage({ share, audience, keys: nobody }, reader));

test('takes about the share, none at 0 and all at 100', () => {
  expect(chosen(0)).toHaveLength(0);
  expect(chosen(100)).toHaveLength(members.length);
  // Four standard deviations of a draw of 2,000.
  for (const share of [1, 10, 50])
    expect(Math.abs(chosen(share).length / 20 - share)).toBeLessThan(
      4 * Math.sqrt((share * (100 - share)) / 2_000),
    );
});
test('keeps everybody who was in when it grows', () => {
  const wide = new Set(chosen(40));
  expect(chosen(10).every((reader) => wide.has(reader))).toBe(true);
});
test('draws from its audience only, and adds who is named', () => {
  expect(chosen(100, 'agents').every(({ kind }) => kind === 'agent')).toBe(true);
  const visitor: Viewer = { kind: 'visitor', key: 'a'.repeat(32) };
  expect(isInStage({ share: 100, audience: 'members', keys: nobody }, visitor)).toBe(false);
  const named = members[1] as Viewer;
  expect(isInStage({ share: 0, audience: 'agents', keys: new Set([named.key]) }, named)).toBe(true);
});
test('is another draw for another merchant', () => {
  expect(memberKey('demo', '1')).not.toBe(memberKey('other', '1'));
});
