import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import { root } from '../infrastructure/program.ts';
import { findPlanFaults, PlanError, readPlanFile, readSecretsOf } from './read-plan.ts';

const example = readPlanFile(join(root, 'schemas/setup/plan.example.json')) as SetupPlan;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-plan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a set-up plan', () => {
  it('is right as the example has it', () => {
    expect(findPlanFaults(example)).toEqual([]);
  });
  it('has every fault named with its place, its code and a sentence', () => {
    const wrong = {
      people: [{ username: 'a b', role: 'king', password: 'secret' }],
      colour: 'red',
      languages: [],
    };
    expect(
      findPlanFaults(wrong)
        .map(({ pointer, code }) => `${pointer} ${code}`)
        .toSorted(),
    ).toEqual([
      '/colour plan.unknown-field',
      '/languages plan.invalid',
      '/people/0/name plan.missing-field',
      '/people/0/password plan.wrong-type',
      '/people/0/role plan.invalid',
      '/people/0/username plan.invalid',
    ]);
    expect(findPlanFaults(wrong).find(({ pointer }) => pointer === '/people/0/role')?.sentence).toContain(
      'administrator',
    );
  });
  it('never has a secret: it names a variable or a file, which is looked for beside the plan', () => {
    writeFileSync(join(folder, 'cas.password'), 'amber-thistle-58-quill\n');
    const env = { ADA_PASSWORD: 'one', BEA_PASSWORD: 'two', EDD_PASSWORD: 'three', PIA_PASSWORD: '' };
    const { of, faults } = readSecretsOf(example, { env, folder });
    expect([of('/people/0/password'), of('/people/4/password'), of('/people/3/password')]).toEqual([
      'one',
      'amber-thistle-58-quill',
      null,
    ]);
    expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/people/3/password secret.missing',
      '/senders/email/password secret.missing',
    ]);
  });
  it('is refused in a sentence where its file is no JSON', () => {
    writeFileSync(join(folder, 'plan.json'), '{ people');
    expect(() => readPlanFile(join(folder, 'plan.json'))).toThrow(PlanError);
  });
});
