import type { Visit } from './arrival.ts';
import {
  type LinkParameters,
  type LinkSlots,
  linkParameters,
  requiredAreGiven,
  requiredCanBeFilled,
} from './link-parameters.ts';
import { asRecord, asText, encoded } from './plain.ts';
import { isSkipped, type SkipLists } from './skip-lists.ts';
import { canBeFilled } from './slots.ts';
import { type AttributionLog, texts } from './texts.ts';

/** A direct click link to be made; all five are required (specification §5). */
export interface DirectClickRequest extends SkipLists {
  afParameters: LinkSlots;
  app_id: string;
  redirectURL: string;
  /** One of the known platforms, in any letter case. */
  platform: string;
}

/** Origins of the click endpoints (specification §7, T44). */
export interface ClickEndpoints {
  ios: string;
  android: string;
  /** The engagement service, for all that is no phone. */
  other: string;
}

const platforms: readonly string[] =
  'smartcast tizen roku webos vidaa playstation android ios steam quest battlenet epic switch xbox nativepc'.split(
    ' ',
  );

/** What phones call what the engagement service calls otherwise. */
const phoneNames: Readonly<Record<string, string>> = {
  af_media_source: 'pid',
  af_campaign: 'c',
  af_campaign_id: 'af_c_id',
};

/** The parts of a direct click link, checked in the decided order (T45); null, with the reason logged, for none. */
export function directClickParts(
  request: DirectClickRequest | undefined,
  endpoints: ClickEndpoints,
  visit: Visit,
  log: AttributionLog,
): { base: string; parameters: LinkParameters } | null {
  const given = asRecord(request) as Partial<DirectClickRequest>;
  const slots = given.afParameters;
  const refuse = (text: string, ...values: unknown[]): null => {
    log.error(text, ...values);
    return null;
  };
  if (!requiredAreGiven(slots, log)) return null;
  if (!given.app_id) return refuse(texts.appIdMissing, given.app_id);
  if (!given.redirectURL) return refuse(texts.redirectMissing, given.redirectURL);
  if (!given.platform) return refuse(texts.platformMissing, given.platform ?? undefined);
  const platform = asText(given.platform).toLowerCase();
  if (!platforms.includes(platform)) return refuse(texts.platformUnknown);
  if (typeof given.app_id !== 'string') return refuse(texts.appIdNoText);
  // What is printed beside a campaign that cannot be filled is the media source (0120).
  if (!canBeFilled(slots?.campaign)) return refuse(texts.campaign.noKeys, slots?.mediaSource);
  if (!requiredCanBeFilled(slots, ['mediaSource'], log)) return null;
  if (isSkipped(given, visit, log)) return null;

  const names = { mediaSource: 'af_media_source', campaign: ['af_campaign', 'af_campaign_id'] };
  const parameters = linkParameters(slots, names, visit, log);
  if (!parameters) return null;
  parameters.set('af_r', encoded(asText(given.redirectURL)));
  if (platform === 'ios' || platform === 'android') {
    const renamed = [...parameters].map(([name, value]): [string, string] => [
      phoneNames[name] ?? name,
      value,
    ]);
    return { base: `${endpoints[platform]}/${given.app_id}`, parameters: renamed };
  }
  return {
    base: `${endpoints.other}/v1.0/c2s/click/app/${platform}/${given.app_id}`,
    parameters: [...parameters],
  };
}
