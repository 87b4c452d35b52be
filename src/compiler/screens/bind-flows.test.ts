import { describe, expect, it } from 'vitest';
import { compileTiny } from '../compile-tiny.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

/** The tiny site with a fragment that calls its flow `name` and is given `given`. */
const siteWith = (name: string, given: object) => {
  const site = createTinySite() as Record<string, Record<string, unknown>>;
  const fragment = site['fragments/hint'] as Record<string, unknown>;
  if (Object.keys(given).length > 0) fragment['flows'] = { [name]: ['session'] };
  fragment['root'] = {
    type: 'Box',
    id: 'hint',
    in: [name, ['visitor', 'member.idle']],
    children: [
      { type: 'Text', id: 'words', children: [{ $e: { var: 'params.words' } }] },
      { type: 'Text', id: 'name', children: [{ $e: { var: `machine.${name}.name` } }] },
      { type: 'Text', id: 'error', children: [{ $t: { var: `machine.${name}.error` } }] },
      {
        type: 'Button',
        id: 'leave',
        show: { and: [{ can: [name, 'logout.request'] }, { '!': { in: [name, 'member.leaving'] } }] },
        on: { press: [{ do: 'send', to: name, event: 'logout.request' }] },
        children: [{ $t: 'nav.label' }],
      },
      { slot: 'more', id: 'more' },
    ],
  };
  const use = { use: 'fragment:hint', id: 'hint', params: { words: { $t: 'home.title' } }, ...given };
  const page = site['pages/about'] as Record<string, unknown>;
  page['root'] = { type: 'Box', id: 'root', children: [use] };
  return site;
};

describe('a flow that a use gives', () => {
  it('makes the same release as the key written out in the fragment', async () => {
    const [given, written] = await Promise.all([
      compileTiny(siteWith('step', { flows: { step: 'session' } })),
      compileTiny(siteWith('session', {})),
    ]);
    expect(given.hash).toBe(written.hash);
  });

  it('makes another release where the use gives another flow', async () => {
    const site = siteWith('step', { flows: { step: 'session' } });
    const other = siteWith('step', { flows: { step: 'own' } });
    (other['pages/about'] as Record<string, unknown>)['machines'] = { own: { use: 'session' } };
    const [first, second] = await Promise.all([compileTiny(site), compileTiny(other)]);
    expect(first.hash).not.toBe(second.hash);
  });
});
