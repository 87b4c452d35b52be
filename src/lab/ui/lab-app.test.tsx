// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createLabStore, suggestInput, type LabStore } from '../lab-store.ts';
import type { OfflineCopy } from '../offline/offline-copy.ts';
import { createStageLink } from '../stage/stage-link.ts';
import { labSystem } from '../system.ts';
import { LabApp } from './lab-app.tsx';

function open(machine = 'login', copy = noCopy): LabStore {
  const store = createLabStore({ machine, input: suggestInput(machine), moves: [] });
  render(
    <ChakraProvider value={labSystem}>
      <LabApp store={store} link={createStageLink(store)} copy={copy} firstTheme="light" firstNotice={null} />
    </ChakraProvider>,
  );
  return store;
}
const noCopy: OfflineCopy = {
  state: () => 'none',
  subscribe: () => () => undefined,
  useNewest: () => undefined,
};

test('sending an event and answering a call moves the flow and lights the state', async () => {
  const person = userEvent.setup();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  // On a phone the log is far below: the page stays where it opened.
  expect(scroll).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'form.submit' }));
  await person.click(screen.getByRole('button', { name: 'slider' }));
  await person.click(screen.getByRole('button', { name: 'verification.answer' }));
  await person.click(screen.getByRole('button', { name: 'passed' }));
  const picture = screen.getByRole('group', { name: 'Graph of login. Active state: submitting.' });
  expect(picture.querySelectorAll('.box[data-active]')).toHaveLength(1);
  expect(screen.getByRole('group', { name: 'Answer with: logIn' })).toBeTruthy();
});
test('the clock stands still until it is stepped', async () => {
  const person = userEvent.setup();
  const store = open('session');
  await person.click(screen.getByRole('button', { name: 'network down' }));
  expect(screen.getByRole('button', { name: 'Next timer (5 s)' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '+1 s' }));
  await person.click(screen.getByRole('button', { name: 'Next timer (4 s)' }));
  expect(store.view().simulation.read().state).toBe('booting');
});
test('undo takes the last move back', async () => {
  const person = userEvent.setup();
  const store = open();
  await person.click(screen.getByRole('button', { name: 'form.submit' }));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.view().run.moves).toEqual([]);
  expect(store.view().simulation.read().state).toBe('editing');
});
test('text that is not JSON is named at its field and not sent', async () => {
  const person = userEvent.setup();
  const store = open();
  const field = screen.getByLabelText('values');
  await person.clear(field);
  await person.type(field, 'nonsense');
  await person.click(screen.getByRole('button', { name: 'form.submit' }));
  expect(screen.getByText('This isn’t JSON.')).toBeTruthy();
  expect(store.view().run.moves).toEqual([]);
});
test('settings start the flow again', async () => {
  const person = userEvent.setup();
  const store = open();
  const machines = screen.getByRole('navigation', { name: 'Machines' });
  await person.click(within(machines).getByRole('checkbox', { name: 'mobileTab' }));
  await person.click(within(machines).getByRole('button', { name: 'Start with these settings' }));
  expect(store.view().run.input).toMatchObject({ mobileTab: true, humanVerification: true });
  expect(screen.getByRole('button', { name: 'tab.select' })).toBeTruthy();
});
/** Whether the first comes before the second for a reader and for the Tab key. */
const precedes = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
test('the live screen comes first on a phone, and after the settings and the picture on a wide window', () => {
  const matches = vi.spyOn(globalThis, 'matchMedia');
  for (const isWide of [true, false]) {
    matches.mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: isWide, media }),
    );
    open();
    const stage = screen.getByTitle('Screen of login');
    const settings = screen.getByRole('button', { name: 'Start with these settings' });
    const picture = screen.getByRole('group', { name: /^Graph of login/ });
    expect([precedes(settings, stage), precedes(picture, stage)]).toEqual([isWide, isWide]);
    cleanup();
  }
  matches.mockRestore();
});
test('a run is saved under a name, opened again, and removed', async () => {
  const person = userEvent.setup();
  const store = open('ageGate');
  await person.click(screen.getByRole('button', { name: 'age.deny' }));
  await person.click(screen.getByRole('tab', { name: 'Scenarios' }));
  await person.type(screen.getByLabelText('Name of this run'), 'too young');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  expect(store.view().simulation.read().state).toBe('asking');
  await person.click(screen.getByRole('button', { name: 'Open too young' }));
  expect(store.view().simulation.read().state).toBe('refused');
  await person.click(screen.getByRole('button', { name: 'Remove too young' }));
  expect(screen.getByText('No saved runs in this browser.')).toBeTruthy();
});
test('a switch of chaos is a move of the run', async () => {
  const person = userEvent.setup();
  const store = open('language');
  await person.click(screen.getByRole('checkbox', { name: 'Offline: every call fails immediately' }));
  expect(store.view().run.moves).toEqual([{ do: 'switch', chaos: 'offline', on: true }]);
});
test('a newer lab is announced and waits for the tester', async () => {
  const person = userEvent.setup();
  let isAsked = false;
  open('ageGate', { ...noCopy, state: () => 'renewed', useNewest: () => (isAsked = true) });
  expect(screen.getByText('Works offline')).toBeTruthy();
  expect(screen.getByText(/A newer lab is available/)).toBeTruthy();
  expect(isAsked).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Update lab' }));
  expect(isAsked).toBe(true);
});
test('the picture is gone through by keyboard, and a chosen state shows what leads on from it', async () => {
  const person = userEvent.setup();
  open('ageGate');
  const picture = screen.getByRole('group', { name: 'Graph of ageGate. Active state: asking.' });
  const nodes = within(picture).getAllByRole('button');
  const [stop, ...others] = nodes.filter(({ tabIndex }) => tabIndex === 0);
  expect(others).toEqual([]);
  expect(stop?.getAttribute('aria-label')).toBe('asking, active, needs a person');
  expect(stop?.querySelector('desc')?.textContent).toMatch(/^Continues with .*age/);
  stop?.focus();
  await person.keyboard('{ArrowDown}{ArrowRight}');
  const reached = document.activeElement;
  expect(nodes.filter((node) => node === reached && node !== stop)).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(reached?.getAttribute('aria-current')).toBe('true');
});
