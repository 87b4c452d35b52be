import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The environment that a test file asks for in its first comment, with its options. */
const readEnvironment = (path: string): string =>
  [...readFileSync(path, 'utf8').matchAll(/@vitest-environment(?:-options)? (.+)/g)]
    .map(([, value = '']) => value.trim())
    .join(' ');

/**
 * Files of one environment follow each other. Vitest ends a worker as soon as the next file asks for
 * another environment, and the worker after it loads every module again.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const environment = readEnvironment(file.moduleId);
      groups.set(environment, [...(groups.get(environment) ?? []), file]);
    }
    return [...groups.keys()].sort().flatMap((environment) => groups.get(environment) ?? []);
  }
}
