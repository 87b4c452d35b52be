import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProductionPackages, type ProductionPackage } from './production-packages.ts';

const isLicenceFile = (name: string): boolean =>
  /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i.test(name) && !/\.(js|ts|json|html)$/i.test(name);

/** The texts that a package has to be passed on with. */
const readTexts = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenceFile(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort();

const line = '-'.repeat(80);
/** Names and licences of all packages of others in the delivery, each text once. */
export const writeNotices = (root: string): string => {
  const byText = new Map<string, ProductionPackage[]>();
  for (const one of listProductionPackages(root)) {
    const texts = readTexts(join(root, one.folder));
    // A package without a text has its licence by name.
    const text = texts.length === 0 ? `Licence: ${one.license ?? 'not named'}` : texts.join(`\n\n`);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map(
      ({ name, version, license }) => `${name} ${version} (${license ?? 'see below'})`,
    );
    return `${[...new Set(names)].join('\n')}\n\n${text}\n`;
  });
  return [
    'Foyer contains the packages below. Each part names packages and the licence that they come with.\n',
    ...parts.sort(),
  ].join(`\n${line}\n\n`);
};

/** A part that npm writes as `sha512-<base64>`. */
const toHashes = (integrity: string | null) => {
  const content = integrity?.startsWith('sha512-') === true ? integrity.slice('sha512-'.length) : null;
  return content === null
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] };
};
const isExpression = (license: string): boolean =>
  / (AND|OR|WITH) /.test(license) && !license.startsWith('SEE ');
const toLicenses = (license: string | null) => {
  if (license === null) return {};
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (isExpression(plain)) return { licenses: [{ expression: plain }] };
  return { licenses: [{ license: /^[\w.+-]+$/.test(plain) ? { id: plain } : { name: plain } }] };
};
const toComponent = ({ name, version, license, integrity }: ProductionPackage) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...toHashes(integrity),
    ...toLicenses(license),
  };
};

/** The bill of materials, as CycloneDX 1.5. The same packages give the same text. */
export const writeBillOfMaterials = (root: string, version: string): string => {
  const components = listProductionPackages(root).map(toComponent);
  const unique = [...new Map(components.map((one) => [one.purl, one])).values()];
  const digest = createHash('sha256')
    .update(JSON.stringify([version, unique]))
    .digest('hex');
  const serial = [8, 12, 16, 20, 32]
    .map((end, index, ends) => digest.slice(ends[index - 1] ?? 0, end))
    .join('-');
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    // A UUID of version 8, which is what a hash may be.
    serialNumber: `urn:uuid:${serial.replace(/^(.{14}).(.{4}).(.*)$/, '$18$2a$3')}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'foyer', name: 'foyer', version } },
    components: unique,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
};

/** Names of the two files in a deployment. */
export const thirdPartyFiles = { notices: 'THIRD-PARTY-NOTICES.txt', bill: 'sbom.cdx.json' } as const;
