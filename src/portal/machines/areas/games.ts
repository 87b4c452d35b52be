import type { Api } from '../../../api/create-api.ts';
import type { AskOf } from '../../../machines/flow-contract.ts';
import type { FlowContracts } from '../../../machines/generated/catalog.ts';
import { gameAddressPath } from '../../../components/game-stage/covered-path.ts';
import { implement } from '../implement.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { gameRoute, isStageRoute } from '../../place/stage-routes.ts';
import { openModalIfPresent } from '../open-modal.ts';
import { textOf } from '../read-input.ts';
import { createIdempotencyKeys } from '../idempotency-keys.ts';

type Game = AskOf<FlowContracts['gameLaunch'], 'launchGame'>['game'];

const gameModal = 'game';
const lobbyRoute = 'rng';
/** The kind of the game that was started last; its lobby is where the way back leads. */
const kindPath = '$game.kind';
const lobbies: Readonly<Record<string, string>> = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
};

/** The lobby of the game's kind, where the site has it. */
function findLobby({ store, active }: Runtime): string {
  const lobby = lobbies[textOf(store.get(kindPath))] ?? lobbyRoute;
  return active().site.routes.some(({ id }) => id === lobby) ? lobby : lobbyRoute;
}

/** How the game is to look and speak: as the page around it does. */
function dressAddress(url: string, { store, active }: Pick<Runtime, 'store' | 'active'>): string {
  const address = new URL(url);
  // A page of the portal has both already.
  if (address.origin === location.origin) return url;
  address.searchParams.set('language', active().locale);
  const theme = store.get('ui.theme');
  if (theme === 'dark' || theme === 'light') address.searchParams.set('theme', theme);
  return address.href;
}

/**
 * Puts the game up in its page. The dialog that started it goes once the page holds the flow. Returns the
 * way to stop following where the person goes.
 */
function showInPage(runtime: Runtime, url: string, { nodeId, roomId = '' }: Game): () => void {
  const { store } = runtime;
  store.set(gameAddressPath, url);
  const here = store.get('route.id');
  // A dialog starts another game than the one in the page below it.
  const isHere = isStageRoute(here) && store.get('ui.modal') !== gameModal;
  const stageRoute = isHere ? here : gameRoute;
  const isThere = (): boolean => store.get('route.id') === stageRoute;
  if (!isThere())
    runtime.effects.navigate(gameRoute, {}, { id: nodeId, ...(roomId === '' ? {} : { room: roomId }) });
  let hasArrived = isThere();
  const stop = store.subscribe(['route.id'], () => {
    if (isThere() && !hasArrived) {
      hasArrived = true;
      if (store.get('ui.modal') === gameModal) runtime.closeModal();
    }
    if (isThere() || !hasArrived) return;
    // Left by whatever way: what was played shows in the balance.
    stop();
    store.set(gameAddressPath, null);
    refreshBalance(runtime);
  });
  return stop;
}

/**
 * The address of a launch, or, where it names a lottery game by its code, that of the game's page. A code that
 * no game has leads to the list.
 */
async function findGamePage(api: Api, url: string, signal: AbortSignal): Promise<string> {
  const address = new URL(url);
  const code = address.origin === location.origin ? address.searchParams.get('gameCode') : null;
  if (code === null) return url;
  const games = Object.values(await api['lottery.games']({}, { signal })).flatMap((group) => group.games);
  const game = games.find((one) => one.code === code);
  if (game === undefined) return url;
  const page = new URL('/lottery/game', address.origin);
  const playType = address.searchParams.get('playType');
  page.searchParams.set('game', String(game.gameId));
  if (playType !== null) page.searchParams.set('playType', playType);
  return page.href;
}

const lotteryPath = '/lottery';
/** Lotteries are pages of the portal: the route of such an address, or of the list of lotteries. */
function findPage({ active }: Runtime, url: string) {
  const address = new URL(url);
  if (address.origin !== location.origin) return null;
  const { routes } = active().site;
  const page =
    routes.find(({ path }) => path === address.pathname) ?? routes.find(({ path }) => path === lotteryPath);
  return page === undefined ? null : { id: page.id, query: Object.fromEntries(address.searchParams) };
}

function refreshBalance({ machines }: Runtime): void {
  if (machines.canSend('session', 'member.refresh') === true) machines.send('session', 'member.refresh', {});
}

function leaveTo(runtime: Runtime, route: string): void {
  if (runtime.store.get('ui.modal') === gameModal) runtime.closeModal();
  runtime.effects.navigate(route, {}, {});
}
/** Nothing is played: the dialog goes and leaves the page below it; from the game's own page it is the lobby. */
function leaveGame(runtime: Runtime): void {
  if (runtime.store.get('ui.modal') === gameModal) runtime.closeModal();
  else if (runtime.store.get('route.id') === gameRoute) runtime.effects.navigate(findLobby(runtime), {}, {});
}

/** Starting games. */
export const gamesArea = implement<'gameLaunch'>({
  services: ({ api, newId, runtime }) => {
    const withKey = createIdempotencyKeys(newId);
    return {
      launchGame: async ({ game: { nodeId: id, vassalage, roomId: room = '' } }, signal) => {
        // The frame of the game before, or of another provider, makes room for the new one.
        runtime.store.set(gameAddressPath, null);
        const { game_url, game } = await withKey({ id, room, vassalage }, (idempotencyKey) =>
          api['games.launch'](
            {
              nodeId: id,
              gameId: id,
              ...(room === '' ? {} : { roomId: room }),
              accountType: 1,
              confirmTrans: 0,
              vassalage,
              launchMode: 'GLS',
              platform: 'html5-desktop',
              clientType: 3,
              language: runtime.active().locale,
            },
            { signal, idempotencyKey },
          ),
        );
        runtime.store.set(kindPath, game.gameType);
        const url = await findGamePage(api, game_url, signal);
        return { url: dressAddress(url, runtime), name: game.gameName };
      },
    };
  },
  effects: ({ runtime, oneTimeStore, now }) => {
    let stopFollowing = (): void => undefined;
    return {
      // The dialog makes room for the login, and comes back with the same game after it.
      signInFirst: () => {
        const { store } = runtime;
        if (store.get('ui.modal') === gameModal)
          oneTimeStore.leave('game', { params: store.get('ui.modalParams') ?? {}, at: now() });
        openModalIfPresent(runtime, 'login', {});
      },
      openGame: ({ game, url }) => {
        stopFollowing();
        const page = findPage(runtime, url);
        if (page !== null) {
          if (runtime.store.get('ui.modal') === gameModal) runtime.closeModal();
          return runtime.effects.navigate(page.id, {}, page.query);
        }
        stopFollowing = showInPage(runtime, url, game);
      },
      closeGame: () => leaveGame(runtime),
      openDeposit: () => leaveTo(runtime, 'deposit'),
      // Anyone who tries the portal out is logged in as a guest: registering begins with logging out.
      openAccount: () => leaveTo(runtime, 'home'),
    };
  },
});
