import { describe, expect, it } from 'vitest';
import { compileTiny } from '../compile-tiny.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const isMember = { '===': [{ var: 'session.state' }, 'member'] };
const tag = { var: 'route.query.tag' };

/** The tiny site with rules in a page and in a fragment; `say` gives what stands where one is read. */
const siteWith = (rules: object | undefined, say: (name: string, written: unknown) => unknown) => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  const page = site['pages/home'] as Record<string, unknown>;
  if (rules !== undefined) page['rules'] = rules;
  page['data'] = {
    list: { call: 'games.list', with: { gameType: 'slots' }, when: say('isMember', isMember) },
  };
  page['root'] = {
    type: 'Box',
    id: 'root',
    show: { or: [say('isMember', isMember), { '!': say('tag', tag) }] },
    children: [
      {
        use: 'fragment:hint',
        id: 'hint',
        params: { words: { $t: 'home.title' }, level: { $e: { if: [say('isMember', isMember), 1, 2] } } },
      },
    ],
  };
  return site;
};
const bothOf = async (say: Parameters<typeof siteWith>[1], rules: object) => {
  const [named, written] = await Promise.all([
    compileTiny(siteWith(rules, say)),
    compileTiny(siteWith(undefined, (_, rule) => rule)),
  ]);
  return [named.hash, written.hash];
};

describe('a named rule', () => {
  it('makes the same release as the expression that it names', async () => {
    const [named, written] = await bothOf((name) => ({ var: `rule.${name}` }), { isMember, tag });
    expect(named).toBe(written);
  });

  it('makes the same release through another rule', async () => {
    const rules = { isMember: { var: 'rule.inner' }, inner: isMember, tag };
    const [named, written] = await bothOf((name) => ({ var: `rule.${name}` }), rules);
    expect(named).toBe(written);
  });

  it('makes another release where the rule is another', async () => {
    const rules = { isMember: { '===': [{ var: 'session.state' }, 'visitor'] }, tag };
    const [named, written] = await bothOf((name) => ({ var: `rule.${name}` }), rules);
    expect(named).not.toBe(written);
  });
});
