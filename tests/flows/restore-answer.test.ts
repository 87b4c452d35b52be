import { describe, expect, test } from 'vitest';
import { createSimulation } from '../../src/lab/simulation.ts';
import { reload } from './reload.ts';

describe('a security question at a forgotten password', () => {
  test.each([
    {
      machine: 'resetPassword',
      input: { link: 'link-1' },
      before: [],
      values: { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' },
      service: 'resetByLink',
    },
    {
      machine: 'forgotPassword',
      input: { phoneTab: true },
      before: [['loadSenders', 'only SMS']],
      values: {
        mobileNum: '+639171234567',
        verificationCode: '123456',
        newPassword: 'Foyer-2027',
        confirmNewPassword: 'Foyer-2027',
      },
      service: 'resetByPhone',
    },
  ] as const)('asks for the new password again in $machine when it is gone', (flow) => {
    const { machine, input, before, values, service } = flow;
    const simulation = createSimulation({ machine, input });
    for (const [name, answer] of before) simulation.answer(name, answer);
    simulation.send({ type: 'form.submit', values });
    simulation.answer(service, 'asks a security question');
    expect(simulation.read()).toMatchObject({
      state: 'answering',
      projection: { question: 'questions.firstPet' },
    });
    const restored = reload(simulation);
    restored.send({ type: 'answer.submit', values: { answer: 'Mango' } });
    expect(restored.read().state).toBe('editing');
    expect([...restored.visited().transitions]).toContain('answering|answer.submit|0');
  });
});
