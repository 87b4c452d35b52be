import { createActor } from 'xstate';
import { describe, expect, it, test } from 'vitest';
import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import { assembleMachine } from './assemble-machine.ts';
import { createStepClock } from './clock.ts';
import { wordsArrived } from './flow-words.ts';
import { machineCatalog } from './generated/catalog.ts';
import { machineContracts } from './generated/contracts.ts';
import { sampleEventPayloads } from './payload-samples.ts';

/** What the server writes in the language of the page, by the names that such words have. */
const wordNames = ['title', 'text', 'hint', 'name', 'gameName', 'playName', 'methodName', 'terms', 'body'];
/**
 * Calls whose answers have texts of these names in no language of the site: names of people, brands
 * and accounts, and terms in numbers.
 */
const withoutLanguage = new Set([
  'gameLaunch.launchGame',
  'moneyTransfer.loadTransfer',
  'passkeys.loadPasskeys',
  'payoutAccounts.loadAccounts',
  'payoutAccounts.removeAccount',
  'pointsConvert.loadConversion',
  'wallets.loadWallets',
  'withdrawal.loadWithdrawalForm',
  // A deposit's name of a method follows the names of the methods.
  'deposit.loadDeposit',
]);

function hasWords(schema: JsonSchema): boolean {
  return Object.entries(schema).some(([key, value]) => {
    if (typeof value !== 'object' || value === null) return false;
    const isText = (name: string): boolean => wordNames.includes(name);
    if (key === 'properties' && Object.keys(value).some(isText)) return true;
    return hasWords(value as JsonSchema);
  });
}
/** The same answer with other words. */
function translate(value: Json, name = ''): Json {
  if (typeof value === 'string') return wordNames.includes(name) && value !== '' ? `ترجمة ${value}` : value;
  if (Array.isArray(value)) return value.map((one) => translate(one as Json, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translate(one, key)]));
}
const restore = (text: string): string => text.replaceAll('ترجمة ', '');

const translated = machineContracts.filter(({ words }) => words !== undefined);

test('a flow that repeats a call with words of the server says which', () => {
  const silent = machineContracts.flatMap(({ id, services, words }) =>
    Object.entries(services)
      .filter(
        ([name, { repeatable, output }]) =>
          repeatable !== false && name !== words?.service && hasWords(output),
      )
      .map(([name]) => `${id}.${name}`)
      .filter((name) => !withoutLanguage.has(name)),
  );
  expect(silent).toEqual([]);
});

describe.each(translated)('$id takes words of another language', (contract: MachineContract) => {
  const service = contract.words?.service ?? '';
  const outcomes = (contract.services[service]?.outcomes ?? []).filter(({ kind }) => kind === 'done');
  it.each(outcomes)('$name: the words and nothing else', async ({ value }) => {
    const answers = (name: string): Promise<unknown> =>
      name === service ? Promise.resolve(value) : new Promise(() => undefined);
    const services = Object.keys(contract.services).map((name) => [name, () => answers(name)] as const);
    const effects = Object.keys(contract.effects ?? {}).map((name) => [name, () => undefined] as const);
    const world = {
      services: Object.fromEntries(services),
      effects: Object.fromEntries(effects),
      clock: createStepClock(),
      report: () => undefined,
    };
    const [input] = sampleEventPayloads(contract.input);
    const actor = createActor(assembleMachine(contract.id, world, machineCatalog), { input }).start();
    await new Promise((resolve) => setImmediate(resolve));
    const project = (): JsonObject => contract.project(actor.getSnapshot() as never);
    const before = project();
    if (actor.getSnapshot().status === 'active') actor.send(wordsArrived(translate(value)));
    const after = project();
    expect(JSON.parse(restore(JSON.stringify(after)))).toEqual(before);
    expect(after).toEqual(translate(before));
    actor.stop();
  });
});
