import { expect, it } from 'vitest';
import type { Issue } from '../../protocol/release/issue.ts';
import { carryKeys } from './use-issue-keys.ts';

const finding = (message: string, pointer = '/a'): Issue => ({
  code: 'value.type',
  severity: 'error',
  document: 'pages/home',
  pointer,
  message,
});
const keysOf = (...checks: readonly (readonly Issue[])[]) =>
  checks
    .reduce((before, issues) => carryKeys(before, issues), [] as ReturnType<typeof carryKeys>)
    .map(({ key }) => key);

it.each([
  ['other words at a place', [[finding('x')], [finding('y')]], [0]],
  ['one of two that is mended', [[finding('x'), finding('y')], [finding('y')]], [1]],
  ['one that comes back', [[finding('x')], [finding('y')], [finding('y'), finding('x')]], [0, 1]],
  ['another place', [[finding('x')], [finding('x', '/b')]], [1]],
  [
    'the same sentence twice',
    [
      [finding('x'), finding('x')],
      [finding('x'), finding('x')],
    ],
    [0, 1],
  ],
  ['a new one before an old one', [[finding('x')], [finding('y'), finding('x')]], [1, 0]],
])('carries keys over: %s', (_, checks, keys) => {
  expect(keysOf(...checks)).toEqual(keys);
});
