import type { ReleaseManifest } from '../../protocol/release/release.ts';

export const partPath = (hash: string, type: 'json' | 'js' | 'css'): string => `/site/parts/${hash}.${type}`;

/** Paths of all parts that a screen alone can need of a release. */
export function listPartPaths(manifest: ReleaseManifest): readonly string[] {
  const { site, pages, modals, messages, forms, styles } = manifest;
  const texts = [site, ...Object.values(pages), ...Object.values(modals), ...Object.values(messages)];
  return [
    ...texts.map((hash) => partPath(hash, 'json')),
    ...Object.values(forms).flatMap(({ form, validator }) => [
      partPath(form, 'json'),
      partPath(validator, 'js'),
    ]),
    partPath(styles, 'css'),
  ];
}
