/** The pages whose parts are tried: every widget that is fed by data, and the screens of modules. */
export const pages: readonly string[] = [
  '/h5_ac/activity_20250520',
  '/h5_ac/activity_20251001',
  '/h5_ac/activity_anniversary',
  '/h5_ac/activity_20251111',
  '/h5_ac/activity_variety_show',
  '/h5_ac/superIdou/signUp',
  '/h5_ac/activity_center',
  '/h5_ac/mbti',
  '/h5_ac/mbti/test?view=result',
];
