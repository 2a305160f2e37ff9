// Generated from schemas/ by `npm run types`. Do not edit.

/** What is meant where a block of a campaign does not say, by the title of its schema. */
export const defaults = {
  "CampaignBattle": {
    "joining": "choose",
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "bell": 10,
    "tie": "draw"
  },
  "Counter": {
    "measure": "points",
    "weight": 1
  },
  "CampaignBattlePairs": {
    "losers": "stay"
  },
  "CampaignBoard": {
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "period": "total",
    "size": 100
  },
  "CampaignCheckInDay": {
    "big": false
  },
  "CampaignCard": {
    "rarity": "common"
  },
  "CampaignCardDrop": {
    "counts": [
      {
        "fact": "gift"
      }
    ]
  },
  "CampaignCardGift": {
    "hours": 24
  },
  "CampaignForm": {
    "edit": "never"
  },
  "CampaignInvite": {
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "paid": "claim"
  },
  "CampaignLiveHosts": {
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "by": "receiver",
    "order": "place",
    "size": 50,
    "recommended": 6
  },
  "CampaignMilestone": {
    "counts": [
      {
        "fact": "gift"
      }
    ]
  },
  "CampaignPairing": {
    "waiting": 20,
    "choices": 3
  },
  "CampaignPass": {
    "counts": [
      {
        "fact": "gift"
      }
    ]
  },
  "CampaignPassLevel": {
    "big": false
  },
  "CampaignDrawPrize": {
    "rarity": "common"
  },
  "CampaignExchangeItem": {
    "rarity": "common"
  },
  "CampaignGift": {
    "rarity": "common"
  },
  "CampaignPrize": {
    "kind": "item"
  },
  "CampaignRecapFigure": {
    "by": "sender",
    "counts": [
      {
        "fact": "gift"
      }
    ]
  },
  "CampaignTask": {
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "by": "sender",
    "each": "time",
    "period": "total",
    "paid": "claim",
    "unclaimed": "kept"
  },
  "CampaignTeams": {
    "below": "plays",
    "names": {
      "least": 2,
      "most": 12
    },
    "counts": [
      {
        "fact": "gift"
      }
    ],
    "by": "sender",
    "listed": 100
  },
  "CampaignTeamRanking": {
    "listed": 100
  },
  "CampaignPoll": {
    "choose": {
      "least": 1,
      "most": 1
    },
    "results": "always"
  },
  "CampaignPollWeight": {
    "counts": [
      {
        "fact": "gift"
      }
    ]
  },
  "CampaignWall": {
    "limits": {
      "total": 3
    }
  }
} as const;
