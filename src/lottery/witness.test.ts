import { expect, it, test } from 'vitest';
import { isPromised, readPromise, writePromise } from './witness.ts';

const value = 'ab'.repeat(32);
const commitment = '9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885';

test.each(['', `committed:sandbox:${commitment}`, 'drand:52db9b:1000'])('"%s" is a promise', (text) => {
  const promise = readPromise(text);
  expect(promise).not.toBeNull();
  if (promise !== null) expect(writePromise(promise)).toBe(text);
});
test.each(['x', 'committed:sandbox:12', 'drand:52db9b:0', 'drand:52db9b:x', 'drand'])(
  '"%s" is none',
  (text) => {
    expect(readPromise(text)).toBeNull();
  },
);

it('holds a party to the value whose hash it gave', async () => {
  const promise = { kind: 'committed', party: 'sandbox', commitment } as const;
  expect(await isPromised(promise, { value, proof: '' })).toBe(true);
  expect(await isPromised(promise, { value: 'ac'.repeat(32), proof: '' })).toBe(false);
  expect(await isPromised(promise, { value: '', proof: '' })).toBe(false);
});

it('takes the hash of a beacon’s signature, as of round 1000 of drand’s quicknet', async () => {
  const promise = { kind: 'drand', chain: '52db9b', round: 1000 } as const;
  const proof =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
  const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';
  expect(await isPromised(promise, { value: randomness, proof })).toBe(true);
  expect(await isPromised(promise, { value, proof })).toBe(false);
});

it('takes nothing where nobody promised', async () => {
  expect(await isPromised({ kind: 'none' }, { value: '', proof: '' })).toBe(true);
  expect(await isPromised({ kind: 'none' }, { value, proof: '' })).toBe(false);
});
