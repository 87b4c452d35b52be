import type { JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract, ServiceOutcome } from '../protocol/machine/machine-contract.ts';
import type { StepClock } from '../machines/clock.ts';
import { offlineAnswer, type Calls, type PendingCall } from './calls.ts';
import { slowMs, type ChaosSwitch } from './chaos.ts';
import type { EventLog } from './event-log.ts';
import type { FlowActor } from './flow-actor.ts';
import type { Move } from './move.ts';

function findOutcome(call: PendingCall | undefined, service: string, outcome: string): ServiceOutcome {
  const match = call?.outcomes.find(({ name }) => name === outcome);
  if (match === undefined)
    throw new Error(`expects a waiting call ${service} with outcome ${outcome}, got none`);
  return match;
}

interface Surroundings {
  readonly actor: FlowActor;
  readonly contract: MachineContract;
  readonly clock: StepClock;
  readonly calls: Calls;
  readonly note: EventLog['note'];
  readonly chaos: Record<ChaosSwitch, boolean>;
}
type AnswerMove = Extract<Move, { readonly do: 'answer' }>;

/** Gives an answer now or after a while of simulated time. Throws when no call waits for it. */
function giveAnswer(move: AnswerMove, { clock, calls, note, chaos }: Surroundings): void {
  const { service, outcome, afterMs = 0, late = false } = move;
  const list = late ? calls.cancelled : calls.list;
  const isWaiting = (): boolean => list().some((call) => call.service === service);
  const match = findOutcome(
    list().find((call) => call.service === service),
    service,
    outcome,
  );
  if (late) {
    note('answer', `${service}: ${outcome}, after the flow had moved on`);
    calls.answerLate(service, match);
    return;
  }
  const isTwice = chaos.twice;
  const give = (): void => {
    // The flow may have moved on while a slow answer was under way.
    if (!isWaiting()) return;
    note('answer', `${service}: ${outcome}`);
    if (isTwice) note('answer', `${service}: ${outcome}, once more`);
    calls.answer(service, match, isTwice);
  };
  const delay = afterMs + (chaos.slow ? slowMs : 0);
  if (delay === 0) give();
  else clock.setTimeout(give, delay);
}
/** Turns a switch; going offline fails what waits. */
function turnSwitch(name: ChaosSwitch, isOn: boolean, { calls, note, chaos }: Surroundings): void {
  chaos[name] = isOn;
  note('time', `${name}: ${isOn ? 'on' : 'off'}`);
  if (name !== 'offline' || !isOn) return;
  for (const { service } of calls.list()) {
    note('answer', `${service}: no network`);
    calls.answer(service, offlineAnswer);
  }
}

/** Does what a move says. Throws when an answer has no call that waits for it. */
export function createPerformer(around: Surroundings): (move: Move) => void {
  const { actor, contract, clock, note } = around;
  const declared: Readonly<Record<string, JsonSchema>> = { ...contract.events, ...contract.internalEvents };
  return (move) => {
    if (move.do === 'send') {
      note('event', move.event.type, move.event, declared[move.event.type]);
      if (actor.getSnapshot().status === 'active') actor.send(move.event);
      else note('state', 'ended: the event changes nothing');
    } else if (move.do === 'answer') giveAnswer(move, around);
    else if (move.do === 'switch') turnSwitch(move.chaos, move.on, around);
    else {
      note('time', `+${move.ms} ms`);
      clock.advance(move.ms);
    }
  };
}
