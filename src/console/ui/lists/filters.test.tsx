// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { consoleSystem } from '../../system.ts';
import { choiceFilter, dayFilter, searchFilter, useFilters } from './filters.tsx';
import { FilterBar } from './list-screen.tsx';

const states = ['all', 'open', 'closed'] as const;

function List() {
  const filters = useFilters({
    search: searchFilter('Name'),
    state: choiceFilter({
      label: 'State',
      values: states,
      initial: 'open',
      names: { all: 'All', open: 'Open', closed: 'Closed' },
    }),
    day: dayFilter('Day'),
  });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <FilterBar filters={filters} />
      <output aria-label="Asked">{JSON.stringify(filters.asked)}</output>
      <output aria-label="Address">{pathname + search}</output>
      <output aria-label="Narrowed">{String(filters.isNarrowed)}</output>
      <button type="button" onClick={() => filters.turnTo(3)}>
        Third page
      </button>
      <button type="button" onClick={filters.clear}>
        All again
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/list">Menu</Link>
    </>
  );
}
function open(address = '/list') {
  render(
    <ChakraProvider value={consoleSystem}>
      <MemoryRouter initialEntries={['/before', address]}>
        <List />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const say = (name: string) => screen.getByRole('status', { name }).textContent;
const asked = () => JSON.parse(say('Asked')) as unknown;
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('an address says what is asked for, and what there is not is as it is at first', () => {
  open('/list?search=ann&state=none&day=tomorrow&page=0');
  expect(asked()).toEqual({ search: 'ann', state: 'open', day: '', page: 1 });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ann');
});

it('what is chosen is in the address, and begins at the first page', async () => {
  const user = open('/list?page=3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'closed');
  expect(say('Address')).toBe('/list?state=closed');
  expect(asked()).toEqual({ search: '', state: 'closed', day: '', page: 1 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open');
  expect(say('Address')).toBe('/list');
});

it('a step back leads to what was chosen and to the page before', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'closed');
  await press(user, 'Third page');
  expect(say('Address')).toBe('/list?state=closed&page=3');
  await press(user, 'Back');
  expect(asked()).toEqual({ search: '', state: 'closed', day: '', page: 1 });
  await press(user, 'Back');
  expect(say('Address')).toBe('/list');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('open');
});

it('letters are no steps: one step back leaves what was typed', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'all');
  await user.type(screen.getByRole('searchbox'), 'anna b');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('anna b');
  await waitFor(() => expect(say('Address')).toBe('/list?state=all&search=anna+b'));
  await press(user, 'Back');
  expect(say('Address')).toBe('/list');
  await waitFor(() => expect(asked()).toEqual({ search: '', state: 'open', day: '', page: 1 }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('a link of the menu shows all, also in the field of the search', async () => {
  const user = open('/list?search=ann&state=closed');
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await waitFor(() => expect(asked()).toEqual({ search: '', state: 'open', day: '', page: 1 }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('a list of all is not a narrowed one, a search of it is', async () => {
  const user = open('/list?state=all');
  expect(say('Narrowed')).toBe('false');
  await user.type(screen.getByRole('searchbox'), 'a');
  await waitFor(() => expect(say('Narrowed')).toBe('true'));
  await press(user, 'All again');
  await waitFor(() => expect(say('Narrowed')).toBe('false'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
