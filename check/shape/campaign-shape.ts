import { type CampaignList, campaignLists } from '../../engine/document/campaign-lists.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';

/** Where a list of the campaign stands. */
export const containerOf = ({ path }: CampaignList): string => `/campaign/${path.join('/')}`;

/** A thing that stands in a list of the campaign, told by its keys. */
export interface Block {
  /** What one of them is called. */
  what: string;
  /** Pointer of its list. */
  container: string;
  keys: readonly string[];
  required: readonly string[];
}

/** What belongs into a campaign: its keys, and what stands in its lists. */
export interface CampaignShape {
  readonly keys: readonly string[];
  readonly blocks: readonly Block[];
}

export const noCampaign: CampaignShape = { keys: [], blocks: [] };

export const campaignShape = (set: SchemaSet): CampaignShape => ({
  keys: Object.keys(set.get('common/campaign.schema.json')?.properties ?? {}),
  blocks: campaignBlocks(set),
});

/** Everything that stands in the lists of a campaign. */
function campaignBlocks(set: SchemaSet): Block[] {
  return campaignLists(set).map((list) => {
    const { schema } = list.entry;
    const keys = Object.keys(schema.properties ?? {});
    return { what: list.noun, container: containerOf(list), keys, required: schema.required ?? [] };
  });
}
