import { assign, setup, StateMachine, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { exploreBy, exploreMachine, type Catalog } from './explore.ts';
import { findDeafnessFaults, findProjectionFaults, findStateGaps, findUncovered } from './findings.ts';
import { findRestoreFaults } from './restore.ts';
import { unreachable } from './unreachable.ts';
import { walkMachine } from './walk.ts';

/** Each check of the flows, with a fault that it must find: a check that cannot fail is worth nothing. */
type Edit = (config: Record<string, unknown>) => void;

function entryOf(id: string) {
  const entry = machineCatalog[id];
  if (entry === undefined) throw new Error(`expects ${id} in the catalogue`);
  return entry;
}
/** The catalogue with one machine's definition or contract changed. */
function plant(id: string, edit: Edit, contract: Partial<MachineContract> = {}): Catalog {
  const { machine, contract: sound } = entryOf(id);
  const config = structuredCloneOf(machine.config) as Record<string, unknown>;
  edit(config);
  const planted = new StateMachine(config as never, machine.implementations as never) as AnyStateMachine;
  return { ...machineCatalog, [id]: { machine: planted, contract: { ...sound, ...contract } } };
}
function provide(id: string, implementations: object, contract: Partial<MachineContract> = {}): Catalog {
  const { machine, contract: sound } = entryOf(id);
  return {
    ...machineCatalog,
    [id]: { machine: machine.provide(implementations as never), contract: { ...sound, ...contract } },
  };
}
/** A deep copy that keeps functions as they are. */
function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, structuredCloneOf(inner)]));
}
function configAt(config: unknown, ...path: readonly string[]): Record<string, unknown> {
  return path.reduce((inner, key) => {
    const record = inner as Record<string, unknown>;
    record[key] ??= {};
    return record[key];
  }, config) as Record<string, unknown>;
}
function uncovered(id: string, catalog: Catalog): readonly string[] {
  return findUncovered(id, catalog, exploreMachine(id, catalog), unreachable[id] ?? {});
}
function firstBroken(id: string, catalog: Catalog): string {
  return walkMachine(id, catalog, { walks: 400, length: 60, seed: 7 }).broken?.what ?? 'nothing broken';
}

describe('the coverage check finds', () => {
  test('a transition that no path takes', () => {
    const catalog = plant('captcha', (config) => {
      configAt(config, 'states', 'ready', 'on')['captcha.hide'] = 'hidden';
    });
    expect(uncovered('captcha', catalog)).toEqual(['missed ready|captcha.hide|0']);
  });
  test('a state that a guard shuts off', () => {
    const catalog = provide('humanVerification', { guards: { isUsedUp: () => false } });
    expect(uncovered('humanVerification', catalog)).toContain('missed exhausted');
  });
  test('an excuse that is not needed', () => {
    const exploration = exploreMachine('captcha', machineCatalog);
    expect(findUncovered('captcha', machineCatalog, exploration, { ready: 'no reason' })).toEqual([
      'excused for nothing ready',
    ]);
  });
  test('more than a search whose key is the value alone', () => {
    const blind = exploreBy('login', machineCatalog, (_, snapshot) => JSON.stringify(snapshot.value));
    expect(findUncovered('login', machineCatalog, blind, unreachable['login'] ?? {})).not.toEqual([]);
  });
  test('a state the contract does not name', () => {
    const catalog = plant('captcha', (config) => {
      configAt(config, 'states')['forgotten'] = {};
    });
    expect(findStateGaps('captcha', catalog, {})).toEqual(['contract lacks forgotten']);
  });
});

describe('the projection check finds', () => {
  test('a field the schema does not know', () => {
    const { contract } = entryOf('language');
    const leaky: MachineContract = {
      ...contract,
      project: (snapshot) => ({ ...contract.project(snapshot), extra: 1 }),
    };
    expect(findProjectionFaults(leaky, exploreMachine('language', machineCatalog))).not.toEqual([]);
  });
});

test('the deafness check finds a state that answers to anything', () => {
  const catalog = plant('captcha', (config) => {
    configAt(config, 'states', 'failed', 'on')['*'] = 'loading';
  });
  const exploration = exploreMachine('captcha', machineCatalog);
  expect(findDeafnessFaults('captcha', catalog, exploreMachine('captcha', catalog))).toEqual(['failed']);
  expect(findDeafnessFaults('captcha', machineCatalog, exploration)).toEqual([]);
});

describe('the walks find', () => {
  test('a secret that stays in the context', () => {
    const catalog = provide('login', { actions: { forgetSecrets: () => undefined } });
    expect(firstBroken('login', catalog)).toMatch(/keeps no secret after its use/);
  });
  test('a secret in the projection', () => {
    const { contract } = entryOf('login');
    const catalog = provide(
      'login',
      {},
      {
        project: (snapshot) => ({
          ...contract.project(snapshot),
          error:
            (snapshot.context as { credentials: { password: string } | null }).credentials?.password ?? null,
        }),
      },
    );
    expect(firstBroken('login', catalog)).toMatch(/shows, logs and stores no secret: Foyer-2026/);
  });
  test('a token that is kept while the form is open', () => {
    const { contract } = entryOf('login');
    const { dropToken: _, ...effects } = contract.effects ?? {};
    const catalog = provide('login', { actions: { dropToken: () => undefined } }, { effects });
    expect(firstBroken('login', catalog)).toMatch(/holds a token only after login/);
  });
  test('a captcha that loads again within a second', () => {
    const catalog = plant('captcha', (config) => {
      configAt(config, 'states', 'cooling', 'on')['captcha.refresh'] = 'loading';
    });
    expect(firstBroken('captcha', catalog)).toMatch(/loads a captcha at most once a second/);
  });
  test('a second message in one countdown', () => {
    const catalog = plant('smsCode', (config) => {
      configAt(config, 'states', 'sent', 'states', 'waiting', 'on')['code.resend'] = '#smsCode.sending';
    });
    expect(firstBroken('smsCode', catalog)).toMatch(/sends one message per countdown/);
  });
  test('a second sign-in', () => {
    const catalog = plant('login', (config) => {
      configAt(config, 'states', 'loadingMember')['entry'] = {
        type: 'signedIn',
        params: { member: {} },
      };
    });
    expect(firstBroken('login', catalog)).toMatch(/signs in once/);
  });
  test('points that are spent again without anybody asking', () => {
    const catalog = plant('pointsRedeem', (config) => {
      configAt(config, 'states', 'submitting', 'invoke')['onError'] = { target: 'submitting', reenter: true };
    });
    expect(firstBroken('pointsRedeem', catalog)).toMatch(/spends once for each asking: .*nobody asked/);
  });
  test('a second conversion of points that are gone', () => {
    const catalog = plant('pointsConvert', (config) => {
      configAt(config, 'states', 'converted', 'on')['convert.again'] = 'confirming';
    });
    expect(firstBroken('pointsConvert', catalog)).toMatch(/spends once for each asking: .*without a look/);
  });
  test('a reward that is claimed again', () => {
    const catalog = provide('rewardClaim', {
      actions: { keepClaim: assign({ claim: null }) },
    });
    expect(firstBroken('rewardClaim', catalog)).toMatch(/claims each reward once: c-1 is claimed again/);
  });
  test('a receipt that is answered after its time', () => {
    const catalog = provide('withdrawalConfirmation', { guards: { hasCode: () => false } });
    expect(firstBroken('withdrawalConfirmation', catalog)).toMatch(/answers a receipt once/);
  });
  test('a contract that is accepted after it was rejected', () => {
    const catalog = plant('contract', (config) => {
      configAt(config, 'states', 'rejected', 'on')['offer.accept'] = {
        target: 'confirming',
        actions: { type: 'keepStep', params: { step: 'accept' } },
      };
    });
    expect(firstBroken('contract', catalog)).toMatch(/steps with the contract: accept of a contract that is/);
  });
  test('a call that is made twice at once', () => {
    const catalog = plant('withdrawalConfirmation', (config) => {
      const submitting = configAt(config, 'states', 'submitting');
      submitting['invoke'] = [
        ...(submitting['invoke'] as readonly object[]),
        { id: 'again', src: 'submitReceipt', input: { id: 'w-1', claim: 'full' } },
      ];
    });
    expect(firstBroken('withdrawalConfirmation', catalog)).toMatch(/asks once at a time/);
  });
  test('a state that waits for a call that was never made', () => {
    const catalog = plant('language', (config) => {
      delete configAt(config, 'states', 'switching')['invoke'];
    });
    expect(firstBroken('language', catalog)).toMatch(/waits as its contract says/);
  });
  test('an error in an action', () => {
    const catalog = provide('language', {
      actions: {
        keepChoice: () => {
          throw new Error('planted');
        },
      },
    });
    expect(firstBroken('language', catalog)).toMatch(/raises no error: Error: planted/);
  });
});

test('the restore check finds a timer that is lost', () => {
  const machine = setup({ types: { context: {} as { readonly count: number } } }).createMachine({
    id: 'egg',
    context: { count: 0 },
    initial: 'boiling',
    states: {
      boiling: { after: { 3_000: { target: 'ready', actions: assign({ count: 1 }) } } },
      ready: {},
    },
  }) as unknown as AnyStateMachine;
  const contract: MachineContract = {
    ...entryOf('language').contract,
    id: 'egg',
    events: {},
    effects: {},
    services: {},
    project: (snapshot): JsonObject => ({ state: String(snapshot.value) }),
  };
  const faults = findRestoreFaults({ machine: 'egg', input: {}, trace: [] }, { egg: { machine, contract } });
  expect(faults.length).toBeGreaterThan(0);
});
