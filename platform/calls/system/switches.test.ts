import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import type { OperationContract } from '../../../src/protocol/operation-contract.ts';
import { takeShare } from '../../../server/infrastructure/test-effort.fake.ts';
import { writeRequest } from '../hostile-requests.fake.ts';
import { codeOf } from '../hostile-answers.fake.ts';
import { createMemberRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

/** Calls of both registrations: refused once neither is open. */
const bothWays = /^(member\.checkRegistration|verification\.(sendRegisterCode|proveRegisterCode))$/;
const moduleIds = [...new Set(operations.map(({ moduleId }) => moduleId))];

/** A visitor's begins with a free demo. */
const needsToo: Readonly<Record<string, string>> = { 'games.trialLaunch': 'FREEPLAY3' };

const judged = operations.filter(({ name }) => !bothWays.test(name));

it.each(moduleIds.map((moduleId, turn) => ({ moduleId, turn })))(
  '$moduleId refuses the calls that belong to no other module, and those alone, while it is off',
  async ({ moduleId, turn }) => {
    const isOff = ({ name, alsoModuleIds, ...contract }: OperationContract): boolean =>
      needsToo[name] === moduleId || (contract.moduleId === moduleId && alsoModuleIds === undefined);
    const others = takeShare(
      judged.filter((contract) => !isOff(contract)),
      3,
      turn,
    );
    rig.live.modules = { [moduleId]: false };
    const refused: string[] = [];
    for (const contract of [...judged.filter(isOff), ...others]) {
      const response = await rig.app.inject(writeRequest(contract, { token: null, key: 'switch-key' }));
      if (codeOf(response) === 'function.not.available') refused.push(contract.name);
    }
    expect(refused).toEqual(judged.filter(isOff).map(({ name }) => name));
  },
);
