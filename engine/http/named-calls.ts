import type {
  CarnivalJoinAnswer,
  CarnivalJoinRequest,
  FollowCheckAnswer,
  LiveViewAnswer,
  LocationAnswer,
  VerifyCodeAnswer,
} from '../../schemas/generated/types.gen.ts';
import type { HttpClient } from './client.ts';
import { promised } from './promised.ts';

// The five calls that the specification names (§7), all of the main client (T29). Failures are RequestErrors; an answer
// that is not as its schema says is one of them. Fields that are new to us are kept.

/**
 * GET /v2/verify_code: what a redemption code is worth. Needs a token.
 * @public
 */
export const verifyCode = async (main: HttpClient, code: string): Promise<VerifyCodeAnswer> =>
  promised('get', '/v2/verify_code', await main.get('/v2/verify_code', { code })) as VerifyCodeAnswer;

/**
 * PUT /idol_carnival_to_join (T30): follow an idol, take part in the carnival, or end either. Says how things shall
 * stand, so that it may be sent again; spends nothing and has no idempotency key. Needs a token.
 * @public
 */
export const joinIdolCarnival = async (
  main: HttpClient,
  payload: CarnivalJoinRequest,
): Promise<CarnivalJoinAnswer> =>
  promised(
    'put',
    '/idol_carnival_to_join',
    await main.put('/idol_carnival_to_join', payload),
  ) as CarnivalJoinAnswer;

/** GET /query_location, on app start: `areacode` decides the overseas flag (`startRegion`). */
export const queryLocation = async (main: HttpClient): Promise<LocationAnswer> =>
  promised('get', '/query_location', await main.get('/query_location')) as LocationAnswer;

/**
 * GET /pc/live_view: a live room as everybody may see it.
 * @public
 */
export const viewLive = async (main: HttpClient, liveObjId: string): Promise<LiveViewAnswer> =>
  promised(
    'get',
    '/pc/live_view',
    await main.get('/pc/live_view', { live_obj_id: liveObjId }),
  ) as LiveViewAnswer;

/**
 * GET /follow/check: whether the user follows that person. Needs a token.
 * @public
 */
export const checkFollow = async (main: HttpClient, targetId: string): Promise<boolean> => {
  const answer = promised('get', '/follow/check', await main.get('/follow/check', { target_id: targetId }));
  return (answer as FollowCheckAnswer).following;
};
