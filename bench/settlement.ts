import { settleContracts } from '../platform/agents/contracts/settlement/settle.ts';
import { listFaults } from '../platform/agents/contracts/settlement/settle-plainly.fake.ts';
import { drawTree, toFacts } from '../platform/agents/contracts/settlement/settlement.fake.ts';

const trees = 1_000;
const mostMembers = 10_000;
const depth = 12;

/** Settlement of random trees against a plain program that shares no code with it. */
export function compareSettlement(): string {
  let [lines, members, seconds] = [0, 0, 0];
  const kinds = new Map<string, number>();
  const faults: string[] = [];
  for (let seed = 1; seed <= trees; seed += 1) {
    // As many small ones as large ones; each twentieth has all the members.
    const size = seed % 20 === 0 ? mostMembers : Math.ceil(mostMembers ** (((seed * 7) % 100) / 100));
    const tree = drawTree(1_000_000 + seed, { members: size, depth });
    const facts = toFacts(tree);
    const begun = performance.now();
    const settled = settleContracts(facts);
    seconds += (performance.now() - begun) / 1_000;
    faults.push(...listFaults(tree, settled).map((fault) => `tree ${seed}: ${fault}`));
    kinds.set(tree.kind, (kinds.get(tree.kind) ?? 0) + 1);
    lines += settled.length;
    members += size;
  }
  const count = (one: number): string => one.toLocaleString('en');
  return [
    '\nContracts: settlement against a plain program',
    `${count(trees)} random trees of up to ${count(mostMembers)} members and ${depth} levels, ${count(members)} members and ${count(lines)} lines in all, settled in ${seconds.toFixed(1)} s: ${count(faults.length)} differences`,
    [...kinds].map(([kind, of]) => `${kind}: ${count(of)} trees`).join(', '),
    ...faults.slice(0, 20),
  ].join('\n');
}
