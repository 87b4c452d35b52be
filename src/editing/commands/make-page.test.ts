import { describe, expect, test } from 'vitest';
import { pageTemplates } from '../templates/page-templates.ts';
import { makePage, toAddress, type PageSite, type PageWish } from './make-page.ts';

const [promotion, words] = pageTemplates;
if (promotion === undefined || words === undefined) throw new Error('expects two templates');
const wish: PageWish = {
  title: 'Summer days',
  text: 'Sun all week.',
  button: 'Play now',
  leads: 'home',
  picture: '',
  path: '/summer-days',
  access: 'anyone',
  menu: 'menus/side',
  template: promotion,
};
const around: PageSite = {
  site: { routes: [{ id: 'home', path: '/', aliases: ['/index'], page: 'home' }] },
  menu: { items: [{ id: 'home' }] },
  documents: new Set(['pages/home', 'site']),
  keys: new Set(['home.title']),
};

describe('a page that is made', () => {
  test('has an address, words, an entry in a menu and who may see it', () => {
    const made = makePage(wish, around);
    expect(made).toMatchObject({
      ok: true,
      document: 'pages/summer-days',
      page: { id: 'summer-days', access: 'anyone', title: { $t: 'summer-days.title' } },
      site: { routes: [{ id: 'home' }, { id: 'summer-days', path: '/summer-days', page: 'summer-days' }] },
      menu: { items: [{ id: 'home' }, { id: 'summer-days', do: [{ do: 'navigate', to: 'summer-days' }] }] },
      texts: {
        'summer-days.title': 'Summer days',
        'summer-days.text': 'Sun all week.',
        'summer-days.button': 'Play now',
      },
    });
  });

  test('has a free name and free keys, also where something is called so', () => {
    const taken = {
      ...around,
      documents: new Set(['pages/summer-days']),
      keys: new Set(['summer-days-2.title']),
    };
    expect(makePage(wish, taken)).toMatchObject({
      document: 'pages/summer-days-2',
      page: { title: { $t: 'summer-days-2.title-2' } },
    });
  });

  test('is refused without words, at no address, and where another page is', () => {
    const refusal = (change: Partial<PageWish>) => {
      const outcome = makePage({ ...wish, ...change }, around);
      return outcome.ok ? '' : outcome.sentence;
    };
    expect(refusal({ title: ' ' })).toBe('A page needs a title.');
    expect(refusal({ path: 'Summer' })).toContain('An address is a slash');
    expect(refusal({ path: '/index' })).toBe('Another page is at /index already.');
    expect(refusal({ button: '' })).toContain('Each of the words is needed');
    expect(refusal({ button: '', template: words })).toBe('');
  });

  test('has its address from its title', () => {
    expect(['Summer days!', 'Fête d’été', '  50 % back '].map(toAddress)).toEqual([
      ...['summer-days', 'fete-d-ete', '50-back'],
    ]);
  });
});
