import { randomInt } from 'node:crypto';
import { settleUnderKills } from '../platform/agents/contracts/settlement/kill-runs.fake.ts';
import { createDayRig } from '../platform/day-rig.fake.ts';

const moments = 100;

/** Runs of all kinds of contracts whose nodes die at random statements, one after the other. */
export async function measureSettlementKills(): Promise<string> {
  const rig = await createDayRig();
  try {
    await rig.query(
      'truncate contract_line, contract_run, contract_result_day, contract_result_close cascade',
    );
    await rig.query('truncate contract_result_tick, contract_tick_close');
    await rig.query(`delete from job where kind like 'contract.%'`);
    const { killed, lines, faults } = await settleUnderKills(rig, {
      moments,
      random: { integer: (from, to) => randomInt(from, to) },
    });
    return [
      '\nContracts: nodes that die while they settle and pay',
      `${moments} random moments, ${killed} of them before the work of the node was done: ${lines.toLocaleString('en')} lines, ${faults.length} not paid once`,
      ...faults.slice(0, 20),
    ].join('\n');
  } finally {
    await rig.close();
  }
}
