import { expect, it } from 'vitest';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import { closedObject, orNull, schemasOf } from '../../src/machines/payload-schema.ts';
import { describeStates } from '../../src/machines/flow-states.ts';
import { rewardClaimContract } from '../../src/machines/reward-claim/reward-claim.contract.ts';
import { text } from '../../src/machines/value-kinds.ts';
import { countLinesPerFlow, listFlowLines } from './flow-lines.ts';

it('says what a flow keeps, shows and asks for in few lines; the budget only falls', () => {
  const flows = listFlowLines();
  expect(flows).toHaveLength(machineContracts.length);
  expect(countLinesPerFlow(flows)).toBeLessThanOrEqual(103.5);
});
it('a schema is read from an example, and what the example cannot say is asked for', () => {
  const example = { id: 'a', points: 1, isOpen: true, until: null };
  expect(schemasOf(example, { until: orNull(text) })).toEqual({
    id: { type: 'string' },
    points: { type: 'integer' },
    isOpen: { type: 'boolean' },
    until: { type: ['string', 'null'] },
  });
  expect(() => schemasOf(example, {})).toThrow('expects a schema of until');
});
it('a state that is tagged and waits for nothing is refused', () => {
  expect(describeStates({ server: ['saving'], form: ['editing'], money: ['saving'] })).toEqual({
    editing: { waits: 'person', tags: ['form'] },
    saving: { waits: 'server', tags: ['busy', 'money'] },
  });
  expect(() => describeStates({ server: ['saving'], money: ['paying'] })).toThrow('paying');
});
it('null goes with a text, one of a list, and an object', () => {
  expect(orNull({ type: 'string', enum: ['a'] })).toEqual({ type: ['string', 'null'], enum: ['a', null] });
  expect(orNull(closedObject({ id: text }))).toEqual({
    anyOf: [closedObject({ id: text }), { type: 'null' }],
  });
});
it('what was claimed here shows as claimed, whatever an older list says', () => {
  const rewards = [{ id: 'r-1', status: 'issued' }];
  const context = { error: null, errors: {}, rewards, reward: null, claimedIds: ['r-1'], claim: null };
  const { project } = rewardClaimContract;
  const snapshot = {
    value: 'showing',
    context,
    status: 'active',
    matches: () => false,
    can: () => false,
  } as const;
  expect(project(snapshot)).toMatchObject({ rewards: [{ id: 'r-1', status: 'claimed' }], claimable: 0 });
});
