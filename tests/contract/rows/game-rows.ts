import { wireRow } from './wire-row.ts';

/** Games, announcements, messages. */
export const gameRows = [
  wireRow('GET POST', '/wps/game/launchGame', 'GAMELO3', 'T', {
    sends: {
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: 'player',
      token: 'of the session',
      merchantCode: 'demo',
      language: 'EN',
    },
    reads: 'game_url game_url2 content.game_url content.game_url2',
  }),
  wireRow('GET', 'GCS_gameTrialLaunch', 'GAMELO3', '-', { reads: 'game_url' }),
  wireRow('GET', 'GCS_gameLaunchFB', 'GAMELO3', 'T', {
    reads: 'game_url',
    differs: 'Needs a session: it starts a game for money.',
  }),
  wireRow('GET', 'GCSGAME_gameList', 'GAMELO3', 't', {
    sends: {
      merchant: 'demo',
      platform: 'html5-desktop',
      clientType: 3,
      gameType: 'RNG',
      gameClassify: '',
      vassalage: '',
      gameName: '',
      pageNo: 1,
      pageSize: 20,
      language: 'EN',
      imgSize: 'L',
    },
    reads:
      'games[].nodeId games[].roomId games[].gameId games[].gameCode games[].nodeTypeManageId games[].gameName games[].nodeName games[].defaultLanguage games[].vassalage games[].displayName games[].gameType games[].gameClassify games[].defaultIcon games[].showIcon games[].iconUrl totalPages totalCount',
  }),
  wireRow('GET POST', 'GCSGAME_hotGamesV2', 'GAMELOHOT3', '-', {
    sends: { merchantCode: 'demo', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' },
    reads: 'list[].nodeId',
  }),
  wireRow('GET', 'GCSGAME_newGameVendor GCSGAME_gameVendor', 'COMM3', '-', {
    sends: { platform: 'html5-desktop', merchant: 'demo', language: 'EN' },
    reads:
      'data.lanes[].title data.lanes[].gameClassify[].key data.lanes[].gameClassify[].displayName data.lanes[].gameClassify[].gameCount data.lanes[].cards[].vassalage data.lanes[].cards[].displayName data.lanes[].cards[].title data.lanes[].cards[].accountTypeName data.lanes[].cards[].accountTypeId data.lanes[].cards[].id data.lanes[].cards[].gameType data.lanes[].cards[].isGame data.lanes[].cards[].gameCode data.lanes[].cards[].smallIcon data.lanes[].cards[].mobileSmallIcon data.lanes[].cards[].h5Icon data.lanes[].cards[].lagerIcon data.lanes[].cards[].mobileLargeIcon',
  }),
  wireRow('GET', 'GCSGAME_getVassGameType GLS2_getVassGameType', 'COMM3 GAMELO3', 't', {
    sends: { typeId: 0, merchant_code: 'demo' },
    reads: 'content',
  }),
  wireRow('GET', 'GLS2_roomList', 'COMM3', 'T', { reads: 'rooms[].roomId' }),
  wireRow('GET', 'MCSFE_getFavoriteGames', 'GAMELOFAV3', 'T'),
  wireRow('GET', 'MCSFE_getFavoriteGamesList', 'GAMELOFAV3', 'T', {
    sends: { page: 1 },
    reads: 'content[].nodeId pageNum totalPages',
  }),
  wireRow('POST', 'MCS2_addFavGame MCSFE_addFavoriteGameV2', 'GAMELOFAV3', 'T'),
  wireRow('DELETE', 'MCS2_removeFavGame MCSFE_removeFavoriteGameV2', 'GAMELOFAV3', 'T'),
  wireRow('GET', 'GCS_recentGame', 'GAMELOREC3', 'T', { reads: '[].nodeId' }),
  wireRow('GET', 'GCSGAME_getRankList ODSFE2_getWinnerBoard', 'COMM3', '-', {
    sends: { gameCategory: 'ALL', language: 'EN', limitNum: 50 },
    reads:
      'list[].vo.customerName list[].vo.gameName list[].vo.winAmount list[].vo.nodeId list[].vo.gameType list[].vo.vendor list[].vo.iconUrl',
  }),
  wireRow('GET', 'VIS_getJackpot GCSGAME_getGameMatchV2', 'COMM3', '-'),
];
export const homeRows = [
  wireRow('GET', 'MCSFE_getListAnnouncements CCSFE_getListAnnouncements', 'COMM3', 't', {
    sends: { types: 'B,PL,PU,PR', platform: 'W', execution: 'B' },
    reads:
      'banners[].title banners[].url banners[].linkage banners[].groupName player[].id player[].title player[].content player[].startDateStr popup[].id popup[].title popup[].content popup[].promotionType promotion[].id promotion[].title promotion[].content promotion[].contents promotion[].announcementImages[].url',
  }),
  wireRow('GET', 'MCSFE_getListAnnouncements CCSFE_getListAnnouncements', 'COMM3', 't', {
    sends: { types: 'A', platform: 'M', execution: 'AFTER_LOGIN' },
    reads: 'popup[].id',
  }),
  wireRow('GET', 'PROMOFE_getPromotionAnnouncementCategory', 'COMM3', '-'),
  wireRow('GET', 'CSP_unreadCount EMFE_getInboxUnreadCount /wps/message/unreadCount', 'INBOX3', 'T'),
  wireRow('GET', 'CSP_getInbox EMFE_getInbox /wps/message/inbox', 'INBOX3', 'T', {
    sends: { page: 1, size: 10 },
  }),
  wireRow('DELETE', '/wps/message/inbox', 'INBOX3', 'T'),
  wireRow('GET', '/wps/message/outbox /wps/message/recipients', 'INBOX3 COMM3', 'T'),
  wireRow('POST', '/wps/message/read', 'INBOX3', 'T'),
  wireRow('PUT', '/wps/message/send', 'INBOX3', 'T'),
];
/** Contracts of agents. */
export const contractRows = [
  wireRow('GET', '/wps/member/info/funds/consolidated', 'COMM3', 'T', {
    reads:
      'dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype dailysalinfotype dailysalinfo divtypeinfo contracthoursalinfo contractmrdailysalinfotype',
  }),
  wireRow('GET POST', 'MCS2_processDividendReq MCSFE_processContractDividend', 'SIGNCONDIV3', 'T'),
  wireRow('GET POST', 'MCS2_processDailySalContract MCSFE_processDailySalaryContract', 'DAILYSALCONT3', 'T'),
  wireRow('POST', 'MCS2_processContractHourSalary MCSFE_processContractHourSalary', 'HOURSAL3', 'T'),
  wireRow('POST', 'MCSFE_processRealTimeSalaryContract', 'RTSALARY3', 'T'),
];
const fundPassword = 'PTSYS3';
export const pointRows = [
  wireRow('GET', 'MCS2_getPointBalance', 'PTSYS3', 'T', { reads: 'points' }),
  wireRow('GET', 'MCS2_getPointReward', 'PTSYS3', 'T', {
    reads:
      'rewards[].id rewards[].name rewards[].image rewards[].pointsRequirement rewards[].amountRequirement rewards[].quantity rewards[].availableQuantity rewards[].type rewards[].limitPerMember rewards[].startAt rewards[].endAt',
  }),
  wireRow('GET', 'MCS2_getRedeemPointList', 'PTSYS3', 'T'),
  wireRow('GET', 'MCS2_getPointConfig', 'PTSYS3', 'T', { reads: 'exchangeRatio' }),
  wireRow('GET', 'MCS2_getPointRewardConversionType', 'PTSYS3', 'T'),
  wireRow('POST', 'passwordCheck/MCS2_redeemPointReward', fundPassword, 'T'),
  wireRow('POST', 'passwordCheck/MCS2_convertPoint', fundPassword, 'T'),
  wireRow('GET', 'ODSFE2_MemTransDet', 'MEMTRANS3', 'T', {
    sends: { period: '7', type: 'ALL' },
    differs: 'Days are asked for by `from` and `to`; `period` and `type` are passed over.',
  }),
];
export const rewardRows = [
  wireRow('POST', 'MCS2_claimRafflePromotion', 'REWCEN3', 'T'),
  wireRow('GET', 'MCSFE_getRafflePromotionStatus', 'REWCEN3', 'T'),
  wireRow('GET', 'MCSFE_getAvailablePromotions MCS2_getPromotionClaimList', 'REWCEN3', 'T'),
  wireRow('GET', 'MCSFE_getMerchantAvailablePromotions', 'REWCEN3', '-'),
  wireRow('GET', 'MCSFE_getClaimPromotion', 'REWCEN3', 'T', {
    sends: { promotionType: 'MANUAL,UPGRADE_BONUS,MISSION', status: 'I' },
    reads: '[].rewardId [].promotionType',
  }),
  wireRow('POST', 'MCSFE_claimIssuedPromotion', 'REWCEN3', 'T', { sends: { promotionType: 'MANUAL' } }),
  wireRow('GET', 'PROMOFE_getClaimTicketList', 'REWCEN3 COMM3', 'T', {
    sends: { isApp: 'N', status: 'AVAILABLE' },
    reads: '[].transactionId [].conditionStatus',
  }),
  wireRow('POST', 'PROMOFE_claimTicket', 'REWCEN3 COMM3', 'T', {
    sends: { isApp: 'N' },
    reads: 'configId value',
  }),
  wireRow('POST', 'MCSFE_cancelTicket', 'REWCEN3 COMM3', 'T'),
  wireRow('GET', 'MCSFE_getMissionSummaryDetails MCSFE_getMissionLeaderboard', 'REWCEN3 COMM3', 'T'),
  wireRow('GET', 'MCSFE_getPlayerRankProgress', 'COMM3', 'T', {
    reads:
      'playerRankName monthlyTurnover.actual monthlyTurnover.expected totalTurnover.actual totalTurnover.expected',
  }),
  wireRow('GET', 'MCSFE_getReferralDetails', 'COMM3', 'T', {
    sends: { autoGenerate: 'true' },
    reads: 'referralCode totalInvitations promotionDomains',
  }),
  wireRow(
    'GET',
    'MCSFE_signUpRequestReward MCSFE_getCustomerRebateSettingByProductType MCSFE_getCustomerKycMerchantSetting',
    'COMM3',
    'T',
  ),
];
