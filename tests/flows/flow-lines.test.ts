import { expect, it } from 'vitest';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import { countLinesPerFlow, listFlowLines } from './flow-lines.ts';

it('says what a flow keeps, shows and asks for in few lines; the budget only falls', () => {
  const flows = listFlowLines();
  expect(flows).toHaveLength(machineContracts.length);
  expect(countLinesPerFlow(flows)).toBeLessThanOrEqual(94.2);
});
