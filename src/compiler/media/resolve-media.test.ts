import { describe, expect, it } from 'vitest';
import { createChecker } from '../compile-site.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { createTinySite } from '../tiny-site.fake.ts';

const file = 'ab'.repeat(16);
const picture = { name: 'Lion', file, width: 1920, height: 1280, focus: { x: 20, y: 80 } };
const mark = (image: string) => ({ id: 'one', name: 'One', image });
/** The tiny site with a licence mark and a library. */
const makeSite = (image: string, pictures: object, words: Readonly<Record<string, string>> = {}) => {
  const site = createTinySite();
  Object.assign(site['settings/brand'] as object, { licenceMarks: [mark(image)] });
  Object.assign(site['locales/EN'] as object, words);
  site['settings/media'] = { $schema: 'x', language: 1, id: 'media', pictures };
  return site;
};
const spoken = { 'media.lion-1.alt': 'A lion' };
const check = (site: Record<string, unknown>, checker = createChecker(createTinyCatalogue())) =>
  checker.check(site);
const marksOf = async (site: Record<string, unknown>, checker?: ReturnType<typeof createChecker>) => {
  const { release } = await check(site, checker);
  const part = release?.parts[release.manifest.site]?.body ?? '{}';
  return (JSON.parse(part) as { settings: { brand: { licenceMarks: readonly { image: string }[] } } })
    .settings.brand.licenceMarks[0]?.image;
};

describe('a picture of the library in a document', () => {
  it('is written as the address of its bytes, with size and focal point', async () => {
    const site = makeSite('media:lion-1', { 'lion-1': picture }, spoken);
    expect(await marksOf(site)).toBe(`/media/kept/${file}-1920x1280-20x80`);
    expect((await check(site)).issues).toEqual([]);
  });

  it('follows the library, also where nothing else changed', async () => {
    const checker = createChecker(createTinyCatalogue());
    const other = { ...picture, file: 'cd'.repeat(16), focus: undefined };
    await marksOf(makeSite('media:lion-1', { 'lion-1': picture }, spoken), checker);
    expect(await marksOf(makeSite('media:lion-1', { 'lion-1': { ...other } }, spoken), checker)).toBe(
      `/media/kept/${'cd'.repeat(16)}-1920x1280-50x50`,
    );
    expect(await marksOf(makeSite('media:lion-1', { 'lion-1': picture }, spoken), checker)).toBe(
      `/media/kept/${file}-1920x1280-20x80`,
    );
  });

  it('that the library does not have is refused at its place, each time', async () => {
    const checker = createChecker(createTinyCatalogue());
    const site = makeSite('media:lino-1', { 'lion-1': picture }, spoken);
    for (let round = 0; round < 2; round += 1) {
      const { issues, release } = await check(site, checker);
      expect(issues).toMatchObject([
        {
          code: 'reference.picture-unknown',
          severity: 'error',
          document: 'settings/brand',
          pointer: '/licenceMarks/0/image',
          message: 'The library has no picture "lino-1". Did you mean "lion-1"?',
        },
      ]);
      expect(release).toBeNull();
    }
  });

  it('needs words in each language of the site, unless it is decoration', async () => {
    const codes = async (pictures: object) =>
      (await check(makeSite('media:lion-1', pictures))).issues.map(
        ({ code, pointer }) => `${code} ${pointer}`,
      );
    expect(await codes({ 'lion-1': picture })).toEqual(['accessibility.picture-words /pictures/lion-1']);
    expect(await codes({ 'lion-1': { ...picture, decorative: true } })).toEqual([]);
  });

  it('needs no words as the logo, which says the name of the brand', async () => {
    const site = makeSite('/assets/mark.svg', { 'lion-1': picture });
    Object.assign(site['settings/brand'] as object, { logo: 'media:lion-1' });
    expect((await check(site)).issues).toEqual([]);
  });

  it('has an index of a shape: a hash, a size, per cents', async () => {
    const broken = { ...picture, file: '../secret', focus: { x: 101, y: 0 } };
    const { issues } = await check(makeSite('/assets/mark.svg', { 'lion-1': broken }, spoken));
    expect(issues.map(({ pointer }) => pointer).sort()).toEqual([
      '/pictures/lion-1/file',
      '/pictures/lion-1/focus/x',
    ]);
  });
});
