import { expect } from 'vitest';
import type { PartHash, Release } from '../protocol/release/release.ts';
import { compileSite } from './compile-site.fake.ts';
import { createTinyCatalogue } from './tiny-catalogue.fake.ts';

/** Compiles documents that have no error. */
export const compileTiny = async (documents: Record<string, unknown>): Promise<Release> => {
  const { release, issues } = await compileSite(documents, createTinyCatalogue());
  expect(issues.filter((issue) => issue.severity === 'error')).toEqual([]);
  if (release === null) throw new Error('Expected a release');
  return release;
};
/** The text of a part of a release. */
export const readPart = (release: Release, hash: PartHash | undefined): string => {
  const part = release.parts[hash ?? ''];
  if (part === undefined) throw new Error(`Expected a part ${hash}`);
  return part.body;
};
