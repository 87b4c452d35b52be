import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { CatalogEntry } from '../../src/machines/catalog-entry.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { createSimulation, type Simulation } from '../../src/lab/simulation.ts';
import { listInputs } from './explore.ts';
import { reload } from './reload.ts';

const submission = {
  type: 'form.submit',
  values: { username: 'newcomer', password: 'Foyer-2026', mobileNum: '+639171234567' },
} as const;

function startLogin(input: JsonObject = {}): Simulation {
  return createSimulation({ machine: 'login', input });
}

const lotteryChoice = {
  playId: 1011,
  playName: 'Sum',
  content: { picks: ['B'] },
  text: 'B',
  stakes: 1,
  multiple: 1,
  largestWin: '3.92',
  rebate: '0.00',
};

describe('a flow that is stored without its secrets', () => {
  test('goes back to the form when the secret it needs is gone', () => {
    const simulation = startLogin();
    simulation.send(submission);
    simulation.answer('loadChallenge', 'slider');
    const restored = reload(simulation);
    expect(restored.read().state).toBe('verifying');
    restored.send({ type: 'verification.answer', offset: 120 });
    restored.answer('solve', 'passed');
    expect(restored.read()).toMatchObject({
      state: 'editing',
      projection: { error: 'error.request.interrupted' },
    });
    expect([...restored.visited().transitions]).toContain('verifying|xstate.done.actor.verification|0');
  });

  test('does not make a call twice that would be felt', () => {
    const simulation = startLogin({ humanVerification: false });
    simulation.send(submission);
    expect(simulation.pending().map(({ service }) => service)).toEqual(['logIn']);
    const restored = reload(simulation);
    expect(restored.pending()).toEqual([]);
    expect(restored.read()).toMatchObject({
      state: 'editing',
      projection: { error: 'error.request.interrupted' },
    });
  });

  const changed = {
    type: 'password.submit',
    values: { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
  } as const;
  test('asks for the login again when the password to change is gone', () => {
    const simulation = startLogin({ humanVerification: false });
    simulation.send(submission);
    simulation.answer('logIn', 'default password');
    const restored = reload(simulation);
    expect(restored.read().state).toBe('changingPassword');
    restored.send(changed);
    expect(restored.read()).toMatchObject({
      state: 'editing',
      projection: { error: 'error.request.interrupted', changeReason: null },
    });
    expect(restored.effects().map(({ name }) => name)).toEqual(['dropToken']);
    expect([...restored.visited().transitions]).toContain('changingPassword|password.submit|0');
  });

  test('does not change a password twice', () => {
    const simulation = startLogin({ humanVerification: false });
    simulation.send(submission);
    simulation.answer('logIn', 'default password');
    simulation.send(changed);
    expect(simulation.pending().map(({ service }) => service)).toEqual(['changePassword']);
    const restored = reload(simulation);
    expect(restored.pending()).toEqual([]);
    expect(restored.read()).toMatchObject({
      state: 'changingPassword',
      projection: { error: 'error.request.interrupted' },
    });
  });

  test('makes a call again that may be repeated', () => {
    const simulation = createSimulation({ machine: 'session' });
    const restored = reload(simulation);
    expect(restored.pending().map(({ service }) => service)).toEqual(['restoreSession']);
    restored.answer('restoreSession', 'member');
    expect(restored.read().state).toBe('member.idle');
  });

  test('counts the time that passed while it was away', () => {
    const simulation = createSimulation({ machine: 'smsCode', input: { purpose: 'login', check: false } });
    simulation.send({ type: 'code.request', mobileNum: '+639171234567' });
    simulation.answer('sendCode', 'sent');
    simulation.advance(20_000);
    expect(simulation.read().projection['secondsLeft']).toBe(40);
    const restored = reload(simulation, 15_000);
    restored.advance(1_000);
    expect(restored.read().projection['secondsLeft']).toBe(24);
    restored.advance(24_000);
    expect(restored.read().projection['state']).toBe('resendable');
  });

  const settings = { smsRequired: true, humanVerification: false };
  function startRegistration(): Simulation {
    const simulation = createSimulation({ machine: 'registration', input: settings });
    simulation.send(submission);
    simulation.answer('checkRegistration', 'nothing to object to');
    simulation.answer('sendCode', 'sent');
    return simulation;
  }
  test('asks for the form again when a code comes for a submission that is gone', () => {
    const restored = reload(startRegistration());
    expect(restored.read().state).toBe('sms.waiting');
    restored.send({ type: 'code.enter', code: '123456' });
    expect(restored.read()).toMatchObject({
      state: 'editing',
      projection: { error: 'error.request.interrupted' },
    });
    expect([...restored.visited().transitions]).toContain('sms.waiting|code.enter|1');
  });
  test('asks for the form again when the verification ends for a submission that is gone', () => {
    const simulation = createSimulation({ machine: 'registration', input: { smsRequired: true } });
    simulation.send(submission);
    simulation.answer('checkRegistration', 'nothing to object to');
    simulation.answer('loadChallenge', 'slider');
    const restored = reload(simulation);
    restored.send({ type: 'verification.answer', offset: 120 });
    restored.answer('solve', 'passed');
    expect(restored.read().state).toBe('editing');
    expect([...restored.visited().transitions]).toContain('routing|always|0');
  });

  test('begins a login through a provider again when the ticket is gone', () => {
    const simulation = createSimulation({ machine: 'thirdPartyLogin', input: { google: true } });
    simulation.send({ type: 'provider.select', provider: 'google' });
    simulation.answer('startProviderLogin', 'address');
    simulation.send({ type: 'provider.answered', code: 'code-1' });
    simulation.answer('exchangeProviderCode', 'to be bound');
    const restored = reload(simulation);
    restored.send({ type: 'binding.submit', values: { username: 'player', password: 'Foyer-2026' } });
    expect(restored.read()).toMatchObject({
      state: 'idle',
      projection: { error: 'error.request.interrupted' },
    });
    expect([...restored.visited().transitions]).toContain('bindingNeeded|binding.submit|0');
  });
  test('asks for another link when the one of the message is gone', () => {
    const simulation = createSimulation({ machine: 'resetPassword', input: { link: 'link-1' } });
    const restored = reload(simulation);
    expect(restored.read().state).toBe('editing');
    restored.send({
      type: 'form.submit',
      values: { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
    });
    expect(restored.read().state).toBe('unusable');
    expect([...restored.visited().transitions]).toContain('editing|form.submit|0');
  });
  test('looks for a withdrawal that may have come through, and does not send it again', () => {
    const simulation = createSimulation({ machine: 'withdrawal' });
    simulation.answer('loadWithdrawalForm', 'form');
    simulation.send({ type: 'form.submit', account: 'c-1', amount: '500' });
    simulation.send({ type: 'password.submit', password: 'Fund-2026' });
    const restored = reload(simulation);
    expect(restored.read().state).toBe('loading');
    expect(restored.pending().map(({ service }) => service)).toEqual(['loadWithdrawalForm']);
    expect([...restored.visited().transitions]).toContain('submitting|xstate.error.actor.submitWithdrawal|2');
  });
  test.each([
    {
      machine: 'pointsRedeem',
      load: ['loadRewards', 'rewards'],
      events: [
        { type: 'reward.select', reward: 'r-1' },
        { type: 'redeem.submit', values: { quantity: 1, password: 'Fund-2026' } },
      ],
      transition: 'submitting|xstate.error.actor.redeemReward|2',
    },
    {
      machine: 'pointsConvert',
      load: ['loadConversion', 'terms'],
      events: [
        { type: 'points.submit', values: { points: 500 } },
        { type: 'password.submit', values: { password: 'Fund-2026' } },
      ],
      transition: 'submitting|xstate.error.actor.convertPoints|2',
    },
    {
      machine: 'moneyTransfer',
      load: ['loadTransfer', 'form'],
      events: [
        { type: 'amount.submit', amount: '500' },
        { type: 'password.submit', values: { fundPassword: 'Fund-2026' } },
      ],
      transition: 'submitting|xstate.error.actor.sendTransfer|1',
    },
    {
      machine: 'rewardClaim',
      load: ['loadClaims', 'rewards'],
      events: [{ type: 'reward.claim', reward: 'c-1' }],
      transition: 'claiming|xstate.error.actor.claimReward|1',
    },
    {
      machine: 'missionClaim',
      load: ['loadMissions', 'missions'],
      events: [{ type: 'mission.claim', mission: 'm-1' }],
      transition: 'claiming|xstate.error.actor.claimMission|1',
    },
    {
      machine: 'rebateClaim',
      load: ['loadRebate', 'due'],
      events: [{ type: 'rebate.claim' }],
      transition: 'claiming|xstate.error.actor.claimRebate|1',
    },
    {
      machine: 'redEnvelope',
      load: ['loadEnvelope', 'open'],
      events: [{ type: 'envelope.open' }],
      transition: 'opening|xstate.error.actor.openEnvelope|1',
    },
    {
      machine: 'signIn',
      load: ['loadSignIn', 'to be claimed'],
      events: [{ type: 'signIn.claim' }],
      transition: 'claiming|xstate.error.actor.claimSignIn|0',
    },
    {
      machine: 'selfExclusion',
      load: ['loadBreaks', 'breaks'],
      events: [{ type: 'break.choose', length: 'PT24H' }, { type: 'break.confirm' }],
      transition: 'starting|xstate.error.actor.takeBreak|0',
    },
    {
      machine: 'lotteryBet',
      load: ['loadSale', 'on sale'],
      events: [
        { type: 'cart.add', line: lotteryChoice },
        { type: 'order.review' },
        { type: 'order.confirm' },
      ],
      transition: 'buying|xstate.error.actor.buyTickets|2',
    },
    {
      machine: 'lotteryTicket',
      load: ['loadTicket', 'on sale'],
      events: [{ type: 'ticket.cancel' }, { type: 'cancel.confirm' }],
      transition: 'cancelling|xstate.error.actor.cancelTicket|1',
    },
    {
      machine: 'lotteryChase',
      load: ['loadChase', 'running'],
      events: [{ type: 'chase.cancel' }, { type: 'cancel.confirm' }],
      transition: 'cancelling|xstate.error.actor.cancelChase|0',
    },
  ] as const)('$machine looks whether it came through, and does not spend again', (flow) => {
    const input = { wanted: null, gameId: 101, id: '901' };
    const simulation = createSimulation({ machine: flow.machine, input });
    const [service, outcome] = flow.load;
    simulation.answer(service, outcome);
    for (const event of flow.events) simulation.send(event);
    const restored = reload(simulation);
    expect(restored.read().state).toBe('loading');
    expect(restored.pending().map((call) => call.service)).toEqual([service]);
    expect([...restored.visited().transitions]).toContain(flow.transition);
  });
  test('ends a step-up whose ticket is gone', () => {
    const options = [{ method: 'authenticator', masked: '' }];
    const simulation = createSimulation({ machine: 'stepUp', input: { options, ticket: 'ticket-1' } });
    simulation.send({ type: 'method.select', method: 'authenticator' });
    const restored = reload(simulation);
    restored.send({ type: 'answer.submit', answer: '123456', trustDevice: true });
    expect(restored.read().state).toBe('expired');
    expect([...restored.visited().transitions]).toContain('answering|answer.submit|0');
  });
});

/** A device is not asked a second time for one press: the flow says so and offers to ask again. */
const asksAtOpening = new Map([['passkeyLogin', 'refused']]);

test.each(Object.keys(machineCatalog))('%s can be stored at its start', (id) => {
  const [input = {}] = listInputs((machineCatalog[id] as CatalogEntry).contract);
  const simulation = createSimulation({ machine: id, input });
  const refusedIn = asksAtOpening.get(id);
  const restored = reload(simulation).read();
  if (refusedIn === undefined) expect(restored).toEqual(simulation.read());
  else
    expect([restored.state, restored.projection['error']]).toEqual([refusedIn, 'error.request.interrupted']);
});
