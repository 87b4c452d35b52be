import { describe, expect, it } from 'vitest';
import { identityFields } from '../../src/protocol/document/jurisdiction.ts';
import { copySite, type EditableSite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

const find = async (edit: (site: EditableSite) => void): Promise<readonly string[]> => {
  const site = await copySite();
  edit(site);
  const { issues } = await siteChecker.check(site);
  return issues
    .filter(({ code }) => code.startsWith('market.'))
    .map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
};
const set = (site: EditableSite, document: string, values: object) =>
  Object.assign(site[document] ?? {}, values);
type Part = Record<string, unknown>;
const fieldsOf = (site: EditableSite) => site['settings/register-fields']?.['fields'] as Record<string, Part>;

describe('a site that contradicts its market profile', { timeout: 120_000 }, () => {
  it('is not the default site', async () => {
    expect(await find(() => undefined)).toEqual([]);
  });
  it.each([18, 19, 20])('lets people play from %i on where the market demands 21', async (minimumAge) => {
    expect(await find((site) => set(site, 'settings/limits', { minimumAge }))).toEqual([
      'market.age settings/limits/minimumAge',
    ]);
  });
  it('lets people play who are older than the market demands, and says so', async () => {
    expect(await find((site) => set(site, 'settings/limits', { minimumAge: 25 }))).toEqual([]);
  });
  it('takes a birthday that is too young for what everybody is told', async () => {
    expect(await find((site) => set(site, 'settings/limits', { birthdayMinimumAge: 20 }))).toEqual([
      'market.age settings/limits/birthdayMinimumAge',
    ]);
    expect(await find((site) => set(site, 'settings/limits', { birthdayMinimumAge: 23 }))).toEqual([]);
  });
  it('does not ask for the age where the market demands the question', async () => {
    const demand = (site: EditableSite) => set(site, 'settings/jurisdiction', { ageGate: true });
    const place = 'market.age-gate settings/jurisdiction/ageGate';
    expect(await find(demand)).toEqual([]);
    const withoutModal = await find((site) => {
      demand(site);
      delete site['modals/age-gate'];
    });
    expect(withoutModal).toEqual([place]);
    const switchedOff = await find((site) => {
      demand(site);
      const text = JSON.stringify(site['settings/whitelabel']);
      const off = text.replace(/("modId":"AGEANNOUNCE3","name":"[^"]*","enabled":)true/, '$1false');
      expect(off).not.toBe(text);
      site['settings/whitelabel'] = JSON.parse(off) as Part;
    });
    expect(switchedOff).toEqual([place]);
  });
  it('has no market profile for the helpline that it promises, or one without a word', async () => {
    const broken = async (edit: (site: EditableSite) => void): Promise<readonly string[]> => {
      const site = await copySite();
      edit(site);
      const { issues } = await siteChecker.check(site);
      return issues.map(({ code, document, pointer }) => `${code} ${document}${pointer}`);
    };
    expect(await broken((site) => void delete site['settings/jurisdiction'])).toEqual([
      'policy.violated site/policies/0',
    ]);
    for (const key of ['helplineName', 'helplineContact'])
      expect(await broken((site) => set(site, 'settings/jurisdiction', { [key]: ' \u00a0' }))).toEqual([
        `shape.bad-format settings/jurisdiction/${key}`,
      ]);
    const line = { helplineName: 'Care', helplineContact: '+63 2 5550 0100' };
    for (const key of ['helplineName', 'helplineContact'])
      expect(await find((site) => set(site, 'settings/jurisdiction', { ...line, [key]: '' }))).toEqual([
        `market.helpline settings/jurisdiction/${key}`,
      ]);
    const none = { helplineName: '', helplineContact: '' };
    for (const whole of [line, none])
      expect(await find((site) => set(site, 'settings/jurisdiction', whole))).toEqual([]);
  });
  it.each([
    ['timeOuts', ['P7D', 'PT24H'], '/timeOuts/1'],
    ['timeOuts', ['PT24H', 'P1D'], '/timeOuts/1'],
    ['timeOuts', ['PT23H'], '/timeOuts/0'],
    ['timeOuts', ['PT24H', 'P4M'], '/timeOuts/1'],
    ['exclusions', ['P1Y', 'P6M'], '/exclusions/1'],
    ['exclusions', ['P6M', 'P12M', 'P1Y'], '/exclusions/2'],
    ['exclusions', ['P6M', 'P11Y'], '/exclusions/1'],
    ['exclusions', ['forever', 'P6M'], '/exclusions/1'],
    ['exclusions', ['P42D', 'P6M'], '/exclusions/0'],
  ] as const)('has %s of %j', async (list, lengths, place) => {
    expect(await find((site) => set(site, 'settings/jurisdiction', { [list]: lengths }))).toEqual([
      `market.length settings/jurisdiction${place}`,
    ]);
  });
  it('has no dialog for the reality check that the market demands', async () => {
    const found = await find((site) => void delete site['modals/reality-check']);
    expect(found).toEqual(['market.reality-check settings/jurisdiction/realityCheckMinutes']);
    const isNotAsked = await find((site) => {
      delete site['modals/reality-check'];
      set(site, 'settings/jurisdiction', { realityCheckMinutes: 0 });
    });
    expect(isNotAsked).toEqual([]);
  });
  it.each(identityFields)('does not ask for "%s", or lets it be left out', async (name) => {
    const found = `market.field settings/register-fields/fields/${name}`;
    for (const field of [
      { enabled: false, required: false },
      { enabled: true, required: false },
    ])
      expect(
        await find((site) => {
          set(site, 'settings/jurisdiction', { identityFields: [name] });
          Object.assign(fieldsOf(site)[name] ?? {}, field);
        }),
      ).toEqual([found]);
    const without = await find((site) => {
      set(site, 'settings/jurisdiction', { identityFields: [name] });
      delete fieldsOf(site)[name];
    });
    expect(without).toEqual([found]);
  });
  it.each(['EN', 'AR', 'TY'])('says another age in a text of %s', async (code) => {
    const place = `market.age-text locales/${code}/home.title`;
    for (const text of ['18+ only', 'Only at least 18.', 'Nobody under eighteen', 'wala pang 18', 'دون ١٨'])
      expect(await find((site) => set(site, `locales/${code}`, { 'home.title': text })), text).toEqual([
        place,
      ]);
    for (const text of [
      '21+ only',
      '{{brand}}, since 18 March',
      '+63 2 5550 0199',
      '18.5% off',
      '100+ games',
    ])
      expect(await find((site) => set(site, `locales/${code}`, { 'home.title': text })), text).toEqual([]);
  });
  it('says another age in the brand', async () => {
    const marks = [{ id: 'demo', name: 'Licensed, 18+', image: '/assets/licence-demo.svg' }];
    expect(await find((site) => set(site, 'settings/brand', { licenceMarks: marks }))).toEqual([
      'market.age-text settings/brand/licenceMarks/0/name',
    ]);
  });
});
