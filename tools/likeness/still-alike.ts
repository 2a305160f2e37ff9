/** Pairs that are too alike until one of them is drawn anew. `npm run likeness` holds the list to be exactly these: it ends empty. */
export const stillAlike: readonly string[] = [
  'ac_exchange_verification, activity_20250212: the stage of one shows no picture that the other has not',
  'ac_exchange_verification, activity_20251001: the stage of one shows no picture that the other has not',
  'activity_20250212, activity_20251001: the stage of one shows no picture that the other has not',
  'activity_20251111, activity_anniversary: the stage of one shows no picture that the other has not',
  'activity_20251111, game_ranking/ranking/all: the stage of one shows no picture that the other has not',
  'activity_anniversary, game_ranking/ranking/all: the stage of one shows no picture that the other has not',
  'activity_fans_festival, activity_variety_show: the stage of one shows no picture that the other has not',
];
