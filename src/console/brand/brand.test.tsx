// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { checkAgreements } from '../../compiler/agreements/check-agreements.ts';
import { createIssueLog } from '../../compiler/issue-log.ts';
import { checkBrandLinks } from '../../compiler/settings/check-brand-links.ts';
import { checkShape } from '../../compiler/shape/check-shape.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { editMessages } from '../draft/edit-messages.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import {
  brandPath,
  channelIcons,
  mirrorKeys,
  mostItems,
  setItem,
  setLine,
  sitePath,
  type ItemKey,
  type ListKey,
  type TextKey,
  switchKeys,
} from './brand-document.ts';
import { findBrandFault, forms, itemRules, lineRules, years } from './brand-faults.ts';
import type { LineRule } from './brand-lines.tsx';
import { brandMessages as words } from './brand-messages.ts';

const link = (id: string, label: string) => ({
  id,
  label,
  icon: 'globe',
  address: `https://chat.example/${id}`,
});
const brand: JsonObject = {
  language: 1,
  id: 'brand',
  name: 'Lumina',
  copyrightYear: 2025,
  licence: 'Licence 1',
  currency: 'PHP',
  currencySymbol: '₱',
  iosApp: 'https://chat.example/ios',
  socials: [link('one', 'Club'), link('two', 'Forum')],
};
const line = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const entry = (name: string) => within(screen.getByRole('group', { name }));

async function open(role: ConsoleRole = 'editor', changes: object = {}, issues: readonly Issue[] = []) {
  const documents = {
    [brandPath]: { ...brand, ...changes },
    [sitePath]: { externalHosts: ['chat.example'] },
  };
  const api = createConsoleFake({ role, documents, issues });
  renderConsole(api, '/brand');
  await screen.findByLabelText(words.names.name);
  const saved = () => api.site.saved(brandPath) as unknown as Record<string, Json>;
  return { api, user: userEvent.setup({ delay: null }), saved };
}
async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.tab();
}

describe('the brand', () => {
  it('saves a line when it is left', async () => {
    const { user, saved } = await open();
    await write(user, line(words.names.name), 'Aurora');
    await waitFor(() => expect(saved()['name']).toBe('Aurora'));
    expect(await screen.findByText(settingMessages.live('Lumina'))).toBeTruthy();
    await write(user, line(words.names.copyrightYear), '2026');
    await waitFor(() => expect(saved()['copyrightYear']).toBe(2026));
    // The first drawing of the console is the slowest of a file.
  });

  it('takes out what may be missing and is emptied', async () => {
    const { user, saved } = await open();
    await user.clear(line(words.names.iosApp));
    await user.tab();
    await waitFor(() => expect(saved()).not.toHaveProperty('iosApp'));
  });

  it('says what is wrong with an address at its line, with the code, and keeps it in the draft', async () => {
    const { user, saved } = await open();
    await write(user, line(words.names.androidApp), 'http://chat.example/app');
    expect(await screen.findByText('An address that begins with https://.')).toBeTruthy();
    expect(screen.getByText('shape.bad-format')).toBeTruthy();
    expect(line(words.names.androidApp).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(saved()['androidApp']).toBe('http://chat.example/app'));
    expect(line(words.names.androidApp).value).toBe('http://chat.example/app');
  });

  it('puts a new host on the list at one press, and no address can use one that is taken off', async () => {
    const { api, user, saved } = await open();
    await write(user, line(words.names.androidApp), 'https://apps.example/a');
    expect(await screen.findByText('link.host')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: words.allow('apps.example') }));
    await waitFor(() => expect(screen.queryByText('link.host')).toBeNull());
    const hosts = () => api.site.saved(sitePath);
    await waitFor(() => expect(hosts()).toEqual({ externalHosts: ['chat.example', 'apps.example'] }));
    expect(saved()['androidApp']).toBe('https://apps.example/a');
    await user.click(screen.getByRole('button', { name: words.remove('chat.example') }));
    await waitFor(() => expect(screen.getAllByText('link.host')).toHaveLength(3));
    await user.type(line(words.hosts.label), 'localhost{Enter}');
    expect(await screen.findByText(words.hosts.fault, { exact: false })).toBeTruthy();
    await write(user, line(words.hosts.label), 'https://chat.example/x');
    await user.click(screen.getByRole('button', { name: words.hosts.add }));
    await waitFor(() => expect(hosts()).toEqual({ externalHosts: ['apps.example', 'chat.example'] }));
  });

  it('adds an entry whose first line has the focus, up to as many as there may be', async () => {
    const { user, saved } = await open('editor', { socials: [link('link-1', 'Club')] });
    await user.click(screen.getByRole('button', { name: words.lists.socials.add }));
    const added = entry(words.unnamed(2));
    await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText(words.items.label)));
    await user.keyboard('Forum');
    await user.tab();
    await write(user, entry('Forum').getByLabelText(words.items.address), 'https://chat.example/f');
    const forum = { id: 'link-2', label: 'Forum', icon: 'globe', address: 'https://chat.example/f' };
    await waitFor(() => expect(saved()['socials']).toEqual([link('link-1', 'Club'), forum]));
    await user.click(screen.getByRole('button', { name: words.lists.socials.add }));
    expect(saved()['socials']).toHaveLength(2);
    expect(screen.getByText(words.full(2))).toBeTruthy();
  });

  it('removes an entry and keeps the focus in the list; without entries there is no list', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('button', { name: words.remove('Club') }));
    await waitFor(() => expect(saved()['socials']).toEqual([link('two', 'Forum')]));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.lists.socials.add }));
    await user.click(screen.getByRole('button', { name: words.remove('Forum') }));
    await waitFor(() => expect(saved()).not.toHaveProperty('socials'));
    expect(screen.getByText(words.lists.socials.none)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `${words.reset}: ${words.lists.socials.title}` }));
    await waitFor(() => expect(saved()['socials']).toHaveLength(2));
  });

  it('moves an entry by button and by keyboard, with what is being typed in it', async () => {
    const { user, saved } = await open();
    const labels = () => (saved()['socials'] as unknown as { label: string }[]).map(({ label }) => label);
    await user.click(screen.getByRole('button', { name: words.moveDown('Club') }));
    await waitFor(() => expect(labels()).toEqual(['Forum', 'Club']));
    const typing = entry('Club').getByLabelText(words.items.label);
    await user.type(typing, ' 7{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(labels()).toEqual(['Club 7', 'Forum']));
    await waitFor(() =>
      expect(document.activeElement).toBe(entry('Club 7').getByLabelText(words.items.label)),
    );
  });

  it('keeps what is typed where somebody changes the same line, and asks whose stands', async () => {
    const { api, user, saved } = await open();
    await user.type(line(words.names.name), ' Club');
    api.site.editElsewhere([{ document: brandPath, op: 'replace', path: ['name'], value: 'Aurora' }]);
    // Their edit is there once the draft is asked for again.
    await screen.findByText(settingMessages.live('Lumina'), {}, { timeout: 15_000 });
    await user.tab();
    expect(await screen.findByText(settingMessages.meanwhile('Aurora'))).toBeTruthy();
    expect(line(words.names.name).value).toBe('Lumina Club');
    expect(saved()['name']).toBe('Aurora');
    await user.click(screen.getByRole('button', { name: settingMessages.saveMine }));
    await waitFor(() => expect(saved()['name']).toBe('Lumina Club'));
    expect(screen.queryByText(settingMessages.meanwhile('Aurora'))).toBeNull();
  });

  it('keeps a line that meets an edit of the same line on its way, and asks whose stands', async () => {
    const { api, user, saved } = await open();
    api.site.editElsewhere([{ document: brandPath, op: 'replace', path: ['name'], value: 'Aurora' }]);
    await write(user, line(words.names.name), 'Mine');
    expect(await screen.findByText(editMessages.conflictTitle('Ana'))).toBeTruthy();
    expect(saved()['name']).toBe('Aurora');
    await user.click(screen.getByRole('button', { name: editMessages.keepMine }));
    await waitFor(() => expect(saved()['name']).toBe('Mine'));
  });

  it('shows what the check finds at its line, and leads there from the review', async () => {
    const issue: Issue = {
      code: 'shape.wrong-value',
      severity: 'error',
      document: brandPath,
      pointer: '/socials/1/label',
      message: 'The check says no.',
    };
    const { user } = await open('publisher', {}, [issue]);
    expect(await entry('Forum').findByText('The check says no.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: words.switches.loginedToHomePage }));
    await user.click(await screen.findByRole('button', { name: messages.changeBar.review }));
    await user.click(await screen.findByRole('link', { name: messages.review.openForm }));
    await waitFor(() =>
      expect(document.activeElement).toBe(entry('Forum').getByLabelText(words.items.label)),
    );
  });

  it('is only read by a viewer, who is told why', async () => {
    await open('viewer');
    expect(screen.getByText(messages.roleMayNot.edit)).toBeTruthy();
    for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) expect(box.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: words.lists.socials.add })).toBeNull();
    expect(screen.queryByRole('button', { name: words.remove('chat.example') })).toBeNull();
    expect(screen.getByRole('button', { name: words.remove('Club') }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});

describe('the rules of the brand', () => {
  interface Part {
    readonly pattern?: string;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly maxItems?: number;
    readonly enum?: readonly string[];
  }
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const schema = read('schemas/settings/brand.schema.json') as {
    readonly properties: Readonly<Record<string, Part>>;
    readonly definitions: Readonly<Record<string, { readonly properties: Readonly<Record<string, Part>> }>>;
  };
  const patternOf = (kind: string) =>
    kind === 'link'
      ? forms.https
      : Object.hasOwn(forms, kind)
        ? forms[kind as keyof typeof forms]
        : undefined;

  it('are those of the schema, and every setting of it has a line', () => {
    const { properties, definitions } = schema;
    // The editions of legal texts are changed in the JSON, where their pages are changed too, and so are jackpots.
    const elsewhere = ['$schema', 'language', 'id', 'suppress', 'logo', 'legalTexts', 'jackpots'];
    const ownKeys = Object.keys(properties).filter((key) => !elsewhere.includes(key));
    const inForm = [...Object.keys(lineRules), ...Object.keys(mostItems), ...mirrorKeys, ...switchKeys];
    expect(inForm.sort()).toEqual(ownKeys.sort());
    for (const [list, most] of Object.entries(mostItems)) expect(properties[list]?.maxItems).toBe(most);
    const { copyrightYear: _year, currency: _currency, ...texts } = lineRules;
    for (const [name, { most, kind }] of Object.entries(texts))
      expect([name, properties[name]?.maxLength, properties[name]?.pattern]).toEqual([
        name,
        most,
        patternOf(kind),
      ]);
    expect(properties['currency']?.pattern).toBe(forms.currency);
    const { minimum, maximum } = properties['copyrightYear'] ?? {};
    expect([minimum, maximum]).toEqual([years.least, years.most]);
    for (const [part, rules] of [
      ['channel', itemRules.socials],
      ['mark', itemRules.licenceMarks],
    ] as const)
      for (const [key, { most, kind }] of Object.entries(rules)) {
        const { maxLength, pattern } = definitions[part]?.properties[key] ?? {};
        expect([key, maxLength, pattern]).toEqual([key, most, patternOf(kind)]);
      }
    expect(definitions['channel']?.properties['icon']?.enum).toEqual(channelIcons);
    const site = read('schemas/layout/site.schema.json') as {
      properties: { externalHosts: { items: Part } };
    };
    expect(site.properties.externalHosts.items.pattern).toBe(forms.host);
  });

  const channels = { socials: [link('one', 'Club'), link('two', 'Forum')], messaging: [link('c', 'Chat')] };
  const right = {
    ...brand,
    $schema: '',
    ...channels,
    licenceMarks: [{ id: 'm', name: 'M', image: '/assets/m.svg' }],
  };
  const hosts = ['chat.example'];
  /** What the check of a release says about the brand. */
  const check = (document: Json): readonly string[] => {
    const log = createIssueLog();
    const { broken, issues } = checkShape(brandPath, document);
    issues.forEach(log.add);
    if (broken === null) {
      checkBrandLinks(log, document as never, hosts);
      const settings = new Map([['brand', document as JsonObject]]);
      checkAgreements(log, { settings, forms: new Map(), site: null, screens: [] }, null);
    }
    // A line knows nothing of the other lines.
    const brandIssues = log
      .list()
      .filter(({ document: path, code }) => path === brandPath && code !== 'agreement.currency-symbol');
    return brandIssues.map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const samples = [
    ['', 'x', '0', '2026', '1999', '2101', 'PHP', 'php', 'PHQ'],
    ['a@b', 'a@b.ph', 'a b@c', '/assets/a.svg', '/etc/a.svg'],
    ['Asia/Manila', 'Manila', '+08:00'],
    [
      'https://chat.example/a',
      'https://evil.example/a',
      'https://chat.example:8443/a',
      'https://u@chat.example/',
    ],
    ['https://', 'http://chat.example/', 'javascript:alert(1)', 'data:text/html,x', '//chat.example'],
    [`https://chat.example/${'a'.repeat(300)}`, 'a'.repeat(81), 'a'.repeat(201), `${'a'.repeat(200)}@b`],
  ].flat();

  it.each(samples)('answer “%s” as the check does, under the same code at the same place', (typed) => {
    const compare = (place: string, rule: LineRule, document: Json) => {
      const fault = findBrandFault(rule, typed, hosts);
      const found = check(document);
      // The check may have a second thing to say; a line says one.
      expect([place, fault !== null]).toEqual([place, found.length > 0]);
      if (fault !== null) expect(found).toContain(`${fault.code} ${place}`);
    };
    for (const [name, rule] of Object.entries(lineRules))
      compare(`/${name}`, rule, setLine(right, name as TextKey, typed));
    for (const [list, rules] of Object.entries(itemRules))
      for (const [key, rule] of Object.entries(rules))
        compare(`/${list}/0/${key}`, rule, setItem(right, list as ListKey, 0, key as ItemKey, typed));
  });
  it('find nothing wrong where the check finds nothing', () => expect(check(right)).toEqual([]));
});
