import { expect, test } from 'vitest';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { compareVersions, describeVersion, readVersion } from './machine-version.ts';

test.each(Object.keys(machineCatalog))('%s comes back from a file and does not differ from itself', (id) => {
  const version = describeVersion(id);
  const read = readVersion(JSON.stringify(version));
  expect(read).toEqual({ ok: true, value: version });
  expect(compareVersions(version, version)).toEqual([]);
});
test('every kind of difference has a description', () => {
  const before = describeVersion('language');
  const { settled: _, ...states } = before.states;
  const after = {
    ...before,
    version: before.version + 1,
    states: { ...states, switching: 'person', waiting: 'timer' },
    transitions: [...before.transitions.slice(1), 'waiting: over → settled'],
    events: { 'language.select': ['code', 'reason'] },
    services: { ...before.services, loadMessages: ['loaded'] },
    projection: before.projection.slice(1),
  };
  expect(compareVersions(before, after)).toEqual([
    'Version 1 became 2',
    'State removed: settled',
    'State added: waiting',
    'State switching waited for the server, now for the person',
    `Transition removed: ${before.transitions[0]}`,
    'Transition added: waiting: over → settled',
    'Field of language.select added: reason',
    ...(before.services['loadMessages'] ?? [])
      .filter((name) => name !== 'loaded')
      .map((name) => `Outcome of loadMessages removed: ${name}`),
    `Projection removed: ${before.projection[0]}`,
  ]);
});
test.each(['{', '[]', '{"machine":"login"}', '{"machine":"login","version":1,"states":[]}'])(
  '%s is no version',
  (text) => {
    expect(readVersion(text).ok).toBe(false);
  },
);
