import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../machines/generated/catalog.ts';
import { chaosSwitches } from './chaos.ts';
import { suggestInput } from './lab-store.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { readRun } from './trace-link.ts';

function openLanguage(): Simulation {
  return createSimulation({ machine: 'language', input: { code: 'EN', codes: ['EN', 'AR', 'TY'] } });
}
const select = (code: string) => ({ type: 'language.select', code });

describe('the switches of chaos', () => {
  test('slow: an answer comes three simulated seconds later', () => {
    const simulation = openLanguage();
    simulation.play({ do: 'switch', chaos: 'slow', on: true });
    simulation.send(select('AR'));
    simulation.answer('loadMessages', 'loaded');
    expect(simulation.pending()).toHaveLength(1);
    simulation.advance(2_999);
    expect(simulation.pending()).toHaveLength(1);
    simulation.advance(1);
    expect(simulation.read().projection['code']).toBe('AR');
  });
  test('twice: the second of two answers changes nothing', () => {
    const simulation = openLanguage();
    simulation.play({ do: 'switch', chaos: 'twice', on: true });
    simulation.send(select('AR'));
    simulation.answer('loadMessages', 'loaded');
    expect(simulation.effects().map(({ name }) => name)).toEqual(['applyLanguage']);
    expect(simulation.log().filter(({ kind }) => kind === 'answer')).toHaveLength(2);
  });
  test('late: an answer to a call that was given up changes nothing', () => {
    const simulation = createSimulation({ machine: 'login', input: {} });
    simulation.send({ type: 'form.submit', values: { username: 'player', password: 'x' } });
    expect(simulation.pending().map(({ service }) => service)).toEqual(['loadChallenge']);
    simulation.send({ type: 'verification.cancel' });
    expect(simulation.cancelled().map(({ service }) => service)).toEqual(['loadChallenge']);
    const before = simulation.read();
    simulation.play({ do: 'answer', service: 'loadChallenge', outcome: 'slider', late: true });
    expect(simulation.read()).toEqual(before);
    expect(simulation.cancelled()).toEqual([]);
  });
  test('offline: what waits fails, and so does what is called then', () => {
    const simulation = openLanguage();
    simulation.send(select('AR'));
    simulation.play({ do: 'switch', chaos: 'offline', on: true });
    expect(simulation.pending()).toEqual([]);
    expect(simulation.read().projection).toMatchObject({ code: 'EN', error: 'error.language.unavailable' });
    simulation.send(select('TY'));
    expect(simulation.pending()).toEqual([]);
    simulation.play({ do: 'switch', chaos: 'offline', on: false });
    simulation.send(select('TY'));
    expect(simulation.pending()).toHaveLength(1);
  });
  test('are moves that an address can hold', () => {
    const moves = chaosSwitches.map((chaos) => ({ do: 'switch', chaos, on: true }));
    expect(readRun({ machine: 'login', moves }).ok).toBe(true);
    expect(readRun({ machine: 'login', moves: [{ do: 'switch', chaos: 'flood', on: true }] }).ok).toBe(false);
  });
});

test.each(Object.keys(machineCatalog))('%s comes to rest without a network', (machine) => {
  const simulation = createSimulation({ machine, input: suggestInput(machine) });
  simulation.play({ do: 'switch', chaos: 'offline', on: true });
  simulation.advance(60_000);
  expect(simulation.pending()).toEqual([]);
  expect(simulation.log().filter(({ kind }) => kind === 'error')).toEqual([]);
});
