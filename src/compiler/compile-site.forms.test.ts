import { describe, expect, it } from 'vitest';
import type { CompiledForm } from '../protocol/release.ts';
import { compileSite } from './compile-site.ts';
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
      'foyer:required': true,
    });
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
    expect(issues.map(({ code }) => code)).toEqual(['reference.unused', 'form.schema']);
  });

  it('leaves a field out when the module it belongs to is off', async () => {
    const release = await compileTiny(
      changeTinySite('settings/whitelabel', ['tree', 'childrenNodes', 1, 'enabled'], false),
    );
    const form = JSON.parse(readPart(release, release.manifest.forms.register?.form)) as CompiledForm;
    expect(form.ui['ui:order']).toEqual(['username', 'password', 'confirmPassword']);
  });
});
