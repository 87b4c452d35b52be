import { describe, expect, it } from 'vitest';
import { makePage } from '../../src/editing/commands/make-page.ts';
import { pageTemplates } from '../../src/editing/templates/page-templates.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import { copySite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

describe('a page that is made from a template', { timeout: 120_000 }, () => {
  it.each(pageTemplates)('is sound as it is, in a menu, with a picture or without: $id', async (template) => {
    const site = await copySite();
    const made = makePage(
      {
        title: 'Summer days',
        text: 'Sun all week.',
        button: 'Play now',
        leads: 'home',
        picture: template.hasButton ? '/assets/mark.svg' : '',
        path: '/summer-days',
        access: 'anyone',
        menu: 'menus/side',
        template,
      },
      {
        site: site['site'] as Json,
        menu: site['menus/side'] as Json,
        documents: new Set(Object.keys(site)),
        keys: new Set(Object.keys(site['locales/EN'] ?? {})),
      },
    );
    if (!made.ok) throw new Error(made.sentence);
    Object.assign(site, { [made.document]: made.page, site: made.site, 'menus/side': made.menu });
    for (const path of Object.keys(site).filter((one) => one.startsWith('locales/')))
      Object.assign(site[path] ?? {}, made.texts);
    const { issues } = await siteChecker.check(site);
    // Its words are still to be translated, and nothing else is to be done.
    expect(issues.filter(({ code }) => code !== 'text.untranslated')).toEqual([]);
  });
});
