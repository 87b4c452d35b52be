import { expect, test } from 'vitest';
import { findContract, listFamily } from './family.ts';
import { createSimulation } from './simulation.ts';
import { createStandIns } from './stand-ins.ts';
import { decodeRun, encodeRun, readRun } from './trace-link.ts';
import { readScenarios } from './scenarios.ts';
import { writePlaywright } from './export-playwright.ts';
import { writeTest } from './export-test.ts';

const openStandIns = (machine: string) => createStandIns(listFamily(findContract(machine)));
const typed = { username: 'maria', password: 'correct horse' };
const submit = { do: 'send', event: { type: 'form.submit', values: typed } } as const;

test('a typed password appears in no address, script, test, log or call', () => {
  const simulation = createSimulation({ machine: 'login', input: { humanVerification: false } });
  simulation.play(submit);
  const run = { machine: 'login', moves: simulation.trace() };
  const reading = simulation.read();
  const texts = [
    JSON.stringify(decodeRun(encodeRun(run))),
    writeTest(run, reading),
    writePlaywright(run, reading, null, 'https://lab.example/lab/'),
    JSON.stringify([simulation.log(), simulation.pending(), simulation.store(), simulation.context()]),
  ];
  for (const text of texts) expect(text).not.toContain('horse');
  expect(simulation.trace()).toEqual([
    {
      do: 'send',
      event: { type: 'form.submit', values: { username: 'maria', password: { $secret: 'password' } } },
    },
  ]);
  expect(simulation.pending()[0]?.input).toMatchObject({ username: 'maria', password: 'Foyer-2026' });
});
test('a link or a file that was made with secrets is read without them', () => {
  const run = { machine: 'login', moves: [submit] };
  expect(JSON.stringify(readRun(run))).not.toContain('horse');
  expect(JSON.stringify(readScenarios(JSON.stringify([{ name: 'a', run }])))).not.toContain('horse');
});
test('settings that are secrets are marked as well, and the flow starts with a sample', () => {
  const simulation = createSimulation({ machine: 'resetPassword', input: { link: 'a-real-link' } });
  expect(simulation.start).toEqual({ machine: 'resetPassword', input: { link: { $secret: 'link' } } });
  expect(simulation.read().state).toBe('editing');
});
test('what is alike stays alike, what differs stays different, what is blank stays blank', () => {
  const { hide, fill } = openStandIns('changePassword');
  const values = { oldPassword: 'one', newPassword: 'two', confirmNewPassword: 'two' };
  const hidden = hide({ type: 'form.submit', values });
  expect(hidden.values).toEqual({
    oldPassword: { $secret: 'oldPassword' },
    newPassword: { $secret: 'newPassword' },
    confirmNewPassword: { $secret: 'newPassword' },
  });
  const { oldPassword, newPassword, confirmNewPassword } = fill(hidden).values;
  expect(newPassword).toBe(confirmNewPassword);
  expect(newPassword).not.toBe(oldPassword);
  expect(hide({ type: 'form.submit', values: { oldPassword: ' ', newPassword: '' } })).toEqual({
    type: 'form.submit',
    values: { oldPassword: ' ', newPassword: '' },
  });
});
test('a sample keeps its value, unless another secret already uses it', () => {
  const { hide, fill } = openStandIns('changePassword');
  const pass = (confirmNewPassword: string) => fill(hide({ confirmNewPassword })).confirmNewPassword;
  expect(pass('Foyer-2028')).toBe('Foyer-2028');
  expect(pass('something else')).toBe('Foyer-2027');
  expect(['Foyer-2027', 'Foyer-2028']).not.toContain(pass('Foyer-2027'));
});
test('a text of digits becomes as many digits, and a number becomes a number', () => {
  const pins = openStandIns('fundPassword');
  const typedPins = ['135790', '246813', '864209', '975310'];
  const values = typedPins.map(
    (paymentPassword) => pins.fill(pins.hide({ paymentPassword })).paymentPassword,
  );
  expect(new Set(values).size).toBe(4);
  for (const value of values) expect(value).toMatch(/^\d{6}$/);
  const places = openStandIns('humanVerification');
  const hidden = places.hide({ offset: 57 });
  expect(hidden).toEqual({ offset: { $secret: 'offset' } });
  expect(places.fill(hidden)).toEqual({ offset: 120 });
});
test('a mark of a run that was kept keeps its meaning', () => {
  const { hide, fill } = openStandIns('changePassword');
  const kept = { newPassword: { $secret: 'newPassword' } };
  expect(fill(kept)).toEqual({ newPassword: 'Foyer-2027' });
  expect(hide({ confirmNewPassword: 'Foyer-2027' })).toEqual({
    confirmNewPassword: { $secret: 'newPassword' },
  });
});
