import { makeLobby } from './contender.ts';

declare global {
  var makeLobby: (count: number) => import('./contender.ts').LobbyData;
}
globalThis.makeLobby = makeLobby;
