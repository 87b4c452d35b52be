import { describe, expect, it } from 'vitest';
import type { CompiledForm } from '../protocol/release/release.ts';
import { compileSite } from './compile-site.fake.ts';
import { compileTiny, readPart } from './compile-tiny.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';
import { changeTinySite, createTinySite } from './tiny-site.fake.ts';

const label = { 'foyer:label': 'form.username.label' };

describe('compileSite, of forms', () => {
  it('folds the registration settings into the form: shown fields, their order, required ones', async () => {
    const release = await compileTiny(createTinySite());
    const form = JSON.parse(readPart(release, release.manifest.forms.register?.form)) as CompiledForm;
    expect(form.ui['ui:order']).toEqual(['username', 'affiliateCode', 'password', 'confirmPassword']);
    expect(form.schema).toMatchObject({
      required: ['username', 'password', 'confirmPassword'],
      properties: {
        username: { type: 'string', format: 'letters-or-digits', minLength: 6, maxLength: 12 },
        confirmPassword: { const: { $data: '1/password' } },
      },
    });
    expect(form.ui.username).toMatchObject({
      'foyer:hint': 'pattern.letters-or-digits',
      'foyer:hintArgs': { min: 6, max: 12 },
    });
  });

  it('asks a birthday for the age of the limits, and for that of the age gate where they name none', async () => {
    const site = createTinySite();
    const schema = site['forms/register.schema'] as { properties: Record<string, object> };
    schema.properties['birthday'] = { type: 'string', 'x-minimum-age': true };
    (site['forms/register.ui'] as Record<string, object>)['birthday'] = label;
    for (const locale of Object.keys(site).filter((path) => path.startsWith('locales/')))
      (site[locale] as Record<string, string>)['form.birthday.hint'] = '{{min}} years';
    const { fields } = site['settings/register-fields'] as { fields: Record<string, object> };
    fields['birthday'] = { enabled: true, required: true, order: 99, patternId: 11 };
    const limits = site['settings/limits'] as Record<string, number | undefined>;
    const readField = async () => {
      const release = await compileTiny(site);
      const form = JSON.parse(readPart(release, release.manifest.forms.register?.form)) as CompiledForm;
      return { schema: (form.schema.properties as Record<string, object>)['birthday'], ui: form.ui.birthday };
    };
    expect(await readField()).toMatchObject({
      schema: { format: 'date', minimumAge: 21 },
      ui: { 'foyer:hint': 'form.birthday.hint', 'foyer:hintArgs': { min: 21 } },
    });
    limits['minimumAge'] = 23;
    delete limits['birthdayMinimumAge'];
    expect(await readField()).toMatchObject({ schema: { minimumAge: 23 } });
    fields['birthday'] = { enabled: true, required: true, order: 99, patternId: 6 };
    const result = await compileSite(site, createTinyCatalogue());
    expect(result.issues).toContainEqual(
      expect.objectContaining({ code: 'pattern.unsatisfiable', pointer: '/fields/birthday' }),
    );
  });

  it.each([
    ['nothing', { route: 'home' }, { version: '1', date: '2026-01-01' }, []],
    ['a text without a version', { route: 'home' }, undefined, ['form.consent']],
    ['a text without a link', undefined, { version: '1', date: '2026-01-01' }, ['form.consent']],
    [
      'a link to nowhere',
      { route: 'hom' },
      { version: '1', date: '2026-01-01' },
      ['reference.route-unknown'],
    ],
  ])('finds in a box that agrees to something: %s', async (_what, link, edition, codes) => {
    const site = createTinySite();
    const { properties } = site['forms/register.schema'] as { properties: Record<string, object> };
    properties['terms'] = { type: 'boolean', const: true, 'x-consent': 'terms' };
    const shown = link === undefined ? {} : { 'foyer:link': { ...link, label: 'form.username.label' } };
    (site['forms/register.ui'] as Record<string, object>)['terms'] = { ...label, ...shown };
    const { fields } = site['settings/register-fields'] as { fields: Record<string, object> };
    fields['terms'] = { enabled: true, required: true, order: 99 };
    if (edition !== undefined)
      Object.assign(site['settings/brand'] ?? {}, { legalTexts: { terms: edition } });
    const { issues } = await compileSite(site, createTinyCatalogue());
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['may be left empty', false, true, []],
    ['must be ticked', true, true, ['form.consent']],
    ['has no link, though another box has one', false, false, []],
  ])('finds in a box that agrees to promotions and %s', async (_what, required, hasLink, codes) => {
    const site = createTinySite();
    const { properties } = site['forms/register.schema'] as { properties: Record<string, object> };
    const ui = site['forms/register.ui'] as Record<string, object>;
    const { fields } = site['settings/register-fields'] as { fields: Record<string, object> };
    const link = { 'foyer:link': { route: 'home', label: 'form.username.label' } };
    for (const [name, shown] of [
      ['marketing', hasLink ? link : {}],
      ['age', link],
    ] as const) {
      properties[name] = { type: 'boolean', 'x-consent': 'marketing' };
      ui[name] = { ...label, ...shown };
      fields[name] = { enabled: true, required: name === 'marketing' && required, order: 99 };
    }
    const edition = { version: '1', date: '2026-01-01' };
    Object.assign(site['settings/brand'] ?? {}, { legalTexts: { marketing: edition } });
    const { issues } = await compileSite(site, createTinyCatalogue());
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });

  it('asks for “6 digits” where neither fewer nor more will do', async () => {
    const site = createTinySite();
    const { fields } = site['settings/register-fields'] as { fields: Record<string, object> };
    fields['username'] = { ...fields['username'], patternId: 6, minLength: 6, maxLength: 6 };
    const release = await compileTiny(site);
    const form = JSON.parse(readPart(release, release.manifest.forms.register?.form)) as CompiledForm;
    expect(form.ui.username).toMatchObject({ 'foyer:hint': 'pattern.digits-exact' });
  });

  it('gives a field of another form the rule that registration has, repeated fields with it', async () => {
    const site = createTinySite();
    site['forms/renew.schema'] = {
      type: 'object',
      properties: {
        fresh: { type: 'string', 'x-rule-of': 'username' },
        again: { type: 'string', 'x-repeats': 'fresh' },
        note: { type: 'string' },
      },
      required: ['fresh'],
    };
    const order = ['fresh', 'again', 'note'];
    site['forms/renew.ui'] = { 'ui:order': order, fresh: label, again: label, note: label };
    const release = await compileTiny(site);
    const form = JSON.parse(readPart(release, release.manifest.forms.renew?.form)) as CompiledForm;
    expect(form.schema).toEqual({
      $id: 'renew',
      type: 'object',
      properties: {
        fresh: { type: 'string', format: 'letters-or-digits', minLength: 6, maxLength: 12 },
        again: { type: 'string', minLength: 6, maxLength: 12, const: { $data: '1/fresh' } },
        note: { type: 'string' },
      },
      required: ['fresh', 'again'],
    });
    expect(form.ui).toMatchObject({
      'ui:order': ['fresh', 'again', 'note'],
      fresh: { 'foyer:hint': 'pattern.letters-or-digits' },
    });
  });

  it('refuses a rule of a registration field that is not there', async () => {
    const site = createTinySite();
    site['forms/renew.schema'] = {
      type: 'object',
      properties: { fresh: { type: 'string', 'x-rule-of': 'nickname' } },
    };
    site['forms/renew.ui'] = { 'ui:order': ['fresh'], fresh: label };
    const { release, issues } = await compileSite(site, createTinyCatalogue());
    expect(release).toBeNull();
    expect(issues.map(({ code }) => code)).toEqual(['form.schema', 'reference.unused']);
  });

  it('leaves a field out when the module it belongs to is off', async () => {
    const release = await compileTiny(
      changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 1, 'enabled'], false),
    );
    const form = JSON.parse(readPart(release, release.manifest.forms.register?.form)) as CompiledForm;
    expect(form.ui['ui:order']).toEqual(['username', 'password', 'confirmPassword']);
  });
});
