// Generated from schemas/ by `npm run types`. Do not edit.

/** What is meant where a block of a campaign does not say, by the title of its schema. */
export const defaults = {
  "CampaignExchangeItem": {
    "rarity": "common"
  },
  "CampaignGift": {
    "rarity": "common"
  },
  "CampaignBoard": {
    "period": "total",
    "size": 100
  },
  "CampaignWall": {
    "limits": {
      "total": 3
    }
  }
} as const;
