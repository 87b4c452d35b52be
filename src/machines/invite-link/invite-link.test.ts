import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import type { MadeLink } from './invite-link.contract.ts';
import { inviteLinkMachine } from './invite-link.machine.ts';

interface Wish {
  readonly name: string;
  readonly type: string;
  readonly days: string;
  readonly mostUses: string;
  readonly rebates: Readonly<Record<string, string>>;
}

it('inviteLink asks for the type, and leaves out what is empty', () => {
  const inputs: unknown[] = [];
  const makeLink = fromPromise<MadeLink, Wish>(({ input }) => {
    inputs.push(input);
    return new Promise(() => undefined);
  });
  const actor = createActor(inviteLinkMachine.provide({ actors: { makeLink } })).start();
  actor.send({ type: 'form.submit', values: { name: ' Friends ', type: '' } });
  expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['type']);
  actor.send({
    type: 'form.submit',
    values: { name: ' Friends ', type: '0', rebateRNG: '0.1', rebateLIVE: ' ' },
  });
  expect(inputs).toEqual([{ name: 'Friends', type: '0', days: '', mostUses: '', rebates: { RNG: '0.1' } }]);
});
