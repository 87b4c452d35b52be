import { describe, expect, it } from 'vitest';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite } from '../tiny-site.fake.ts';

/** The tiny catalogue, whose tabs promise that choosing one has an effect, and send nothing without a count. */
const createCatalogue = () => {
  const catalogue = createTinyCatalogue();
  const components = catalogue.components.map((one) =>
    one.type === 'Tabs'
      ? {
          ...one,
          sends: {
            select: { while: [{ prop: 'count', isNot: [null] }], promised: true, carries: 'id' } as const,
          },
        }
      : one,
  );
  return { ...catalogue, components };
};
const tabs = (props: object, actions?: readonly object[]) => ({
  type: 'Tabs',
  id: 'tabs',
  props: { label: { $t: 'home.title' }, ...props },
  ...(actions === undefined ? {} : { on: { select: actions } }),
});
const listFound = async (node: object, shown: string) => {
  const text = { type: 'Text', id: 'text', children: [{ $t: 'home.title' }] };
  const chosen = { ...text, id: 'chosen', show: { '===': [{ var: shown }, 'a'] } };
  const site = changeTinySite('pages/home', ['root', 'children'], [text, chosen, node]);
  const { issues } = await compileSite(site, createCatalogue());
  return issues.map(({ code, pointer }) => `${code} ${pointer}`);
};
const place = '/root/children/2';
const set = (value: unknown) => [{ do: 'set', path: 'ui.page.tab', value }];
const choose = set({ $e: { var: 'event.id' } });

describe('the effects of controls', () => {
  it('finds nothing where what a person chose decides what shows', async () => {
    expect(await listFound(tabs({ count: 1 }, choose), 'ui.page.tab')).toEqual([]);
  });
  it('finds a control without actions for what it promises', async () => {
    expect(await listFound(tabs({ count: 1 }), 'ui.page.tab')).toContain(`control.no-effect ${place}`);
  });
  it('finds a control whose action nobody notices', async () => {
    const found = await listFound(tabs({ count: 1 }, choose), 'ui.page.other');
    expect(found).toContain(`control.no-effect ${place}`);
    expect(found).toContain(`action.unread ${place}/on/select/0/path`);
  });
  it('finds a control that loses what a person chose', async () => {
    expect(await listFound(tabs({ count: 1 }, set('a')), 'ui.page.tab')).toEqual([
      `control.no-effect ${place}`,
    ]);
  });
  it('finds actions for an event that never comes', async () => {
    expect(await listFound(tabs({}, choose), 'ui.page.tab')).toEqual([
      `control.never-sent ${place}/on/select`,
    ]);
  });
});
