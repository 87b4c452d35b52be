import { describe, expect, it } from 'vitest';
import type { MenuDocument, SiteDocument } from '../../protocol/document/document.ts';
import { readSiteFacts } from '../references/site-facts.ts';
import { listRoutesWithin, readTarget } from './list-routes-within.ts';
import { readTreeText } from '../../../server/site/compile/tree-text.fake.ts';

const read = (name: string): unknown => JSON.parse(readTreeText(`layouts/${name}.json`));
const facts = readSiteFacts(read('site') as SiteDocument);
/** By the route that the entry goes to, else by its id. */
const within = (menu: string): ReadonlyMap<string, readonly string[]> => {
  const found = listRoutesWithin(facts, (read(`menus/${menu}`) as MenuDocument).items);
  return new Map([...found].map(([item, routes]) => [readTarget(item) ?? item.id, routes]));
};

describe('listRoutesWithin', () => {
  it('marks a category on the pages of its group and on those below it', () => {
    expect(within('header').get('lottery')).toEqual(
      expect.arrayContaining(['elott', 'sea-lottery', 'vn-lottery', 'lottery-game']),
    );
  });

  it('marks a group that goes nowhere itself on the pages of its entries', () => {
    expect(within('side').get('games')).toEqual(expect.arrayContaining(['rng', 'bingo', 'seamless']));
    expect(within('header').get('rng')).toEqual(expect.arrayContaining(['bingo', 'bgs']));
  });

  it('marks one entry alone: the one nearest to the page', () => {
    const agent = within('agent');
    expect(agent.get('agent-report')).toContain('agent-transactions');
    expect(agent.get('agent-home')).toContain('agent-offers');
    expect(agent.get('agent-home')).not.toContain('agent-report');
    expect(agent.get('agent-home')).not.toContain('agent-transactions');
  });

  it('marks the entry of the member centre on every page of it', () => {
    expect(within('bottom').get('member')).toContain('linked-services');
    expect(within('account').get('member')).not.toContain('linked-services');
    expect(within('account').get('security')).toContain('linked-services');
  });

  it('does not take every page for a part of the home page', () => {
    expect(within('header').get('home')).toEqual([]);
  });
});
