import { expect, it } from 'vitest';
import { compileTiny, readPart } from '../compile-tiny.fake.ts';
import { changeTinySite } from '../tiny-site.fake.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';

const chip = (id: string) => ({ type: 'Chip', id, children: [{ $t: 'home.title' }] });
const readHome = async (site: Record<string, unknown>): Promise<CompiledScreen> => {
  const release = await compileTiny(site);
  return JSON.parse(readPart(release, release.manifest.pages['home'])) as CompiledScreen;
};
const chipsOf = ({ nodes }: CompiledScreen) =>
  nodes
    .filter(({ type }) => type.startsWith('Chip'))
    .map(({ id, type, version, tag }) => ({ id, type, version, tag }));

it('draws two versions of a component side by side, each as its document was written for', async () => {
  const children = [chip('new'), { use: 'fragment:old-chip', id: 'old' }];
  const site = changeTinySite('pages/home', ['root', 'children'], children);
  const fragment = {
    $schema: '../x',
    language: 1,
    id: 'old-chip',
    requires: { 'component:Chip': 1 },
    root: chip('chip'),
  };
  const page = { ...(site['pages/home'] as object), requires: { 'component:Chip': 2 } };
  const home = await readHome({ ...site, 'pages/home': page, 'fragments/old-chip': fragment });
  expect(chipsOf(home)).toEqual([
    { id: 'new', type: 'Chip@2', version: 2, tag: 'mark' },
    { id: 'old/chip', type: 'Chip', version: 1, tag: 'b' },
  ]);
});
it('gives a document that does not say the oldest version', async () => {
  const home = await readHome(changeTinySite('pages/home', ['root', 'children'], [chip('one')]));
  expect(chipsOf(home)).toEqual([{ id: 'one', type: 'Chip', version: 1, tag: 'b' }]);
});
