// @vitest-environment jsdom
import { ChakraProvider, Field, Input } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleSystem } from './system.ts';

/** What the design says about a hint, by selector. */
const rules: readonly (readonly [string, unknown])[] = Object.entries(
  consoleSystem._config.theme?.slotRecipes?.['field']?.base?.['helperText'] ?? {},
);
const hides = rules.flatMap(([selector, style]) =>
  JSON.stringify(style) === '{"display":"none"}' ? [selector.replace('&', '')] : [],
);
const isHidden = (element: HTMLElement): boolean => hides.some((selector) => element.matches(selector));

it.each([true, false])('a hint is in sight unless its field is wrong (%s)', (invalid) => {
  render(
    <ChakraProvider value={consoleSystem}>
      <Field.Root invalid={invalid}>
        <Field.Label>Name</Field.Label>
        <Input />
        <Field.HelperText>What it accepts</Field.HelperText>
        <Field.ErrorText>What is wrong</Field.ErrorText>
      </Field.Root>
    </ChakraProvider>,
  );
  expect(isHidden(screen.getByText('What it accepts'))).toBe(invalid);
});
