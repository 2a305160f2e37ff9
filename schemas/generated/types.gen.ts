// Generated from schemas/ by `npm run types`. Do not edit.
declare const source: unique symbol;
interface Source<Name extends string> {
  readonly [source]: Name;
}
export type TextSource = Source<'text'>;
export type MarkdownSource = Source<'markdown'>;
export type AssetSource = Source<'asset'>;
export type ExpressionSource = Source<'expression'>;
export type ActionsSource = Source<'actions'>;
export type NodesSource = Source<'nodes'>;
/** A data source of the document; its answers arrive as `data`. */
export interface DataSource<Answer> extends Source<'data'> {
  readonly answer: Answer;
}
/** The id of a part of the page; its title and the phases that show it arrive with it. */
export type PartSource = Source<'part'>;
/** The id of an entry of the campaign block; the public part of the entry arrives in its place. */
export interface Embedded<Entry> extends Source<'embedded'> {
  readonly entry: Entry;
}
/** The same, its lists of rewards one by one instead of in words. */
export interface EmbeddedPieces<Entry> extends Source<'embedded-pieces'> {
  readonly entry: Entry;
}

/**
 * Where whoever is not in the app finds help, or whose app is too old. Without it, the app is opened.
 */
export type Link = string;
/**
 * The video.
 */
export type Media = string;
/**
 * The captions, as WebVTT.
 */
export type Media1 = string;
/**
 * How the user shall stand to an idol. What is not said stays as it is; fields beyond these are ignored.
 */
export type CarnivalJoinRequest = ApiCarnivalJoinRequestSchemaJson & ApiCarnivalJoinRequestSchemaJson1;
export type ApiCarnivalJoinRequestSchemaJson = {
  [k: string]: unknown;
};
/**
 * What was asked for by `id`, where no page has it: null where nothing was asked for.
 */
export type AskedDraft = {
  /**
   * As it was asked for.
   */
  id: string;
  /**
   * The nearest id that there is; null where none is near.
   */
  near: string | null;
  /**
   * It is a draft that has given way to newer ones: its file is kept beside them, and it is a draft again once it is sent again.
   */
  aside: boolean;
} | null;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt1 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt2 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt3 = string;
/**
 * The asking user's own place, or that of the room, couple or guild that they are in; null without a token, and for who is in none.
 */
export type BoardMe = {
  /**
   * Own place; null when unlisted.
   */
  rank: number | null;
  /**
   * Own place among all who have points, unlisted ones as well; null without points.
   */
  place?: number | null;
  /**
   * Own points.
   */
  score: number;
  /**
   * Points behind the place before; null in first place and where there is no place before.
   */
  gap: number | null;
  /**
   * Points ahead of the place behind; null where there is none, and without points.
   */
  lead?: number | null;
  user: User1;
  /**
   * Of boards by room, couple or guild its id; `user` is whoever stands for it, with its name and picture.
   */
  group?: string;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId1 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId2 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId3 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId4 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt4 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt5 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt6 = string;
/**
 * How many alike are melted, and into what; null where nobody melts.
 */
export type CardMeltTold = {
  /**
   * How many of one card it takes.
   */
  alike: number;
  /**
   * `random` or `chosen`.
   */
  into: 'random' | 'chosen';
} | null;
/**
 * How many more the user may give today; null where nobody gives.
 */
export type CardGiveTold = {
  /**
   * How many; null without a token.
   */
  left: number | null;
} | null;
/**
 * Whether the user may take a card by a code; null where nobody gives.
 */
export type CardTakeMay = {
  /**
   * What the user may do now. Absent where they may not.
   */
  can?: 'takeCard';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED';
  nextAt?: NextAt7;
} | null;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt7 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId5 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt8 = string;
/**
 * The user's latest order; null where there is none, or without a token.
 */
export type DrawLast = {
  orderId: ToldId6;
  /**
   * In the order in which they were drawn.
   */
  results: DrawResult[];
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId6 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId7 = string;
/**
 * How many draws there are in all, so that none is left out; null where there is none.
 */
export type DrawReceiptCount = {
  /**
   * The number of the last draw.
   */
  count: number;
  /**
   * The rules that the last draw was made by.
   */
  blockHash: string;
  /**
   * Seals the count.
   */
  proof: string;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId8 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId9 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt9 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId10 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId11 = string;
/**
 * How many people there is room for; null: for everybody.
 */
export type FormSeats = {
  /**
   * How many there are.
   */
  total: number;
  /**
   * How many are free.
   */
  left: number;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId12 = string;
/**
 * The activity that it is of; null where there is none any more.
 */
export type MessageFrom = {
  /**
   * Its title, in the asked language.
   */
  title: string;
  /**
   * Where its page is, below the base path; behind `#` the part of it that shows what the message is of, where one does.
   */
  route: string;
} | null;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt10 = string;
/**
 * Who has invited the user, without an id; null where nobody has.
 */
export type InvitedBy = {
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The user has come: false until the first deed that counts.
   */
  came: boolean;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId13 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt11 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt12 = string;
/**
 * The asking user's own place; null for a visitor, and for whoever has not signed up.
 */
export type PairingMine = {
  /**
   * Id of the side; `pool` where there are none.
   */
  side: string;
  /**
   * Number of the seat, from 1; null: they wait.
   */
  seat: number | null;
  /**
   * How many wait before them; null: they sit.
   */
  ahead: number | null;
  /**
   * User ids of those they have chosen, the one they like best first: told to nobody else, and gone with the reveal.
   *
   * Items: A user_id.
   */
  chosen: string[];
  match: PairingMatch;
  leave: PairingLeave;
  choose: PairingChoose;
} | null;
/**
 * Whom the user is paired with, from the reveal on; null before, and where the round has brought them no pair.
 */
export type PairingMatch = {
  user: User1;
  /**
   * Both chose each other; else the lot brought them together.
   */
  mutual: boolean;
} | null;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt13 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId14 = string;
/**
 * The paid track; null where there is none.
 */
export type PassTrackEntry = {
  /**
   * Points, minor units.
   */
  cost: number;
  /**
   * The user has it.
   */
  bought: boolean;
  /**
   * How many levels that the user has reached would give something at once, were it bought now.
   */
  past: number;
  /**
   * `buyTrack` where the user can buy it now.
   */
  can?: 'buyTrack';
  /**
   * Why not: what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'PASS_BOUGHT' | 'NOT_ENOUGH';
  nextAt?: NextAt;
} | null;
/**
 * What the next level costs; null where levels are not sold.
 */
export type PassCatchUpEntry = {
  /**
   * Points, minor units.
   */
  cost: number;
  /**
   * How many levels the user may still buy today; null without a token.
   */
  left: number | null;
  /**
   * Id of the level that would be bought; null where all are reached.
   */
  level: string | null;
  /**
   * `buyLevel` where the user can buy it now.
   */
  can?: 'buyLevel';
  /**
   * Why not: what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?:
    | 'NOT_OPEN'
    | 'OVER'
    | 'TOKEN_EXPIRED'
    | 'PASS_FULL'
    | 'LIMIT_REACHED'
    | 'DAY_LIMIT_REACHED'
    | 'NOT_ENOUGH';
  nextAt?: NextAt;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId15 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId16 = string;
/**
 * The activity that has given it; null where it is in no list.
 */
export type DressFrom = {
  /**
   * Its title, in the asked language.
   */
  title: string;
  /**
   * Where its page is, below the base path.
   */
  route: string;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId17 = string;
/**
 * The asking user's own; null until it is ready, and for a visitor.
 */
export type RecapMine = {
  /**
   * In the document's order, those that are not 0; empty after a quiet year.
   */
  figures: RecapFigureEntry[];
} | null;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt14 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt15 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt16 = string;
/**
 * Their team; null for who has none, and for a visitor.
 */
export type TeamOfMine = {
  id: ToldId18;
  /**
   * Its name, as people wrote it: plain text, never markup.
   */
  name: string;
  /**
   * What others join it by; its members alone are told.
   */
  code: string;
  /**
   * Who joins it: anybody from the `list`, or whoever knows its `code`.
   */
  join: 'list' | 'code';
  /**
   * Points of the team.
   */
  score: number;
  /**
   * Its place; null without points, and where it is in no ranking.
   */
  place: number | null;
  /**
   * Points behind the place before; null in first place and without a place.
   */
  gap: number | null;
  /**
   * Teams are final, and it has too few members to play.
   */
  small: boolean;
  /**
   * All seats: the captain's first, then in the order of joining, vacant ones last.
   */
  seats: TeamSeat[];
  leave: TeamLeave;
  lead: TeamLead;
} | null;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId18 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId19 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt17 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId20 = string;
/**
 * When what may be done changes by time alone, in UTC. Absent where it never does.
 */
export type NextAt18 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId21 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId22 = string;
/**
 * Always the same for the same thing. It counts nothing: of two of them nobody can tell which came first, or how many lie between.
 */
export type ToldId23 = string;
/**
 * Answers of one level, which the server scores, or a type that the user picks.
 */
export type MbtiResultRequest = MbtiAnswers | MbtiPick;
/**
 * What counts. Leave it out to count gifts by their points.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters = Counter[];
/**
 * From when on it counts.
 */
export type DateTime = string;
/**
 * The bell: what is done from then on does not count in it.
 */
export type DateTime1 = string;
/**
 * When its pairs are drawn by lot, of the sides that somebody has joined by then (`pairs` of the battle). Not after it opens.
 */
export type DateTime2 = string;
/**
 * One thing that is given: points of the campaign, a prize of it, a card of its collection, or tickets of one of its draws.
 */
export type Reward = RewardPoints | RewardPrize | RewardCard | RewardTicket;
/**
 * What each of them gets.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards = Reward[];
/**
 * What each of these places gets.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards1 = Reward[];
/**
 * What counts on this board. Leave it out to count gifts by their points.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters1 = Counter[];
/**
 * What each of these places gets.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards2 = Reward[];
/**
 * What one person gets for this day, whether it is stamped in time or made up.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards3 = Reward[];
/**
 * From when on it counts. Without it, from the campaign's start.
 */
export type DateTime3 = string;
/**
 * From when on nothing more counts. Without it, from the campaign's end on.
 */
export type DateTime4 = string;
/**
 * Until when it may be claimed. Without it, until the campaign is settled.
 */
export type DateTime5 = string;
/**
 * What they give.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards4 = Reward[];
/**
 * What each day costs.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs = Cost[];
/**
 * What each code gives.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards5 = Reward[];
/**
 * Kinds of codes that are handed out elsewhere, on paper or by a partner, and redeemed on the page: each code once. Codes themselves are printed by `npm run codes`.
 *
 * @minItems 1
 * @maxItems 20
 */
export type CampaignCodes = CampaignCode[];
/**
 * What counts towards it.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters2 = Counter[];
/**
 * What it gives, once a person.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards6 = Reward[];
/**
 * One question.
 */
export type FormField =
  | FormText
  | FormLong
  | FormNumber
  | FormChoice
  | FormDate
  | FormPhone
  | FormEmail
  | FormConsent
  | FormSignature
  | FormFile;
/**
 * What people get when they are accepted.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards7 = Reward[];
/**
 * What people get for sending it, the first time.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards8 = Reward[];
/**
 * What somebody who was invited does for the first time to have come: the first gift, the first check-in. Who has done it before is not new. Without it, naming the code is enough.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters3 = Counter[];
/**
 * What somebody gets who was invited, once they have come.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards9 = Reward[];
/**
 * What it gives, once.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards10 = Reward[];
/**
 * What people get for those whom they have brought, rising.
 *
 * @minItems 1
 * @maxItems 20
 */
export type CampaignInviteSteps = CampaignInviteStep[];
/**
 * What makes somebody a host of this campaign, and orders hosts. Without it: gifts, by their points, as on a board.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters4 = Counter[];
/**
 * What counts towards the goal. Leave it out to count gifts by their points.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters5 = Counter[];
/**
 * What each person gets for claiming the goal once.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards11 = Reward[];
/**
 * From when on people sign up, and choose as soon as they sit.
 */
export type DateTime6 = string;
/**
 * From when on nobody comes or leaves any more. Who sits then is paired.
 */
export type DateTime7 = string;
/**
 * The moment at which choosing ends and all are told at once. Between the two, those who sit can still choose.
 */
export type DateTime8 = string;
/**
 * What each of a pair gets, in each round.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards12 = Reward[];
/**
 * What those get who sat in a round and have no pair, in each round.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards13 = Reward[];
/**
 * What counts towards its levels, for whoever does it.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters6 = Counter[];
/**
 * One level; it gives something on one track at least.
 */
export type CampaignPassLevel = {
  [k: string]: unknown;
} & {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * How much of it has to be done in the whole season.
   */
  at: number;
  free?: CampaignPassFree;
  paid?: CampaignPassPaid;
  /**
   * A level that stands out: widgets draw it larger.
   */
  big?: boolean;
};
/**
 * What one person gets for it, once.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards14 = Reward[];
/**
 * What one person gets for it, once.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards15 = Reward[];
/**
 * What it costs.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs1 = Cost[];
/**
 * What each level costs.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs2 = Cost[];
/**
 * One draw.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs3 = Cost[];
/**
 * Ten draws at once, no more than ten single ones. Without it nobody draws ten at once.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs4 = Cost[];
/**
 * What whoever wins it gets. Without it, nothing.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards16 = Reward[];
/**
 * Until this moment.
 */
export type DateTime9 = string;
/**
 * What one of it gives. Without it, whoever delivers it finds it among the records alone.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards17 = Reward[];
/**
 * From when on it counts. Without it, from the campaign's start.
 */
export type DateTime10 = string;
/**
 * From when on nothing more counts. Without it, from the campaign's end on.
 */
export type DateTime11 = string;
/**
 * The moment at which all may see theirs, a quarter of an hour after it locks or later: until then it is counted.
 */
export type DateTime12 = string;
/**
 * What counts. Leave it out to count gifts by their points.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters7 = Counter[];
/**
 * What counts towards it.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters8 = Counter[];
/**
 * What it gives, each time.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards18 = Reward[];
/**
 * What counts for a team, of what its members do while they are in it.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters9 = Counter[];
/**
 * What each member gets for it.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards19 = Reward[];
/**
 * What each member of these teams gets.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards20 = Reward[];
/**
 * What each member of these teams gets.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards21 = Reward[];
/**
 * What voting takes, each time. Without it, nothing.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs5 = Cost[];
/**
 * What people get for taking part, with their first vote.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Rewards22 = Reward[];
/**
 * What counts towards it, of what the voter has done.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Counters10 = Counter[];
/**
 * The moment: not before people can vote, and not after the campaign is settled.
 */
export type DateTime13 = string;
/**
 * From when the page may be announced.
 */
export type DateTime14 = string;
/**
 * The campaign begins.
 */
export type DateTime15 = string;
/**
 * The campaign ends: nothing counts from this moment on.
 */
export type DateTime16 = string;
/**
 * Results are final.
 */
export type DateTime17 = string;
/**
 * One step of an action.
 */
export type Step =
  | NavigateStep
  | GetStep
  | PostStep
  | RefreshStep
  | SetStep
  | PopupStep
  | CloseStep
  | ToastStep
  | ScrollStep
  | CopyStep
  | OpenAppStep
  | ShareStep
  | TrackStep
  | IfStep
  | ConfirmStep
  | BridgeStep;
/**
 * Where to go.
 */
export type Link1 = string;
/**
 * What is taken together, each time.
 *
 * @minItems 1
 * @maxItems 10
 */
export type Costs6 = Cost[];
/**
 * How long something counts before it begins anew: `total`: over the whole campaign. `hour`, `day`, `week`: each of them that the campaign touches, in the offset of the schedule's start; a day begins at midnight, a week on Monday.
 */
export type Period = 'total' | 'hour' | 'day' | 'week';

export interface AllSchemas {
  widgets_accordion_schema_json?: AccordionProps;
  widgets_activity_list_schema_json?: ActivityListProps;
  widgets_anchor_bar_schema_json?: AnchorBarProps;
  widgets_balance_bar_schema_json?: BalanceBarProps;
  widgets_battle_bar_schema_json?: BattleBarProps;
  widgets_button_schema_json?: ButtonProps;
  widgets_card_album_schema_json?: CardAlbumProps;
  widgets_carousel_schema_json?: CarouselProps;
  widgets_champion_schema_json?: ChampionProps;
  widgets_check_in_calendar_schema_json?: CheckInCalendarProps;
  widgets_code_redeem_schema_json?: CodeRedeemProps;
  widgets_countdown_schema_json?: CountdownProps;
  widgets_customer_service_schema_json?: CustomerServiceProps;
  widgets_data_table_schema_json?: DataTableProps;
  widgets_divider_schema_json?: DividerProps;
  widgets_draft_desk_schema_json?: DraftDeskProps;
  widgets_draw_odds_schema_json?: DrawOddsProps;
  widgets_draw_records_schema_json?: DrawRecordsProps;
  widgets_draw_winners_schema_json?: DrawWinnersProps;
  widgets_dress_shelf_schema_json?: DressShelfProps;
  widgets_exchange_grid_schema_json?: ExchangeGridProps;
  widgets_floating_button_schema_json?: FloatingButtonProps;
  widgets_form_steps_schema_json?: FormStepsProps;
  widgets_gallery_schema_json?: GalleryProps;
  widgets_gift_series_schema_json?: GiftSeriesProps;
  widgets_grid_schema_json?: GridProps;
  widgets_hall_of_fame_schema_json?: HallOfFameProps;
  widgets_hero_schema_json?: HeroProps;
  widgets_image_schema_json?: ImageProps;
  widgets_invite_card_schema_json?: InviteCardProps;
  widgets_live_rooms_schema_json?: LiveRoomsProps;
  widgets_lucky_draw_schema_json?: LuckyDrawProps;
  widgets_marquee_schema_json?: MarqueeProps;
  widgets_message_list_schema_json?: MessageListProps;
  widgets_milestone_track_schema_json?: MilestoneTrackProps;
  widgets_open_app_bar_schema_json?: OpenAppBarProps;
  widgets_outlet_schema_json?: OutletProps;
  widgets_pair_history_schema_json?: PairHistoryProps;
  widgets_pair_seats_schema_json?: PairSeatsProps;
  widgets_phase_banner_schema_json?: PhaseBannerProps;
  widgets_points_details_schema_json?: PointsDetailsProps;
  widgets_prize_records_schema_json?: PrizeRecordsProps;
  widgets_qr_card_schema_json?: QrCardProps;
  widgets_ranking_list_schema_json?: RankingListProps;
  widgets_receipt_schema_json?: ReceiptProps;
  widgets_redeem_history_schema_json?: RedeemHistoryProps;
  widgets_reward_shelf_schema_json?: RewardShelfProps;
  widgets_rich_text_schema_json?: RichTextProps;
  widgets_route_list_schema_json?: RouteListProps;
  widgets_rule_section_schema_json?: RuleSectionProps;
  widgets_season_pass_schema_json?: SeasonPassProps;
  widgets_section_schema_json?: SectionProps;
  widgets_share_bar_schema_json?: ShareBarProps;
  widgets_stack_schema_json?: StackProps;
  widgets_stage_timeline_schema_json?: StageTimelineProps;
  widgets_tabs_schema_json?: TabsProps;
  widgets_task_list_schema_json?: TaskListProps;
  widgets_team_card_schema_json?: TeamCardProps;
  widgets_team_list_schema_json?: TeamListProps;
  widgets_thanks_wall_schema_json?: ThanksWallProps;
  widgets_video_card_schema_json?: VideoCardProps;
  widgets_vote_poll_schema_json?: VotePollProps;
  widgets_year_slides_schema_json?: YearSlidesProps;
  modules_mbti_home_schema_json?: MbtiHomeProps;
  modules_mbti_list_schema_json?: MbtiListProps;
  modules_mbti_match_schema_json?: MbtiMatchProps;
  modules_mbti_report_schema_json?: MbtiReportProps;
  modules_mbti_rules_panel_schema_json?: MbtiRulesPanelProps;
  modules_mbti_short_schema_json?: MbtiShortProps;
  modules_mbti_test_schema_json?: MbtiTestProps;
  modules_mbti_visibility_schema_json?: MbtiVisibilityProps;
  api_activities_answer_schema_json?: ActivitiesAnswer;
  api_carnival_join_answer_schema_json?: CarnivalJoinAnswer;
  api_carnival_join_request_schema_json?: CarnivalJoinRequest;
  api_draft_answer_schema_json?: DraftAnswer;
  api_draft_request_schema_json?: DraftRequest;
  api_drafts_answer_schema_json?: DraftsAnswer;
  api_empty_request_schema_json?: EmptyRequest;
  api_envelope_schema_json?: Envelope;
  api_events_request_schema_json?: EventsRequest;
  api_follow_check_answer_schema_json?: FollowCheckAnswer;
  api_given_reward_schema_json?: GivenReward;
  api_group_states_answer_schema_json?: GroupStatesAnswer;
  api_group_states_request_schema_json?: GroupStatesRequest;
  api_live_view_answer_schema_json?: LiveViewAnswer;
  api_location_answer_schema_json?: LocationAnswer;
  api_next_at_schema_json?: NextAt;
  api_report_request_schema_json?: ReportRequest;
  api_room_states_answer_schema_json?: RoomStatesAnswer;
  api_room_states_request_schema_json?: RoomStatesRequest;
  api_routes_answer_schema_json?: RoutesAnswer;
  api_telemetry_answer_schema_json?: TelemetryAnswer;
  api_time_answer_schema_json?: TimeAnswer;
  api_told_id_schema_json?: ToldId;
  api_user_schema_json?: User1;
  api_verify_code_answer_schema_json?: VerifyCodeAnswer;
  api_app_facts_answer_schema_json?: AppFactsAnswer;
  api_app_facts_request_schema_json?: AppFactsRequest;
  api_battle_receipt_answer_schema_json?: BattleReceiptAnswer;
  api_battles_answer_schema_json?: BattlesAnswer;
  api_join_side_answer_schema_json?: JoinSideAnswer;
  api_join_side_request_schema_json?: JoinSideRequest;
  api_board_answer_schema_json?: BoardAnswer;
  api_board_receipt_answer_schema_json?: BoardReceiptAnswer;
  api_champions_answer_schema_json?: ChampionsAnswer;
  api_check_in_answer_schema_json?: CheckInAnswer;
  api_check_in_stamp_answer_schema_json?: CheckInStampAnswer;
  api_code_batch_answer_schema_json?: CodeBatchAnswer;
  api_code_batch_request_schema_json?: CodeBatchRequest;
  api_code_check_answer_schema_json?: CodeCheckAnswer;
  api_code_checker_answer_schema_json?: CodeCheckerAnswer;
  api_code_checker_request_schema_json?: CodeCheckerRequest;
  api_code_redeem_answer_schema_json?: CodeRedeemAnswer;
  api_code_request_schema_json?: CodeRequest;
  api_codes_answer_schema_json?: CodesAnswer;
  api_card_give_answer_schema_json?: CardGiveAnswer;
  api_card_give_request_schema_json?: CardGiveRequest;
  api_card_melt_answer_schema_json?: CardMeltAnswer;
  api_card_melt_request_schema_json?: CardMeltRequest;
  api_card_set_answer_schema_json?: CardSetAnswer;
  api_card_take_answer_schema_json?: CardTakeAnswer;
  api_card_take_request_schema_json?: CardTakeRequest;
  api_collection_answer_schema_json?: CollectionAnswer;
  api_draw_answer_schema_json?: DrawAnswer;
  api_draw_button_schema_json?: DrawButton;
  api_draw_commitment_schema_json?: DrawCommitment;
  api_draw_order_answer_schema_json?: DrawOrderAnswer;
  api_draw_order_request_schema_json?: DrawOrderRequest;
  api_draw_receipt_answer_schema_json?: DrawReceiptAnswer;
  api_draw_records_answer_schema_json?: DrawRecordsAnswer;
  api_draw_result_schema_json?: DrawResult;
  api_draw_winners_answer_schema_json?: DrawWinnersAnswer;
  api_exchange_answer_schema_json?: ExchangeAnswer;
  api_exchange_order_answer_schema_json?: ExchangeOrderAnswer;
  api_exchange_order_request_schema_json?: ExchangeOrderRequest;
  api_exchange_records_answer_schema_json?: ExchangeRecordsAnswer;
  api_form_answer_schema_json?: FormAnswer;
  api_form_file_answer_schema_json?: FormFileAnswer;
  api_form_file_content_schema_json?: FormFileContent;
  api_form_file_request_schema_json?: FormFileRequest;
  api_form_request_schema_json?: FormRequest;
  api_form_review_answer_schema_json?: FormReviewAnswer;
  api_form_review_request_schema_json?: FormReviewRequest;
  api_form_sent_answer_schema_json?: FormSentAnswer;
  api_form_submissions_answer_schema_json?: FormSubmissionsAnswer;
  api_forms_answer_schema_json?: FormsAnswer;
  api_gift_event_answer_schema_json?: GiftEventAnswer;
  api_gift_event_request_schema_json?: GiftEventRequest;
  api_gift_events_answer_schema_json?: GiftEventsAnswer;
  api_gift_events_request_schema_json?: GiftEventsRequest;
  api_messages_answer_schema_json?: MessagesAnswer;
  api_messages_read_answer_schema_json?: MessagesReadAnswer;
  api_messages_read_request_schema_json?: MessagesReadRequest;
  api_invite_accept_answer_schema_json?: InviteAcceptAnswer;
  api_invite_answer_schema_json?: InviteAnswer;
  api_invite_request_schema_json?: InviteRequest;
  api_invite_step_answer_schema_json?: InviteStepAnswer;
  api_live_hosts_answer_schema_json?: LiveHostsAnswer;
  api_milestone_claim_answer_schema_json?: MilestoneClaimAnswer;
  api_milestones_answer_schema_json?: MilestonesAnswer;
  api_pairing_choices_answer_schema_json?: PairingChoicesAnswer;
  api_pairing_choices_request_schema_json?: PairingChoicesRequest;
  api_pairing_join_request_schema_json?: PairingJoinRequest;
  api_pairing_left_answer_schema_json?: PairingLeftAnswer;
  api_pairing_place_answer_schema_json?: PairingPlaceAnswer;
  api_pairing_receipt_answer_schema_json?: PairingReceiptAnswer;
  api_pairings_answer_schema_json?: PairingsAnswer;
  api_pairs_answer_schema_json?: PairsAnswer;
  api_pass_answer_schema_json?: PassAnswer;
  api_pass_claim_answer_schema_json?: PassClaimAnswer;
  api_pass_level_answer_schema_json?: PassLevelAnswer;
  api_pass_track_answer_schema_json?: PassTrackAnswer;
  api_balance_answer_schema_json?: BalanceAnswer;
  api_points_details_answer_schema_json?: PointsDetailsAnswer;
  api_dresses_answer_schema_json?: DressesAnswer;
  api_prize_records_answer_schema_json?: PrizeRecordsAnswer;
  api_recap_answer_schema_json?: RecapAnswer;
  api_task_claim_answer_schema_json?: TaskClaimAnswer;
  api_tasks_answer_schema_json?: TasksAnswer;
  api_my_team_answer_schema_json?: MyTeamAnswer;
  api_team_answer_schema_json?: TeamAnswer;
  api_team_captain_request_schema_json?: TeamCaptainRequest;
  api_team_found_request_schema_json?: TeamFoundRequest;
  api_team_goal_claim_answer_schema_json?: TeamGoalClaimAnswer;
  api_team_join_request_schema_json?: TeamJoinRequest;
  api_team_leave_request_schema_json?: TeamLeaveRequest;
  api_team_name_request_schema_json?: TeamNameRequest;
  api_teams_answer_schema_json?: TeamsAnswer;
  api_polls_answer_schema_json?: PollsAnswer;
  api_vote_answer_schema_json?: VoteAnswer;
  api_vote_receipt_answer_schema_json?: VoteReceiptAnswer;
  api_vote_request_schema_json?: VoteRequest;
  api_wall_answer_schema_json?: WallAnswer;
  api_wall_post_answer_schema_json?: WallPostAnswer;
  api_wall_post_request_schema_json?: WallPostRequest;
  api_wall_post_state_answer_schema_json?: WallPostStateAnswer;
  api_wall_post_state_request_schema_json?: WallPostStateRequest;
  api_wall_post_schema_json?: WallPost;
  api_wall_report_answer_schema_json?: WallReportAnswer;
  api_wall_report_request_schema_json?: WallReportRequest;
  api_wall_reported_answer_schema_json?: WallReportedAnswer;
  api_mbti_mine_answer_schema_json?: MbtiMineAnswer;
  api_mbti_person_answer_schema_json?: MbtiPersonAnswer;
  api_mbti_recommendations_answer_schema_json?: MbtiRecommendationsAnswer;
  api_mbti_result_request_schema_json?: MbtiResultRequest;
  api_mbti_result_schema_json?: MbtiResult;
  api_mbti_topic_answer_schema_json?: MbtiTopicAnswer;
  api_mbti_topic_request_schema_json?: MbtiTopicRequest;
  api_mbti_topics_answer_schema_json?: MbtiTopicsAnswer;
  api_mbti_type_answer_schema_json?: MbtiTypeAnswer;
  api_mbti_visibility_answer_schema_json?: MbtiVisibilityAnswer;
  api_mbti_visibility_request_schema_json?: MbtiVisibilityRequest;
  bridge_schema_json?: BridgePayloads;
  common_campaign_schema_json?: Campaign;
  common_schedule_schema_json?: Schedule;
  common_step_schema_json?: Step;
  common_costs_schema_json?: Costs6;
  common_period_schema_json?: Period;
  common_window_schema_json?: Window7;
}
/**
 * Questions with folded answers, or rules folded to their headings. It works without script, and a link to a part's id opens it.
 */
export interface AccordionProps {
  /**
   * The parts, in their order.
   *
   * @minItems 1
   * @maxItems 40
   */
  parts: AccordionPart[];
  /**
   * Opening one part folds the one that was open.
   */
  single: boolean;
}
/**
 * One part.
 */
export interface AccordionPart {
  /**
   * A name for links: #<id> leads here and opens it.
   */
  id?: string;
  /**
   * The question, or the heading: what is seen while it is folded.
   */
  title: TextSource;
  /**
   * What it unfolds to.
   */
  text: MarkdownSource;
  /**
   * Unfolded from the beginning.
   */
  open?: boolean;
}
/**
 * Activities as posters, grouped by phase.
 */
export interface ActivityListProps {
  /**
   * The data source with the activities.
   */
  from: DataSource<ActivitiesAnswer>;
  /**
   * Where a list without campaigns leads.
   */
  way?: ActionsSource;
  /**
   * Which ones, in this order. A phase without activities has no heading.
   *
   * @minItems 1
   */
  phases: ('live' | 'preview' | 'settling' | 'ended')[];
}
/**
 * Links to parts of the page, in a bar that stays at the top; the part that one reads is marked. It stands in the body itself, below the hero.
 */
export interface AnchorBarProps {
  /**
   * Where the links lead, from the top of the page down. A part that shows in some phases alone has its link in those.
   *
   * @minItems 2
   * @maxItems 8
   */
  parts: AnchorBarPart[];
}
/**
 * One link.
 */
export interface AnchorBarPart {
  /**
   * Id of the part.
   */
  to: PartSource;
  /**
   * What the link says, in place of the part's title.
   */
  label?: TextSource;
}
/**
 * The reader's points. Without a sign-in it says where to find them.
 */
export interface BalanceBarProps {
  /**
   * The data source with the balance.
   */
  from: DataSource<BalanceAnswer>;
  /**
   * A small square picture of the currency.
   */
  icon: AssetSource;
  /**
   * Text before the number.
   */
  label: TextSource;
  /**
   * Label of the button; it shows when press is there too.
   */
  action?: TextSource;
  /**
   * What the button does; it shows when action is there too. Once the campaign is over, it is gone, unless it leads to another page.
   */
  press?: ActionsSource;
}
/**
 * One battle: its sides against each other, who leads, the time to the bell, the rounds as seals, what was plundered, a button to join, and the result once all is settled.
 */
export interface BattleBarProps {
  /**
   * The data source with the battles.
   */
  from: DataSource<BattlesAnswer>;
  /**
   * The battle, by id.
   */
  battle: Embedded<
    Omit<CampaignBattle, 'entrants' | 'counts'> & Required<Pick<CampaignBattle, 'joining' | 'bell' | 'tie'>>
  >;
  /**
   * What joining, or supporting, means, in place of the usual words.
   */
  note?: TextSource;
  /**
   * What the button of a side does; item says which: item.battle, item.side. Leave it out where nobody joins.
   */
  press?: ActionsSource;
}
/**
 * A button.
 */
export interface ButtonProps {
  /**
   * Its label.
   */
  label: TextSource;
  /**
   * How strong it looks; one primary a screen.
   */
  kind: 'primary' | 'secondary' | 'quiet';
  /**
   * What a tap does.
   */
  press: ActionsSource;
  /**
   * Cannot be tapped while this holds.
   */
  disabled?: ExpressionSource;
}
/**
 * An album of cards: those that are missing as a faint print, how many there are of each, what drops them, sets with what they give, and a panel for the card that is chosen, where it is melted or given away.
 */
export interface CardAlbumProps {
  /**
   * The data source with the album.
   */
  from: DataSource<CollectionAnswer>;
  /**
   * The cards, in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: By id.
   */
  cards: Embedded<CampaignCard & Required<Pick<CampaignCard, 'rarity'>>>[];
  /**
   * The sets that can be redeemed.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: By id.
   */
  sets?: EmbeddedPieces<CampaignCardSet>[];
  /**
   * What drops cards, with how far one has come today.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: By id.
   */
  drops?: Embedded<Omit<CampaignCardDrop, 'counts'>>[];
  /**
   * What redeeming does; item is the set: item.id. A visitor may tap as well, and is told how to take part.
   */
  redeem?: ActionsSource;
  /**
   * What melting does: item.card is melted, item.into is wanted, where its owner chooses (else the same as item.card), and item.remains of the first are left. Without it there is no such button.
   */
  melt?: ActionsSource;
  /**
   * What giving does: item.card waits for whoever has its code. Without it there is no such button.
   */
  give?: ActionsSource;
  /**
   * What taking does: item.code is what was typed. Without it there is no field.
   */
  take?: ActionsSource;
}
/**
 * Banners side by side, of which one is seen: a swipe, the keys or the arrows lead to the next. Without script they are swiped as well. Where it moves on by itself, a touch, the focus or a button stops it for good; it rests while nobody sees it, and for whoever wants less motion.
 */
export interface CarouselProps {
  /**
   * The banners, in their order. The first is loaded at once, the others when they come near.
   *
   * @minItems 2
   * @maxItems 8
   */
  slides: CarouselSlide[];
  /**
   * Width of the first picture in px at 390.
   */
  width: number;
  /**
   * Height of the first picture in px at 390. All are as high: one of another shape fills its place, and its edges are cut.
   */
  height: number;
  /**
   * Seconds for which a banner stays before the next one comes by itself. Without it, none does.
   */
  every?: number;
  /**
   * What the banners are of, for those who do not see them, in place of the usual name.
   */
  label?: TextSource;
}
/**
 * One banner.
 */
export interface CarouselSlide {
  /**
   * Its picture.
   */
  src: AssetSource;
  /**
   * What it shows and says, for those who do not see it; where it can be tapped, also what the tap does.
   */
  alt: TextSource;
  /**
   * What a tap does; a link where it only leads somewhere.
   */
  press?: ActionsSource;
}
/**
 * Who has won, crowned, in light, with name and score, and nobody else: the first of a board, of a board by hours, days or weeks whoever stood first when it was last settled, the side that has won a battle, the option with most votes. Where several are level, all of them, up to three by face. Where nobody has won, or not yet, nothing.
 */
export interface ChampionProps {
  /**
   * The data source with the board, its champions, the battles or the polls.
   */
  from: DataSource<BoardAnswer | ChampionsAnswer | BattlesAnswer | PollsAnswer>;
  /**
   * Which battle, by id, where the source has battles. Its winner stands there once the campaign is settled.
   */
  battle?: Embedded<
    Omit<CampaignBattle, 'entrants' | 'counts'> & Required<Pick<CampaignBattle, 'joining' | 'bell' | 'tie'>>
  >;
  /**
   * Which poll, by id, where the source has polls. Its first stands there as soon as the reader is to see the votes.
   */
  poll?: Embedded<Omit<CampaignPoll, 'weighting'> & Required<Pick<CampaignPoll, 'choose' | 'results'>>>;
  /**
   * What is counted, for example charm; it stands behind the score. Points of a battle, rounds of a knockout and votes have words of their own.
   */
  unit?: TextSource;
}
/**
 * The calendar of a check-in: a tile for each day with what it gives, today in a glow, a stamp on each day that is done; below it the days in a row and the button of today.
 */
export interface CheckInCalendarProps {
  /**
   * The data source with the calendar.
   */
  from: DataSource<CheckInAnswer>;
  /**
   * The days, by id, first to last.
   *
   * @minItems 1
   * @maxItems 100
   */
  days: Embedded<CampaignCheckInDay & Required<Pick<CampaignCheckInDay, 'big'>>>[];
  /**
   * What days in a row give, by id, the shortest first.
   *
   * @minItems 1
   * @maxItems 20
   */
  streaks?: Embedded<CampaignCheckInStreak>[];
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What the button does.
   */
  stamp: ActionsSource;
  /**
   * What a tap on a missed day does, where it can be made up; item is the day: item.id, item.cost, item.day (its number, from 1).
   */
  makeUp?: ActionsSource;
}
/**
 * A field for a code from elsewhere: what it gives is lifted out once it is taken, and why one is not taken stands beside the field.
 */
export interface CodeRedeemProps {
  /**
   * The data source with the user's codes.
   */
  from: DataSource<CodesAnswer>;
  /**
   * The kinds of codes, by id.
   *
   * @minItems 1
   * @maxItems 20
   */
  codes: Embedded<CampaignCode>[];
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What the button does; item has the code as it was typed: item.code.
   */
  redeem: ActionsSource;
  /**
   * What a second button does, for those alone who may check codes at a counter; item.code.
   */
  check?: ActionsSource;
}
/**
 * Time left until a moment of the schedule; it switches by itself at the boundary.
 */
export interface CountdownProps {
  /**
   * The moment; next takes the nearest one that lies ahead.
   */
  to: 'start' | 'end' | 'settle' | 'next';
  /**
   * Text before the time, in place of the usual one. With next it speaks of the end, and stands while that is counted to.
   */
  label?: TextSource;
  /**
   * The same until the start, with next: what begins then.
   */
  before?: TextSource;
  /**
   * Text when nothing lies ahead.
   */
  done?: TextSource;
}
/**
 * The way to people who help: in the app it opens customer service; elsewhere it leads to an address of the document, or into the app. Questions that are asked often may stand above it.
 */
export interface CustomerServiceProps {
  /**
   * What it is, as a heading.
   */
  title: TextSource;
  /**
   * When somebody answers, or what one may ask.
   */
  text?: TextSource;
  /**
   * A picture beside the words.
   */
  icon?: AssetSource;
  /**
   * What its button says in the app.
   */
  label: TextSource;
  elsewhere?: Link;
  /**
   * What leads there says, in place of the usual words.
   */
  elsewhereLabel?: TextSource;
  /**
   * What stands above the button, such as an accordion of questions.
   */
  body?: NodesSource;
}
/**
 * A small table of data. On a small phone it scrolls sideways inside itself, and its first column stays. It needs no script. As figures, each row is a card.
 */
export interface DataTableProps {
  /**
   * What the table says, above it; its name for those who do not see it.
   */
  caption: TextSource;
  /**
   * The columns, in their order. The first names its row.
   *
   * @minItems 2
   * @maxItems 8
   */
  columns: DataTableColumn[];
  /**
   * The rows, in their order.
   *
   * @minItems 1
   * @maxItems 60
   */
  rows: DataTableRow[];
  /**
   * `table`: rows and columns. `figures`: a card for each row, its first number large, for a few rows that are to be remembered.
   */
  look: 'table' | 'figures';
}
/**
 * One column.
 */
export interface DataTableColumn {
  /**
   * Its head.
   */
  title: TextSource;
  /**
   * Where its cells stand; numbers stand at the end.
   */
  align?: 'start' | 'center' | 'end';
}
/**
 * One row.
 */
export interface DataTableRow {
  /**
   * What stands in each column, in their order; a row with fewer ends with empty ones, and one with more has a column without a head.
   *
   * @minItems 1
   * @maxItems 8
   */
  cells: MarkdownSource[];
  /**
   * A square picture of the row, on its card; a table has none.
   */
  picture?: AssetSource;
}
/**
 * Ornament of the family between parts of the page; a line where the family has none. It says nothing and needs no script.
 */
export interface DividerProps {
  /**
   * How much room it takes.
   */
  size: 'small' | 'large';
}
/**
 * Where documents are tried out before they are committed: take a file, see its mistakes at their lines, open it at any of its moments. For those who build pages.
 */
export interface DraftDeskProps {
  /**
   * The data source with the drafts.
   */
  from: DataSource<DraftsAnswer>;
  /**
   * What sending a document does; item has its text: item.text.
   */
  keep: ActionsSource;
}
/**
 * How likely each prize of a lucky draw is, what is promised to whoever has no luck, what the server has bound itself to before the first draw, and how anybody can prove it.
 */
export interface DrawOddsProps {
  /**
   * The data source with the draw.
   */
  from: DataSource<DrawAnswer>;
  /**
   * The draw, by id.
   */
  draw: Embedded<CampaignDraw>;
}
/**
 * One's own draws, latest first: when, what was won, what it cost.
 */
export interface DrawRecordsProps {
  /**
   * The data source with the records; paged where there are many.
   */
  from: DataSource<DrawRecordsAnswer>;
  /**
   * The draw, by id.
   */
  draw: Embedded<CampaignDraw>;
  /**
   * Where an empty list leads until the campaign ends: to the draw.
   */
  way?: ActionsSource;
}
/**
 * Who has won something rare: a few lines that take turns, and can be stopped; whoever wants less motion reads them all at once.
 */
export interface DrawWinnersProps {
  /**
   * The data source with the wins.
   */
  from: DataSource<DrawWinnersAnswer>;
  /**
   * The draw, by id.
   */
  draw: Embedded<CampaignDraw>;
  /**
   * Where an empty list leads until the campaign ends: to the draw, where it is far.
   */
  way?: ActionsSource;
}
/**
 * What one has to wear, from all campaigns, grouped by what it is: how many of each kind, and of each thing its picture, name, the campaign that gave it, which title is worn, and until when one has it. Where there is nothing, it says so and leads to where things are won.
 */
export interface DressShelfProps {
  /**
   * The data source with what one has; give it `paging`.
   */
  from: DataSource<DressesAnswer>;
  /**
   * Where an empty wardrobe leads: to what gives things to wear.
   */
  win: ActionsSource;
}
/**
 * Prizes that points are exchanged for: price, limit for one person, and a stamp where one cannot be redeemed.
 */
export interface ExchangeGridProps {
  /**
   * The data source with what is left.
   */
  from: DataSource<ExchangeAnswer>;
  /**
   * The prizes, by id, in the order they are shown. One that the server does not know says so on its card.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: Embedded<Omit<CampaignExchangeItem, 'stock'> & Required<Pick<CampaignExchangeItem, 'rarity'>>>[];
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What a tap on the button does; item is the prize: item.id, item.cost, item.name.
   */
  redeem: ActionsSource;
}
/**
 * A button that stays at the lower edge while the page scrolls, below the reader's own row of a board. One a page.
 */
export interface FloatingButtonProps {
  /**
   * What it says; short.
   */
  label: TextSource;
  /**
   * A picture before the words.
   */
  icon?: AssetSource;
  /**
   * How strong it looks; one primary a screen.
   */
  kind: 'primary' | 'secondary';
  /**
   * Where at the edge it stays.
   */
  side: 'start' | 'center' | 'end';
  /**
   * It goes out of the way while one scrolls down, and comes back as one scrolls up.
   */
  hides: boolean;
  /**
   * What a tap does; a link where it only leads somewhere.
   */
  press: ActionsSource;
}
/**
 * One form, page by page: its questions with what is wrong at each, a draft that the phone keeps, and what became of it once it was sent.
 */
export interface FormStepsProps {
  /**
   * The data source with the forms.
   */
  from: DataSource<FormsAnswer>;
  /**
   * The form, by id.
   */
  form: EmbeddedPieces<CampaignForm & Required<Pick<CampaignForm, 'edit'>>>;
  /**
   * Label of the button that sends it, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What stands there once it is sent, in place of the usual words.
   */
  thanks?: TextSource;
  /**
   * What sends it; item says what: item.form, item.answers (JSON, as one text).
   */
  press: ActionsSource;
  /**
   * Where its files are sent, for a form with questions of kind `file`: /v2/activities/{id}/forms/<form>/files; {id} is this campaign.
   */
  files?: string;
}
/**
 * Pictures in a grid. A tap opens one large over the page, with its caption; from there a swipe, the arrow keys or the arrows lead to the others.
 */
export interface GalleryProps {
  /**
   * The pictures, in their order.
   *
   * @minItems 1
   * @maxItems 40
   */
  pictures: GalleryPicture[];
  /**
   * How many stand side by side.
   */
  columns: 2 | 3 | 4;
  /**
   * What the pictures are of, for those who do not see them, in place of the usual name.
   */
  label?: TextSource;
}
/**
 * One picture.
 */
export interface GalleryPicture {
  /**
   * The picture.
   */
  src: AssetSource;
  /**
   * What it shows, for those who do not see it, and below it where two or three stand side by side.
   */
  alt: TextSource;
  /**
   * What stands below the picture where it is large.
   */
  caption?: TextSource;
  /**
   * Width in px where it is large.
   */
  width: number;
  /**
   * Height in px where it is large. In the grid all are square, and their edges are cut.
   */
  height: number;
}
/**
 * The gifts of the campaign on pedestals that glow by rarity, with price in diamonds, points, and what the sender gets in the campaign's currency.
 */
export interface GiftSeriesProps {
  /**
   * The gifts, by id.
   *
   * @minItems 1
   * @maxItems 100
   */
  gifts: Embedded<CampaignGift & Required<Pick<CampaignGift, 'rarity'>>>[];
  /**
   * A sentence below.
   */
  note?: TextSource;
}
/**
 * Nodes beside each other, in two to four columns of the same width; where a column would be narrower than `least`, there are fewer, down to one. They are read in the order of the document, row by row.
 */
export interface GridProps {
  /**
   * How many columns at most.
   */
  columns: 2 | 3 | 4;
  /**
   * The least width of a column, which grows with the letters. `narrow`, for a picture or a short word: three on a small phone. `medium`, for a small card: two on most phones. `wide`, for sentences and films: two on tablets, computers and phones on their side, one on phones upright.
   */
  least: 'narrow' | 'medium' | 'wide';
  /**
   * Room between its nodes: `large` is that between parts of the page.
   */
  gap: 'small' | 'medium' | 'large';
  /**
   * Where a node stands that is lower than its row: at the top, in the middle, or stretched to be as high.
   */
  align: 'start' | 'center' | 'stretch';
  /**
   * Its nodes, row by row.
   */
  body: NodesSource;
}
/**
 * A wall of champions: who won last is crowned large, with second and third beside; those before hang below in frames, each with the day or week that they won. Before anything is settled it says what comes.
 */
export interface HallOfFameProps {
  /**
   * The data source with the champions of a board or of teams; paged where there are many.
   */
  from: DataSource<ChampionsAnswer>;
  /**
   * What is counted, for example charm; it stands behind the score of the one who won last.
   */
  unit?: TextSource;
  /**
   * What is said before the first has won, in place of the usual words.
   */
  soon?: TextSource;
  /**
   * What a tap on somebody does; item is the place: item.rank, item.score, item.user.
   */
  press?: ActionsSource;
  /**
   * What the LIVE mark of somebody who is live does; item.live_obj_id is the room, item.user its host. Without it there is no mark.
   */
  enter?: ActionsSource;
}
/**
 * The stage at the top: five layers of art and the title as lettering, and who has won.
 */
export interface HeroProps {
  art: HeroArt;
  /**
   * The title, two lines at most.
   */
  title: TextSource;
  lettering?: Lettering;
  /**
   * One line below the title.
   */
  subtitle?: TextSource;
  /**
   * A small mark above the title.
   */
  badge?: TextSource;
  /**
   * Show the campaign's dates on a ribbon.
   */
  dates: boolean;
  /**
   * Show before the start how long it is until then, below the dates: nothing else in sight does.
   */
  left?: boolean;
  /**
   * Height of the stage.
   */
  size: 'tall' | 'low';
  /**
   * What stands on the stage, over the motif: a `champion`, when it is over. A tall stage has room for one.
   */
  body?: NodesSource;
}
/**
 * Layers from back to front.
 */
export interface HeroArt {
  /**
   * Sky and glow.
   */
  sky: AssetSource;
  /**
   * What is far away.
   */
  far?: AssetSource;
  /**
   * The motif.
   */
  middle?: AssetSource;
  /**
   * What frames the edges.
   */
  near?: AssetSource;
  /**
   * Rays and sparkles.
   */
  light?: AssetSource;
}
/**
 * The title as the build draws it, in the hand of the page's family.
 */
export interface Lettering {
  /**
   * Of the drawing, in its own units.
   */
  width: number;
  /**
   * The same.
   */
  height: number;
  /**
   * The outlines of all letters, as path data.
   */
  path: string;
  /**
   * How wide it stands, in hundredths of the stage.
   */
  share: number;
}
/**
 * A picture; loaded when it comes near.
 */
export interface ImageProps {
  /**
   * The picture.
   */
  src: AssetSource;
  /**
   * What it shows, for those who do not see it.
   */
  alt: TextSource;
  /**
   * It says nothing: skipped by screen readers.
   */
  decorative: boolean;
  /**
   * Width in px at 390.
   */
  width: number;
  /**
   * Height in px at 390.
   */
  height: number;
  /**
   * What a tap does.
   */
  press?: ActionsSource;
}
/**
 * One's own code to invite friends by: shared as a link, copied, or as a QR code; who came by it, and what that gives. Who was invited names the code here, which a link has brought already.
 */
export interface InviteCardProps {
  /**
   * The data source with the invitations; with `paging`, those who came run on.
   */
  from: DataSource<InviteAnswer>;
  /**
   * Steps of the invitations, by id, the lowest first.
   *
   * @minItems 1
   * @maxItems 20
   */
  steps?: EmbeddedPieces<CampaignInviteStep>[];
  /**
   * What somebody gets who was invited; it stands over the field for the code.
   */
  offer?: TextSource;
  /**
   * What somebody who was invited does first to count; without it, naming the code is enough.
   */
  deed?: TextSource;
  /**
   * What naming a code does; item.code.
   */
  accept: ActionsSource;
  /**
   * What claiming a step does; item.id.
   */
  claim?: ActionsSource;
}
/**
 * Live rooms of a campaign's hosts, with a LIVE mark, viewers, a way in and a button to follow; or people whom one might follow.
 */
export interface LiveRoomsProps {
  /**
   * The data source with the hosts: the rooms, paged where there are many, or those who are recommended.
   */
  from: DataSource<LiveHostsAnswer>;
  /**
   * Where a list without hosts leads until the campaign ends.
   */
  way?: ActionsSource;
  /**
   * `rooms`: a card for each room. `people`: smaller, with the face first, for those who are recommended.
   */
  look: 'rooms' | 'people';
  /**
   * What a tap on a room that is live does; item.live_obj_id is the room, item.user its host.
   */
  enter: ActionsSource;
}
/**
 * A lucky draw: what there is to win, what a draw costs, one or ten at once. The server's answer decides what is won; the show that follows only leads to it, and whoever wants less motion sees the prize at once.
 */
export interface LuckyDrawProps {
  /**
   * The data source with the draw.
   */
  from: DataSource<DrawAnswer>;
  /**
   * The draw, by id.
   */
  draw: Embedded<CampaignDraw>;
  /**
   * `grid`: a light runs round the prizes and stops at one. `wheel`: it turns. `egg`: one of three cracks where it is tapped. `cards`: one of six is turned.
   */
  look: 'grid' | 'wheel' | 'egg' | 'cards';
  /**
   * What drawing does; item says how often and for how much: item.count (1 or 10), item.cost in points, item.remains of them afterwards, and item.tickets, where these pay instead (else 0).
   */
  press: ActionsSource;
  /**
   * Where somebody who has too few points is led. Without it, they are only told.
   */
  earn?: ActionsSource;
  /**
   * What the button Odds does: opens a popup with `draw-odds`, say.
   */
  odds?: ActionsSource;
  /**
   * What the button My draws does: opens a popup with `draw-records`, say.
   */
  records?: ActionsSource;
}
/**
 * A line of news that passes by: texts of the document, and before them who has just won in a draw. A touch, the pointer or the focus holds it, a button stops it; stopped, and for whoever wants less motion, one swipes from each to the next. Without live news it needs no script.
 */
export interface MarqueeProps {
  /**
   * News of the document's own, in their order; live ones come before them.
   *
   * @minItems 1
   * @maxItems 10
   */
  texts: TextSource[];
  /**
   * The data source with the wins of a draw.
   */
  from?: DataSource<DrawWinnersAnswer>;
  /**
   * The draw, by id, whose prizes the wins name.
   */
  draw?: Embedded<CampaignDraw>;
}
/**
 * What one was told in all campaigns, latest first and by day: what was won, how a form was judged, whose thanks came. What is unread stands out; what follows comes as one nears the end of the list, and by a button; so it stands last on its page.
 */
export interface MessageListProps {
  /**
   * The data source with the messages; give it `paging`.
   */
  from: DataSource<MessagesAnswer>;
  /**
   * Where an empty list leads: to what messages come from.
   */
  way?: ActionsSource;
  /**
   * What marking one as read does; item is the message: item.id.
   */
  read: ActionsSource;
  /**
   * What marking all as read does; item.upTo is up to where messages had been told when the list was asked for.
   */
  readAll: ActionsSource;
}
/**
 * Goals that all reach together: a road with a medal and a reward at each goal.
 */
export interface MilestoneTrackProps {
  /**
   * The data source with the progress.
   */
  from: DataSource<MilestonesAnswer>;
  /**
   * The goals, by id, the lowest first.
   *
   * @minItems 1
   * @maxItems 100
   */
  milestones: Embedded<Omit<CampaignMilestone, 'counts'>>[];
  /**
   * What is counted; it stands below the total.
   */
  unit?: TextSource;
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What the button does; item is the goal: item.id.
   */
  claim: ActionsSource;
}
/**
 * For visitors, a bar with the way into the app, at the lower edge while the page scrolls: opens the app, names its stores, and goes away when it is told to. In the app there is none. It stands last in the body, so that nothing lies below it for good.
 */
export interface OpenAppBarProps {
  /**
   * What the app has that the page has not; short.
   */
  title: TextSource;
  /**
   * A line below it, where there is room: a phone shows the way to the stores in its place.
   */
  text?: TextSource;
  /**
   * A picture before the words.
   */
  icon?: AssetSource;
  /**
   * What its button says.
   */
  label: TextSource;
  /**
   * What the button does: a step `open-app`, with what is to be counted before it.
   */
  press: ActionsSource;
  /**
   * Offer the stores as well, to those who have no app yet.
   */
  stores: boolean;
}
/**
 * In a frame: the row of links to its pages, and the place where the page shows that is open. It stands once, in the body itself.
 */
export interface OutletProps {}
/**
 * Pairs of past rounds, latest first: both faces, both names, the round, and what brought them together.
 */
export interface PairHistoryProps {
  /**
   * The data source with the pairs; paged where there are many.
   */
  from: DataSource<PairsAnswer>;
  /**
   * Where an empty list leads until the campaign ends: to the seats, where they are far.
   */
  way?: ActionsSource;
  /**
   * The pairing, by id.
   */
  pairing: Embedded<CampaignPairing & Required<Pick<CampaignPairing, 'waiting' | 'choices'>>>;
}
/**
 * A pairing as a hall with seats: who sits, a seat to take, people to choose in secret, and at the reveal whom one is paired with. It shows the round that is on, and above it what the last one has brought the reader.
 */
export interface PairSeatsProps {
  /**
   * The data source with the pairings.
   */
  from: DataSource<PairingsAnswer>;
  /**
   * The pairing, by id.
   */
  pairing: Embedded<CampaignPairing & Required<Pick<CampaignPairing, 'waiting' | 'choices'>>>;
  /**
   * What signing up does; item.side is the side, or nothing in a pool.
   */
  join: ActionsSource;
  /**
   * What giving one's place up does.
   */
  leave: ActionsSource;
  /**
   * What sealing the choice does; item.people are user ids, the one they like best first, with commas between them.
   */
  choose: ActionsSource;
  /**
   * What greeting the other of the pair does; item.user is whoever it is. Without it, there is no button.
   */
  meet?: ActionsSource;
}
/**
 * One band across the page that says where the campaign stands now, until when, and the one thing to do: before, live, counting, over. The phase switches by style alone. It stands in the body itself, below the hero.
 */
export interface PhaseBannerProps {
  preview?: PhaseWords;
  live?: PhaseWords1;
  settling?: PhaseWords2;
  ended?: PhaseWords3;
}
/**
 * Before the start. Usually: that it comes, and when it starts.
 */
export interface PhaseWords {
  /**
   * Where the campaign stands, in few words, in place of the usual ones.
   */
  title?: TextSource;
  /**
   * One sentence below, in place of the phase's date; it may name the date itself.
   */
  text?: TextSource;
  /**
   * Label of the button.
   */
  label?: TextSource;
  /**
   * How strong the button looks; one primary a screen.
   */
  kind?: 'primary' | 'secondary';
  /**
   * What the button does.
   */
  press?: ActionsSource;
}
/**
 * While it is on. Usually: that it is on, and when it ends. The last day and the last hour are said by themselves.
 */
export interface PhaseWords1 {
  /**
   * Where the campaign stands, in few words, in place of the usual ones.
   */
  title?: TextSource;
  /**
   * One sentence below, in place of the phase's date; it may name the date itself.
   */
  text?: TextSource;
  /**
   * Label of the button.
   */
  label?: TextSource;
  /**
   * How strong the button looks; one primary a screen.
   */
  kind?: 'primary' | 'secondary';
  /**
   * What the button does.
   */
  press?: ActionsSource;
}
/**
 * While results are counted, where the schedule has such a time. Usually: that they are, and when they are out.
 */
export interface PhaseWords2 {
  /**
   * Where the campaign stands, in few words, in place of the usual ones.
   */
  title?: TextSource;
  /**
   * One sentence below, in place of the phase's date; it may name the date itself.
   */
  text?: TextSource;
  /**
   * Label of the button.
   */
  label?: TextSource;
  /**
   * How strong the button looks; one primary a screen.
   */
  kind?: 'primary' | 'secondary';
  /**
   * What the button does.
   */
  press?: ActionsSource;
}
/**
 * When all is over. Usually: that it is, and thanks. The button is the way on: results, what is next.
 */
export interface PhaseWords3 {
  /**
   * Where the campaign stands, in few words, in place of the usual ones.
   */
  title?: TextSource;
  /**
   * One sentence below, in place of the phase's date; it may name the date itself.
   */
  text?: TextSource;
  /**
   * Label of the button.
   */
  label?: TextSource;
  /**
   * How strong the button looks; one primary a screen.
   */
  kind?: 'primary' | 'secondary';
  /**
   * What the button does.
   */
  press?: ActionsSource;
}
/**
 * What has moved one's own points, latest first and by day: what for, how many, what was there after it. What follows comes as one nears the end of the list, and by a button; so it stands last on its page.
 */
export interface PointsDetailsProps {
  /**
   * The data source with the details; give it `paging`.
   */
  from: DataSource<PointsDetailsAnswer>;
  /**
   * Where an empty list leads until the campaign ends: to what gives points.
   */
  way?: ActionsSource;
  /**
   * A small square picture of the currency, beside what lapses.
   */
  icon: AssetSource;
}
/**
 * What one has been given in the campaign, latest first and by day: picture, name, how many, what it was for, when; of a title whether it is worn, and until when one has it. Where there is nothing yet, it says so and leads to where prizes are won.
 */
export interface PrizeRecordsProps {
  /**
   * The data source with the records; give it `paging`.
   */
  from: DataSource<PrizeRecordsAnswer>;
  /**
   * All prizes of the campaign, by id: names and pictures are theirs. One that was given and is not here shows by its id, as no longer listed.
   *
   * @minItems 1
   * @maxItems 100
   */
  prizes: Embedded<Omit<CampaignPrize, 'kind'>>[];
  /**
   * Where an empty list leads until the campaign ends: to what gives prizes.
   */
  win: ActionsSource;
}
/**
 * A QR code that hands the page over to a phone, with a picture in its middle and words beside it. It is drawn once it comes near the screen.
 */
export interface QrCardProps {
  /**
   * What scanning it does.
   */
  title: TextSource;
  /**
   * Why one should, or how.
   */
  text?: TextSource;
  /**
   * A picture in the middle of the code; plain shapes are told apart best.
   */
  picture?: AssetSource;
  /**
   * `page`: this page on the phone, by its share link; `app`: the app or its store, by the attribution link, and the page where there is none.
   */
  opens: 'page' | 'app';
  /**
   * `desktop`: only where a mouse is, since nobody scans the phone in one's own hand; `always`: on phones as well, to be shown to somebody.
   */
  shows: 'desktop' | 'always';
}
/**
 * A ranking: podium for the first three (a place that nobody holds says TBA), rows, and the reader's own row.
 */
export interface RankingListProps {
  /**
   * The data source with the board.
   */
  from: DataSource<BoardAnswer>;
  /**
   * What is counted, for example charm; it stands below the podium scores and in the own row.
   */
  unit?: TextSource;
  /**
   * Show the first three on a podium.
   */
  podium: boolean;
  /**
   * Rows shown at first, and reserved while loading. What follows opens by the button alone.
   */
  show: number;
  /**
   * Show the reader's own row at the bottom.
   */
  me: boolean;
  /**
   * Where a board that nobody is on leads while the campaign is live: to what gives points.
   */
  way?: ActionsSource;
  /**
   * Leads to how the board was settled, once the campaign is over.
   */
  receipt?: ActionsSource;
  /**
   * What a tap on a place does; item is the row: item.rank, item.score, item.user, and of a board by room, couple or guild its id: item.group.
   */
  press?: ActionsSource;
  /**
   * What the LIVE mark of somebody who is live does, and of a room that is; item.live_obj_id is the room, item.user its host. Without it there is no mark.
   */
  enter?: ActionsSource;
}
/**
 * How a board, of people, groups or teams, or a poll was settled: when its order became final and when all was given, the places with what decided ties and what each was given, the reader's own marked, and the hash of it all. Before that it says when.
 */
export interface ReceiptProps {
  /**
   * The data source with the receipt; give it `paging`.
   */
  from: DataSource<BoardReceiptAnswer | VoteReceiptAnswer>;
  /**
   * What it is the receipt of: the board or the poll, as the page calls it. Of a board by days its day stands beside it. A sheet that opens by itself takes the board's name, else the title of what the widget stands in.
   */
  title?: TextSource;
  /**
   * Of a board by weeks: what stands beside its name is then the week, not a day.
   */
  period?: 'week';
  /**
   * The data source with the board itself: by it the reader's own place is known.
   */
  board?: string;
  /**
   * What is counted, as the board says it, for example charm. Without it, points.
   */
  unit?: TextSource;
  /**
   * What the options of a poll are called, by id. One that is not here shows by its id.
   *
   * @maxItems 100
   */
  names: ReceiptName[];
  /**
   * What its places are given, by id: names are theirs. One that is not here shows by its id.
   *
   * @maxItems 100
   */
  prizes: Embedded<Omit<CampaignPrize, 'kind'>>[];
}
/**
 * An option.
 */
export interface ReceiptName {
  /**
   * Its id.
   */
  id: string;
  /**
   * What it is called.
   */
  name: TextSource;
}
/**
 * What one has redeemed oneself, latest first and by day: picture, name, how many, what it cost, when, and whether it has been granted. Where there is nothing yet, it says so and leads to the shop.
 */
export interface RedeemHistoryProps {
  /**
   * The data source with the records; give it `paging`.
   */
  from: DataSource<ExchangeRecordsAnswer>;
  /**
   * All prizes of the shop, by id: names and pictures are theirs. One that was redeemed and is not here shows by its id, as no longer offered.
   *
   * @minItems 1
   * @maxItems 100
   */
  items: Embedded<Omit<CampaignExchangeItem, 'stock'> & Required<Pick<CampaignExchangeItem, 'rarity'>>>[];
  /**
   * Where an empty list leads until the campaign ends: to the shop.
   */
  shop: ActionsSource;
}
/**
 * What each place of a board wins: prizes as pictures with names and days, from the board's own rewards.
 */
export interface RewardShelfProps {
  /**
   * The board, by id; it has `rewards`. Prizes show the `icon` that the campaign gives them.
   */
  board: EmbeddedPieces<Omit<CampaignBoard, 'counts'> & Required<Pick<CampaignBoard, 'period' | 'size'>>>;
  /**
   * `shelf`: places stand side by side and are scrolled by hand; `steps`: one below the other.
   */
  look: 'shelf' | 'steps';
}
/**
 * Text in Markdown.
 */
export interface RichTextProps {
  /**
   * The text.
   */
  text: MarkdownSource;
  /**
   * Alignment.
   */
  align: 'start' | 'center';
}
/**
 * Every address of the product by group, for those who build its pages.
 */
export interface RouteListProps {
  /**
   * The data source with the addresses.
   */
  from: DataSource<RoutesAnswer>;
}
/**
 * Rules to read, numbered.
 */
export interface RuleSectionProps {
  /**
   * The rules.
   *
   * @minItems 1
   * @maxItems 60
   */
  rules: Rule[];
}
/**
 * One rule.
 */
export interface Rule {
  /**
   * Its heading.
   */
  title?: TextSource;
  /**
   * Its text.
   */
  text: MarkdownSource;
}
/**
 * A season's pass: the level that one has reached and how far the next one is, days left, a track of levels that scrolls sideways with what each gives on the free and on the paid track, a button that claims all, and plates on which the paid track and levels are bought.
 */
export interface SeasonPassProps {
  /**
   * The data source with the pass.
   */
  from: DataSource<PassAnswer>;
  /**
   * The levels, by id, from the first on.
   *
   * @minItems 1
   * @maxItems 100
   */
  levels: Embedded<CampaignPassLevel & Required<Pick<CampaignPassLevel, 'big'>>>[];
  /**
   * What people call what counts towards levels.
   */
  unit?: TextSource;
  /**
   * Name of the paid track, in place of the usual one.
   */
  paid?: TextSource;
  /**
   * A square picture of the points with which one pays.
   */
  icon?: AssetSource;
  /**
   * What a tap on a reward that waits does; item is its level: item.id.
   */
  claim: ActionsSource;
  /**
   * What the button that claims all does. A visitor may tap as well, and is told how to take part.
   */
  claimAll: ActionsSource;
  /**
   * What buying the paid track does; item says item.cost, item.remains (points that remain then), item.past (rewards that it opens at once). Ask before: the price and what remains belong into the question.
   */
  buyTrack?: ActionsSource;
  /**
   * What buying the next level does; item says item.cost, item.remains, item.level (its number, from 1). Ask before.
   */
  buyLevel?: ActionsSource;
}
/**
 * A framed part of the page with a header plate.
 */
export interface SectionProps {
  /**
   * Title on the header plate.
   */
  title?: TextSource;
  /**
   * How rich the frame is.
   */
  frame: 'grand' | 'plain' | 'bare';
  /**
   * What is in it.
   */
  body: NodesSource;
}
/**
 * Ways to pass the page on: shared by the app or the browser, its link copied, and a poster that the phone draws: the campaign's art, title and dates, and a QR code of the link.
 */
export interface ShareBarProps {
  /**
   * A line above the buttons.
   */
  title?: TextSource;
  poster?: SharePoster;
}
/**
 * A picture to save or send, drawn when somebody asks for it; without it the bar has no button for it.
 */
export interface SharePoster {
  /**
   * What it shows, painted one over the other from back to front: the layers of the hero, or one picture.
   *
   * @minItems 1
   * @maxItems 5
   */
  art: AssetSource[];
  /**
   * A line or two beside the QR code: why one should come.
   */
  words: TextSource;
  own?: SharePosterOwn;
}
/**
 * The reader's own number, on a ribbon of the poster: without it, and for who has none yet, there is no ribbon.
 */
export interface SharePosterOwn {
  /**
   * The data source with the board.
   */
  board: string;
  /**
   * The place on the board, or what the reader has there.
   */
  show?: 'place' | 'score';
  /**
   * What is counted, for example charm: it stands behind the score.
   */
  unit?: TextSource;
}
/**
 * Nodes one below the other, or side by side, with the same room between all of them. Side by side, each is as wide as what is in it, and what has no room begins another row.
 */
export interface StackProps {
  /**
   * `vertical`: one below the other. `horizontal`: side by side.
   */
  direction: 'vertical' | 'horizontal';
  /**
   * Room between its nodes: `large` is that between parts of the page.
   */
  gap: 'small' | 'medium' | 'large';
  /**
   * Where its nodes stand across the page: at its left, in the middle, at its right, or stretched, so that together they fill it.
   */
  align: 'start' | 'center' | 'end' | 'stretch';
  /**
   * Its nodes, in the order in which they are read.
   */
  body: NodesSource;
}
/**
 * The stages of the campaign one below the other, each with its date; the one that is now is marked, by style alone. Without stages of its own it shows the schedule: announced, live, counting, results.
 */
export interface StageTimelineProps {
  /**
   * The stages in their order, in place of the schedule's own.
   *
   * @minItems 2
   * @maxItems 8
   */
  stages?: TimelineStage[];
}
/**
 * One stage: it lasts until the next one begins.
 */
export interface TimelineStage {
  /**
   * What it is called.
   */
  title: TextSource;
  /**
   * What happens in it, in one sentence.
   */
  text?: TextSource;
  /**
   * The moment of the schedule at which it begins; its date is shown.
   */
  from?: 'preview' | 'start' | 'end' | 'settle';
  on?: TimelineDay;
}
/**
 * A day of the campaign on which it begins, where that is later than the schedule's moment. The widget then needs script.
 */
export interface TimelineDay {
  /**
   * The campaign's day, from 1; its date is shown.
   */
  day: number;
  /**
   * Whether it has begun.
   */
  begun: ExpressionSource;
}
/**
 * Tabs over parts of the page.
 */
export interface TabsProps {
  /**
   * The state key that holds the chosen tab's key; without it the tabs keep it themselves.
   */
  state?: string;
  /**
   * The tabs.
   *
   * @minItems 2
   * @maxItems 31
   */
  tabs: Tab[];
  /**
   * Shown under every tab: for tabs that only change a state value.
   */
  body?: NodesSource;
}
/**
 * One tab.
 */
export interface Tab {
  /**
   * Value of the state when this tab is chosen.
   */
  key: string | number;
  /**
   * Its label.
   */
  label: TextSource;
  /**
   * A second, small line, for example a date.
   */
  note?: TextSource;
  /**
   * What it shows.
   */
  body?: NodesSource;
}
/**
 * Things to do as tickets: how far one has come, what it gives, and a button that claims it or leads to where it is done. Those of a day and of a week stand together, with the time until they begin anew.
 */
export interface TaskListProps {
  /**
   * The data source with the tasks.
   */
  from: DataSource<TasksAnswer>;
  /**
   * The tasks, in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 50
   */
  tasks: TaskListRow[];
  /**
   * Label of the button that claims, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What claiming does; item is the task: item.id. A visitor may tap as well, and is told how to take part.
   */
  claim: ActionsSource;
}
/**
 * One task.
 */
export interface TaskListRow {
  /**
   * The task, by id.
   */
  task: EmbeddedPieces<
    Omit<CampaignTask, 'counts'> &
      Required<Pick<CampaignTask, 'by' | 'each' | 'period' | 'paid' | 'unclaimed'>>
  >;
  /**
   * What the button does while there is something to do: leads to where it is done. Without it, there is no such button.
   */
  go?: ActionsSource;
}
/**
 * The reader's own team: its seats with the vacant ones, the code to invite others by, score, place and goals; who has no team founds one here, or joins one by its code.
 */
export interface TeamCardProps {
  /**
   * The data source with the reader's team.
   */
  from: DataSource<MyTeamAnswer>;
  /**
   * Goals of the team, by id, the lowest first.
   *
   * @minItems 1
   * @maxItems 20
   */
  goals?: EmbeddedPieces<CampaignTeamGoal>[];
  /**
   * What is counted; it stands beside the score.
   */
  unit?: TextSource;
  /**
   * What founding does; item.name is what was written, item.join who may join: `list` or `code`.
   */
  found: ActionsSource;
  /**
   * What joining by a code does; item.code is what was written.
   */
  join: ActionsSource;
  /**
   * What the code's button does, as copying it; item.code, and item.name of the team.
   */
  invite: ActionsSource;
  /**
   * What leaving does.
   */
  leave: ActionsSource;
  /**
   * What the captain does to hand the team over; item is the member: item.user, item.nickname.
   */
  handOver?: ActionsSource;
  /**
   * What the captain does to remove a member: item.user, item.nickname.
   */
  remove?: ActionsSource;
  /**
   * What claiming a goal does; item.id is the goal.
   */
  claim?: ActionsSource;
}
/**
 * Teams that anybody can join, each with its captain, its seats and a button.
 */
export interface TeamListProps {
  /**
   * The data source with the teams.
   */
  from: DataSource<TeamsAnswer>;
  /**
   * Rows reserved while loading.
   */
  show: number;
  /**
   * What a team's button does; item is the team: item.id, item.name.
   */
  join: ActionsSource;
}
/**
 * A wall of thanks: one chooses a sentence, all see it.
 */
export interface ThanksWallProps {
  /**
   * The data source with the posts.
   */
  from: DataSource<WallAnswer>;
  /**
   * The sentences to choose from, by id; the first is chosen at the start.
   *
   * @minItems 1
   * @maxItems 100
   */
  messages: Embedded<CampaignWallMessage>[];
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * What the button does; item is the chosen sentence: item.id.
   */
  send: ActionsSource;
  /**
   * What a tap on the flag of a note does, which stands on those that the reader may report; item is the note: item.id, and its writer item.nickname. Without it, no flag.
   */
  report?: ActionsSource;
}
/**
 * A video: its poster with title and length. In the app a tap lets the app play it; elsewhere it plays in place, and nothing of it is loaded before.
 */
export interface VideoCardProps {
  /**
   * What it is called.
   */
  title: TextSource;
  /**
   * A line below the title.
   */
  text?: TextSource;
  /**
   * The picture that stands there until it plays, 16 by 9.
   */
  poster: AssetSource;
  video: Media;
  /**
   * How long it is, in seconds.
   */
  seconds: number;
  /**
   * How much it weighs, in MB: whoever saves data is asked before it loads.
   */
  megabytes?: number;
  /**
   * Captions of what is said, in a language each; those of the page's language are on.
   *
   * @minItems 1
   * @maxItems 5
   */
  captions?: VideoCaptions[];
}
/**
 * Captions in one language.
 */
export interface VideoCaptions {
  /**
   * The language.
   */
  language: 'cn' | 'tw' | 'en' | 'th' | 'vi';
  file: Media1;
}
/**
 * One poll: its options as cards, one or several to choose, a button, and how the votes stand as soon as the reader is to see it.
 */
export interface VotePollProps {
  /**
   * The data source with the polls.
   */
  from: DataSource<PollsAnswer>;
  /**
   * The poll, by id.
   */
  poll: EmbeddedPieces<Omit<CampaignPoll, 'weighting'> & Required<Pick<CampaignPoll, 'choose' | 'results'>>>;
  /**
   * Label of the button, in place of the usual one.
   */
  label?: TextSource;
  /**
   * Leads to how the poll ended, once it is over.
   */
  receipt?: ActionsSource;
  /**
   * What the button does; item says what was chosen: item.poll, item.options (ids of options, with commas between them).
   */
  press: ActionsSource;
}
/**
 * A recap as slides over the whole screen, one for each figure of the reader's own: swiped, tapped on or led by keys, with progress above as stories have it. Before the reveal it says when that is and what it will tell; after a quiet year it leads on.
 */
export interface YearSlidesProps {
  /**
   * The data source with the recap.
   */
  from: DataSource<RecapAnswer>;
  /**
   * The figures, by id, in the order of their slides.
   *
   * @minItems 1
   * @maxItems 12
   */
  figures: Embedded<Omit<CampaignRecapFigure, 'counts'> & Required<Pick<CampaignRecapFigure, 'by'>>>[];
  /**
   * What the whole is called: on the cover, and on the card at the end.
   */
  title: TextSource;
  /**
   * A square picture of the cover and of the card.
   */
  icon?: AssetSource;
  /**
   * What the button of a visitor does: a way to where one signs in.
   */
  enter: ActionsSource;
  /**
   * What the button after a quiet year does: a way to what is on now.
   */
  go: ActionsSource;
  /**
   * What the button of the card at the end does. Without it, the card has none.
   */
  share?: ActionsSource;
}
/**
 * Start page of the personality test: the stage, the three levels, the ways on.
 */
export interface MbtiHomeProps {
  /**
   * The data source with the reader's own results.
   */
  mine: string;
  /**
   * The data source with what is known of a type, and of the test as a whole.
   */
  facts: string;
  /**
   * The popup with the rules of the game.
   */
  rulesPopup: string;
  /**
   * Of the module's texts, those of this screen.
   */
  labels: {
    levels: MbtiLevels;
    /**
     * The texts that this screen says, by name.
     */
    texts: {
      /**
       * Headline of the start screen, two short lines at most.
       */
      startTitle: TextSource;
      /**
       * Line below the headline.
       */
      startLine: TextSource;
      /**
       * Facts of a level; {{total}} is the number of questions, {{minutes}} how long it takes.
       */
      startFacts: TextSource;
      /**
       * How many people took the test; {{n}} is the number.
       */
      participants: TextSource;
      /**
       * Button that begins the test.
       */
      start: TextSource;
      /**
       * Button that goes on with answers given before; {{num}} is the next question.
       */
      resume: TextSource;
      /**
       * Line above that button.
       */
      resumeHint: TextSource;
      /**
       * Button that drops the answers under way.
       */
      startOver: TextSource;
      /**
       * Question before they are dropped.
       */
      startOverAsk: TextSource;
      /**
       * Button that drops nothing.
       */
      keepAnswers: TextSource;
      /**
       * In the place of the latest result while there is none.
       */
      noResult: TextSource;
      /**
       * Button to the latest result.
       */
      seeResult: TextSource;
      /**
       * In the place of the reader's own results when asking for them failed.
       */
      resultsFailed: TextSource;
      /**
       * Question about a result that waits on the phone.
       */
      claimTitle: TextSource;
      /**
       * Why it is asked.
       */
      claimText: TextSource;
      /**
       * Button: the result is of who is signed in.
       */
      claimYes: TextSource;
      /**
       * Button: it is of somebody else.
       */
      claimNo: TextSource;
      /**
       * Link to the page where one picks the type.
       */
      knowMyType: TextSource;
      /**
       * Title above the three levels.
       */
      levelsTitle: TextSource;
      /**
       * The same where one level is written in the language.
       */
      levelsTitleOne: TextSource;
      /**
       * Note in the languages that hide two levels.
       */
      chineseOnly: TextSource;
      /**
       * Button of a level without a result.
       */
      testNow: TextSource;
      /**
       * Button of a level with a result.
       */
      retest: TextSource;
      /**
       * How often a level was taken; {{n}} is the number.
       */
      testedTimes: TextSource;
      /**
       * Result of a level; {{type}} is the four letters.
       */
      levelResult: TextSource;
      /**
       * Title of the result; {{type}} is the four letters, {{name}} the type's name.
       */
      resultTitle: TextSource;
      /**
       * Title of the list of more tests.
       */
      moreTests: TextSource;
      /**
       * Button and title of the rules panel.
       */
      gameRules: TextSource;
      /**
       * While the result is stored.
       */
      saving: TextSource;
      /**
       * When nobody is signed in.
       */
      notSavedSignedOut: TextSource;
      /**
       * When there is no network.
       */
      notSavedOffline: TextSource;
      /**
       * A result could not be stored although there is a network.
       */
      notSavedUnanswered: TextSource;
      /**
       * When storing did not work.
       */
      saveFailed: TextSource;
      /**
       * Button that tries again.
       */
      retry: TextSource;
      /**
       * Alternative text of a type's drawing; {{type}} is the four letters, {{name}} its name.
       */
      altCharacter: TextSource;
      /**
       * Alternative text of the picture on the start screen.
       */
      altStart: TextSource;
    };
  };
  /**
   * Of the sixteen types, what this screen says of one.
   */
  types: {
    /**
     * The sixteen types, each once.
     */
    types: {
      /**
       * Its four letters.
       */
      code:
        | 'ENTJ'
        | 'ENFJ'
        | 'ESFJ'
        | 'ESTJ'
        | 'ENTP'
        | 'ENFP'
        | 'ESFP'
        | 'ESTP'
        | 'INTP'
        | 'INFP'
        | 'ISFP'
        | 'ISTP'
        | 'INTJ'
        | 'INFJ'
        | 'ISFJ'
        | 'ISTJ';
      /**
       * Its name: a character that can be drawn, two to four words.
       */
      name: TextSource;
    }[];
  };
  /**
   * The sixteen characters.
   */
  characters: Record<string, string>;
  /**
   * The picture of the stage.
   */
  stage: Record<string, string>;
}
/**
 * The three levels of the test.
 */
export interface MbtiLevels {
  /**
   * Level 0, entry: 10 questions in all languages.
   */
  entry: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
  /**
   * Level 1, advanced: 27 questions in Chinese.
   */
  advanced: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
  /**
   * Level 2, in-depth: 35 questions in Chinese.
   */
  in_depth: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
}
/**
 * The list of other things to try.
 */
export interface MbtiListProps {
  labels: MbtiLabels;
  tests: MbtiMoreTests;
  /**
   * Pictures of the other things to try.
   */
  pictures: Record<string, string>;
}
/**
 * Every text on the screens of the personality test, apart from questions, types, topics, more tests and rules.
 */
export interface MbtiLabels {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  levels: MbtiLevels1;
  /**
   * The texts by name. A text with {{name}} in it shows a value: keep it in every language.
   */
  texts: {
    /**
     * Title of the page and of the browser's tab.
     */
    pageTitle: TextSource;
    /**
     * Headline of the start screen, two short lines at most.
     */
    startTitle: TextSource;
    /**
     * Line below the headline.
     */
    startLine: TextSource;
    /**
     * Facts of a level; {{total}} is the number of questions, {{minutes}} how long it takes.
     */
    startFacts: TextSource;
    /**
     * How many people took the test; {{n}} is the number.
     */
    participants: TextSource;
    /**
     * Button that begins the test.
     */
    start: TextSource;
    /**
     * Button that goes on with answers given before; {{num}} is the next question.
     */
    resume: TextSource;
    /**
     * Line above that button.
     */
    resumeHint: TextSource;
    /**
     * Button that drops the answers under way.
     */
    startOver: TextSource;
    /**
     * Question before they are dropped.
     */
    startOverAsk: TextSource;
    /**
     * Button that drops nothing.
     */
    keepAnswers: TextSource;
    /**
     * In the place of the latest result while there is none.
     */
    noResult: TextSource;
    /**
     * Button to the latest result.
     */
    seeResult: TextSource;
    /**
     * In the place of the reader's own results when asking for them failed.
     */
    resultsFailed: TextSource;
    /**
     * Question about a result that waits on the phone.
     */
    claimTitle: TextSource;
    /**
     * Why it is asked.
     */
    claimText: TextSource;
    /**
     * Button: the result is of who is signed in.
     */
    claimYes: TextSource;
    /**
     * Button: it is of somebody else.
     */
    claimNo: TextSource;
    /**
     * Link to the page where one picks the type.
     */
    knowMyType: TextSource;
    /**
     * Title above the three levels.
     */
    levelsTitle: TextSource;
    /**
     * The same where one level is written in the language.
     */
    levelsTitleOne: TextSource;
    /**
     * Note in the languages that hide two levels.
     */
    chineseOnly: TextSource;
    /**
     * Button of a level without a result.
     */
    testNow: TextSource;
    /**
     * Button of a level with a result.
     */
    retest: TextSource;
    /**
     * Button that goes on to the next level.
     */
    continueTest: TextSource;
    /**
     * How often a level was taken; {{n}} is the number.
     */
    testedTimes: TextSource;
    /**
     * Result of a level; {{type}} is the four letters.
     */
    levelResult: TextSource;
    /**
     * Where one stands; {{num}} is the question, {{total}} how many there are.
     */
    progress: TextSource;
    /**
     * The same for screen readers; {{num}} is the question, {{total}} how many there are.
     */
    progressSpoken: TextSource;
    /**
     * Button to the question before.
     */
    previous: TextSource;
    /**
     * Button to the next question.
     */
    next: TextSource;
    /**
     * Hint on a touch screen.
     */
    swipeHint: TextSource;
    /**
     * Hint with a keyboard.
     */
    keyboardHint: TextSource;
    /**
     * Note that answers survive leaving.
     */
    answersKept: TextSource;
    /**
     * Above the type of the result.
     */
    yourType: TextSource;
    /**
     * Title of the result; {{type}} is the four letters, {{name}} the type's name.
     */
    resultTitle: TextSource;
    /**
     * Where the type was picked instead of tested.
     */
    pickedNote: TextSource;
    /**
     * How rare a type is; {{n}} is a number up to 100, {{type}} the four letters.
     */
    rarity: TextSource;
    /**
     * Of how many that is; {{n}} is a number.
     */
    raritySample: TextSource;
    /**
     * Title above the description.
     */
    about: TextSource;
    /**
     * Title above the type that fits best.
     */
    bestMatch: TextSource;
    /**
     * Below it; {{name}} is the name of that type.
     */
    bestMatchLine: TextSource;
    /**
     * Link to the match with a friend.
     */
    matchFriend: TextSource;
    /**
     * Line below it.
     */
    matchFriendLine: TextSource;
    /**
     * Title above the love probability.
     */
    loveProbability: TextSource;
    /**
     * The hint beside the percentage: for girls who like boys, and everyone else.
     */
    loveProbabilityHint: TextSource;
    /**
     * How the percentage comes about.
     */
    loveProbabilityHow: TextSource;
    /**
     * When nobody shows a type yet.
     */
    loveProbabilityNone: TextSource;
    /**
     * Title above the four scales.
     */
    scales: TextSource;
    /**
     * One side of a scale; {{name}} is the letter's name, {{n}} a percentage.
     */
    scaleValue: TextSource;
    /**
     * Title above what the letters mean.
     */
    lettersTitle: TextSource;
    /**
     * Title above the topics.
     */
    hotTopics: TextSource;
    /**
     * How many people joined; {{n}} is the number.
     */
    joinedCount: TextSource;
    /**
     * Button that joins a topic.
     */
    join: TextSource;
    /**
     * The same once joined; a tap leaves the topic.
     */
    joined: TextSource;
    /**
     * Button that opens the topics in the app.
     */
    openTopics: TextSource;
    /**
     * Told where the page is not open in the app.
     */
    topicsInApp: TextSource;
    /**
     * Title above the recommended people.
     */
    recommendedForYou: TextSource;
    /**
     * Line below that title.
     */
    preferBestMatch: TextSource;
    /**
     * When nobody can be recommended.
     */
    recommendationsEmpty: TextSource;
    /**
     * Button that follows somebody.
     */
    follow: TextSource;
    /**
     * The same once followed.
     */
    following: TextSource;
    /**
     * Button that opens the chat.
     */
    chat: TextSource;
    /**
     * Mark on people who fit.
     */
    compatible: TextSource;
    /**
     * Mark on people who fit best.
     */
    soulMatch: TextSource;
    /**
     * How well somebody fits; {{n}} is a percentage.
     */
    matchShare: TextSource;
    /**
     * When the page is not open in the app.
     */
    chatInApp: TextSource;
    /**
     * Button that shares.
     */
    share: TextSource;
    /**
     * Title of what is shared; {{type}} is the four letters, {{name}} the type's name.
     */
    shareTitle: TextSource;
    /**
     * Text of what is shared.
     */
    shareContent: TextSource;
    /**
     * Topic that shares are filed under, without a hash sign.
     */
    shareTopic: TextSource;
    /**
     * Title of the picture to share.
     */
    report: TextSource;
    /**
     * While the picture is made.
     */
    makingPicture: TextSource;
    /**
     * Button that saves the picture.
     */
    savePicture: TextSource;
    /**
     * Told after saving.
     */
    pictureSaved: TextSource;
    /**
     * Told after saving where the browser, and not the app, has taken the picture.
     */
    pictureDownloaded: TextSource;
    /**
     * Next to the code on the picture.
     */
    scanToTest: TextSource;
    /**
     * Told when sharing did not work.
     */
    shareFailed: TextSource;
    /**
     * Title of the page where one picks the type.
     */
    pickTitle: TextSource;
    /**
     * Hint on that page.
     */
    pickHint: TextSource;
    /**
     * Button that keeps the picked type; {{type}} is the four letters.
     */
    pickConfirm: TextSource;
    /**
     * The same button while nothing is picked.
     */
    pickNone: TextSource;
    /**
     * Button back to the test.
     */
    backToTest: TextSource;
    /**
     * Name of the four types with N and T.
     */
    groupStars: TextSource;
    /**
     * Name of the four types with N and F.
     */
    groupDreams: TextSource;
    /**
     * Name of the four types with S and J.
     */
    groupHearth: TextSource;
    /**
     * Name of the four types with S and P.
     */
    groupFree: TextSource;
    /**
     * Title of the list of more tests.
     */
    moreTests: TextSource;
    /**
     * Line below that title.
     */
    moreTestsHint: TextSource;
    /**
     * When the list is empty.
     */
    moreTestsEmpty: TextSource;
    /**
     * Heading of the card that asks whether others may see the type.
     */
    profileQuestion: TextSource;
    /**
     * Text of that dialog; {{type}} is the four letters.
     */
    dialogHint: TextSource;
    /**
     * Button that shows the type to all.
     */
    display: TextSource;
    /**
     * Button that hides the type.
     */
    hide: TextSource;
    /**
     * Told after Display.
     */
    nowDisplayed: TextSource;
    /**
     * Told after Hide.
     */
    nowHidden: TextSource;
    /**
     * Button that opens the dialog again.
     */
    changeVisibility: TextSource;
    /**
     * Title above the preview of the profile.
     */
    whatOthersSee: TextSource;
    /**
     * Preview when shown; {{type}} is the four letters.
     */
    othersSeeType: TextSource;
    /**
     * Preview when hidden.
     */
    othersSeeNothing: TextSource;
    /**
     * Button and title of the rules panel.
     */
    gameRules: TextSource;
    /**
     * Title of the reward table.
     */
    rewardTable: TextSource;
    /**
     * Head of the column of participants.
     */
    tableParticipants: TextSource;
    /**
     * Head of the column of ranks.
     */
    tableRanks: TextSource;
    /**
     * Head of the column of points.
     */
    tablePoints: TextSource;
    /**
     * Participants of a row; {{from}} and {{to}} are numbers.
     */
    participantsRange: TextSource;
    /**
     * Participants of the last row; {{from}} is a number.
     */
    participantsOpen: TextSource;
    /**
     * Ranks of a row; {{n}} is a number.
     */
    ranksTop: TextSource;
    /**
     * Points of a row; {{n}} is a number.
     */
    pointsValue: TextSource;
    /**
     * While the result is stored.
     */
    saving: TextSource;
    /**
     * When the result is stored.
     */
    saved: TextSource;
    /**
     * When nobody is signed in.
     */
    notSavedSignedOut: TextSource;
    /**
     * When there is no network.
     */
    notSavedOffline: TextSource;
    /**
     * A result could not be stored although there is a network.
     */
    notSavedUnanswered: TextSource;
    /**
     * When storing did not work.
     */
    saveFailed: TextSource;
    /**
     * Button that tries again.
     */
    retry: TextSource;
    /**
     * Told a visitor who taps what only somebody signed in can do; the app opens with it.
     */
    signInFirst: TextSource;
    /**
     * When a part needs somebody signed in.
     */
    signedOut: TextSource;
    /**
     * Told without the right to do so (code 2).
     */
    noPermission: TextSource;
    /**
     * Told when a call did not arrive.
     */
    requestFailed: TextSource;
    /**
     * Where a part could not be loaded.
     */
    loadFailed: TextSource;
    /**
     * While a part is loaded.
     */
    loading: TextSource;
    /**
     * At the end of a list.
     */
    nothingMore: TextSource;
    /**
     * When a link names a type that does not exist.
     */
    unknownType: TextSource;
    /**
     * Button that goes back.
     */
    back: TextSource;
    /**
     * Alternative text of a type's drawing; {{type}} is the four letters, {{name}} its name.
     */
    altCharacter: TextSource;
    /**
     * Alternative text of the four scales; {{values}} is the list of sides with percentages.
     */
    altScales: TextSource;
    /**
     * Alternative text of the picture to share; {{type}} is the four letters, {{name}} the type's name.
     */
    altReport: TextSource;
    /**
     * Alternative text of somebody's picture; {{name}} is the person's name.
     */
    altAvatar: TextSource;
    /**
     * Alternative text of the picture on the start screen.
     */
    altStart: TextSource;
  };
}
/**
 * The three levels of the test.
 */
export interface MbtiLevels1 {
  /**
   * Level 0, entry: 10 questions in all languages.
   */
  entry: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
  /**
   * Level 1, advanced: 27 questions in Chinese.
   */
  advanced: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
  /**
   * Level 2, in-depth: 35 questions in Chinese.
   */
  in_depth: {
    /**
     * Its name.
     */
    title: TextSource;
    /**
     * One line about it.
     */
    label: TextSource;
    /**
     * Shown until it is done: 'not tested yet'.
     */
    notTested: TextSource;
  };
}
/**
 * The list of more tests and games at the end of the personality test (specification §3).
 */
export interface MbtiMoreTests {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * The entries in the order they are shown.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One entry.
   */
  tests: {
    /**
     * Path of its picture, for example art/tests/moon.svg.
     */
    img: string;
    /**
     * Its title.
     */
    title: TextSource;
    /**
     * One line that makes curious.
     */
    tips: TextSource;
    /**
     * Where a tap goes: a route of this product.
     */
    url: string;
  }[];
}
/**
 * Two types side by side: by a link that carries one of them, or both.
 */
export interface MbtiMatchProps {
  /**
   * The data source with the reader's own results.
   */
  mine: string;
  /**
   * The code of the link: what the address has behind the route.
   */
  pair: ExpressionSource;
  labels: MbtiLabels;
  types: MbtiTypes;
  match: MbtiPairs;
  /**
   * The sixteen characters.
   */
  characters: Record<string, string>;
}
/**
 * The sixteen personality types and what their letters mean (specification §3).
 */
export interface MbtiTypes {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * The sixteen types, each once.
   *
   * @minItems 16
   * @maxItems 16
   */
  types: {
    /**
     * Its four letters.
     */
    code:
      | 'ENTJ'
      | 'ENFJ'
      | 'ESFJ'
      | 'ESTJ'
      | 'ENTP'
      | 'ENFP'
      | 'ESFP'
      | 'ESTP'
      | 'INTP'
      | 'INFP'
      | 'ISFP'
      | 'ISTP'
      | 'INTJ'
      | 'INFJ'
      | 'ISFJ'
      | 'ISTJ';
    /**
     * Its name: a character that can be drawn, two to four words.
     */
    name: TextSource;
    /**
     * Three short traits, a word or two each.
     *
     * @minItems 3
     * @maxItems 3
     */
    tag: TextSource[];
    /**
     * A line that this type would say, without quotation marks: the page sets those of the language.
     */
    title: TextSource;
    /**
     * Description: two or three sentences that speak to the reader.
     */
    p: TextSource;
  }[];
  /**
   * What each of the eight letters stands for.
   */
  letters: {
    /**
     * E, extraverted.
     */
    E: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * I, introverted.
     */
    I: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * S, sensing.
     */
    S: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * N, intuition.
     */
    N: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * T, thinking.
     */
    T: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * F, feeling.
     */
    F: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * J, judging.
     */
    J: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
    /**
     * P, perceiving.
     */
    P: {
      /**
       * Short name of the letter.
       */
      name: TextSource;
      /**
       * What it means, in one line.
       */
      p: TextSource;
    };
  };
}
/**
 * Matching two types by a link: the texts, and a line for each way in which two types can be alike.
 */
export interface MbtiPairs {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * Texts of the screen.
   */
  texts: {
    /**
     * Title of the page.
     */
    title: TextSource;
    /**
     * How it works, for who begins.
     */
    sendLine: TextSource;
    /**
     * What the link holds.
     */
    private: TextSource;
    /**
     * Button that sends the link.
     */
    send: TextSource;
    /**
     * Told after the link was copied.
     */
    copied: TextSource;
    /**
     * Below one's own character.
     */
    you: TextSource;
    /**
     * Below the friend's character.
     */
    friend: TextSource;
    /**
     * In the place of the character that is not known yet.
     */
    secret: TextSource;
    /**
     * Title for who opens the link; {{type}} is the four letters, {{name}} the type's name.
     */
    invited: TextSource;
    /**
     * Line below it.
     */
    invitedLine: TextSource;
    /**
     * For who has no type yet.
     */
    first: TextSource;
    /**
     * Link to the test.
     */
    takeTest: TextSource;
    /**
     * Button that shows the sixteen types.
     */
    pick: TextSource;
    /**
     * Button that matches with one's own type; {{type}} is the four letters.
     */
    useMine: TextSource;
    /**
     * Above the score.
     */
    score: TextSource;
    /**
     * The score; {{n}} is a percentage.
     */
    scoreValue: TextSource;
    /**
     * Title above the four reasons.
     */
    why: TextSource;
    /**
     * A reason in which both have the same letter.
     */
    same: TextSource;
    /**
     * A reason in which they differ.
     */
    different: TextSource;
    /**
     * The rule of the score in words.
     */
    how: TextSource;
    /**
     * Button that shares the match.
     */
    sharePair: TextSource;
    /**
     * Button that saves its picture.
     */
    savePair: TextSource;
    /**
     * Title of what is shared then; {{n}} is a percentage.
     */
    pairShareTitle: TextSource;
    /**
     * Title of the link that is sent; {{type}} is the four letters, {{name}} the type's name.
     */
    inviteShareTitle: TextSource;
    /**
     * Link to a new match.
     */
    another: TextSource;
    /**
     * Button to choose another type for oneself.
     */
    notMe: TextSource;
    /**
     * Where the link makes no sense.
     */
    garbled: TextSource;
    /**
     * The picture in words; {{one}} and {{other}} are types, {{n}} is a percentage.
     */
    picture: TextSource;
    /**
     * Next to the code on the picture.
     */
    scan: TextSource;
    /**
     * Text of what is shared.
     */
    cardLine: TextSource;
    /**
     * What each letter pair is about, in a word or two.
     */
    aspects: {
      /**
       * Extraverted or introverted.
       */
      EI: TextSource;
      /**
       * Sensing or intuition.
       */
      SN: TextSource;
      /**
       * Thinking or feeling.
       */
      TF: TextSource;
      /**
       * Judging or perceiving.
       */
      JP: TextSource;
    };
  };
  /**
   * One line for each set of pairs in which two types are alike.
   *
   * @minItems 16
   * @maxItems 16
   *
   * Items: One line.
   */
  lines: {
    /**
     * The letter pairs in which both have the same letter, in the order of a type's code.
     *
     * @maxItems 4
     */
    alike: ('EI' | 'SN' | 'TF' | 'JP')[];
    /**
     * What is said of such two.
     */
    text: TextSource;
  }[];
}
/**
 * The picture of a result, made on the phone: to save and to share.
 */
export interface MbtiReportProps {
  /**
   * The data source with the reader's own results.
   */
  mine: string;
  /**
   * The state key (a string) that holds the type that is shown; the source of what is known of it asks with it.
   */
  chosen: string;
  labels: MbtiLabels;
  types: MbtiTypes;
  /**
   * The sixteen characters.
   */
  characters: Record<string, string>;
}
/**
 * Rules of the game, and what an event pays to how many.
 */
export interface MbtiRulesPanelProps {
  /**
   * Of the module's texts, those of the rules.
   */
  labels: {
    /**
     * The texts that this screen says, by name.
     */
    texts: {
      /**
       * Title of the reward table.
       */
      rewardTable: TextSource;
      /**
       * Head of the column of participants.
       */
      tableParticipants: TextSource;
      /**
       * Head of the column of ranks.
       */
      tableRanks: TextSource;
      /**
       * Head of the column of points.
       */
      tablePoints: TextSource;
      /**
       * Participants of a row; {{from}} and {{to}} are numbers.
       */
      participantsRange: TextSource;
      /**
       * Participants of the last row; {{from}} is a number.
       */
      participantsOpen: TextSource;
      /**
       * Ranks of a row; {{n}} is a number.
       */
      ranksTop: TextSource;
      /**
       * Points of a row; {{n}} is a number.
       */
      pointsValue: TextSource;
    };
  };
  rules: MbtiGameRules;
}
/**
 * The game-rules panel and the table of rewards by the number of participants (specification §2, §9).
 */
export interface MbtiGameRules {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * The rules in the order they are numbered.
   *
   * @minItems 1
   * @maxItems 20
   */
  rules: TextSource[];
  /**
   * Rewards by the number of participants, fewest first. The rows leave no gap and do not overlap; only the last one is open.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One row.
   */
  table: {
    /**
     * How many people took part.
     */
    participants: {
      /**
       * At least so many.
       */
      from: number;
      /**
       * At most so many; null: no upper end.
       */
      to: number | null;
    };
    /**
     * How many ranks, from the first one down, are rewarded.
     */
    ranks: number;
    /**
     * Points that each of these ranks gets.
     */
    points: number;
  }[];
}
/**
 * A short test: its start, its questions, its result.
 */
export interface MbtiShortProps {
  /**
   * Which of the short tests it is, by its id.
   */
  test: string;
  labels: MbtiLabels;
  short: MbtiShortTests;
  /**
   * Pictures of the tests and of their results.
   */
  pictures: Record<string, string>;
  /**
   * The sixteen characters.
   */
  characters: Record<string, string>;
}
/**
 * Short tests: a few questions about two of the four letter pairs, and a result for each of the four codes.
 */
export interface MbtiShortTests {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * Texts of the screen that they share.
   */
  texts: {
    /**
     * How long it is; {{total}} is the number of questions.
     */
    facts: TextSource;
    /**
     * Above the name of the result.
     */
    over: TextSource;
    /**
     * Button that begins anew.
     */
    again: TextSource;
    /**
     * Title above the results that one did not get.
     */
    others: TextSource;
    /**
     * Where the document names no test that is there.
     */
    unknown: TextSource;
  };
  /**
   * The tests.
   *
   * @minItems 1
   * @maxItems 20
   */
  tests: ShortTest[];
}
/**
 * One test.
 */
export interface ShortTest {
  /**
   * Its name, which a document gives.
   */
  id: string;
  /**
   * Path of its picture, for example art/tests/moon.svg.
   */
  img: string;
  /**
   * Its title, a question.
   */
  title: TextSource;
  /**
   * One line that makes curious.
   */
  tips: TextSource;
  /**
   * Its questions in the order they are asked, shaped as those of the long test; each is about the same two pairs.
   *
   * @minItems 3
   * @maxItems 15
   */
  questions: MbtiQuestion[];
  /**
   * What one may turn out to be: one for each code.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: One result.
   */
  results: {
    /**
     * One letter of each of the two pairs, in the order of a type's code.
     */
    code: string;
    /**
     * Path of its picture, for example art/tests/moon.svg.
     */
    img: string;
    /**
     * Its name.
     */
    name: TextSource;
    /**
     * Three short traits.
     *
     * @minItems 3
     * @maxItems 3
     */
    tag: TextSource[];
    /**
     * A quote.
     */
    title: TextSource;
    /**
     * Its description.
     */
    p: TextSource;
  }[];
}
/**
 * One question with two answers.
 */
export interface MbtiQuestion {
  /**
   * The question: a small scene, best in one line or two.
   */
  title: TextSource;
  /**
   * The two answers to choose from.
   */
  sel: {
    /**
     * Answer A.
     */
    A: {
      /**
       * What the answer says. Make the two answers of a question differ.
       */
      text: TextSource;
    };
    /**
     * Answer B.
     */
    B: {
      /**
       * What the answer says. Make the two answers of a question differ.
       */
      text: TextSource;
    };
  };
  /**
   * What answer A counts for. The two letters that this answer counts for, one each of two pairs (E or I, S or N, T or F, J or P). Capitals are the custom; small letters count as much.
   *
   * @minItems 2
   * @maxItems 2
   */
  A: string[];
  /**
   * What answer B counts for: the other letter of the same two pairs.
   *
   * @minItems 2
   * @maxItems 2
   */
  B: string[];
  /**
   * Stays empty: the page numbers the questions while it runs.
   */
  num: string;
}
/**
 * The personality test itself: questions, the choice of a known type, the result.
 */
export interface MbtiTestProps {
  /**
   * The data source with the reader's own results.
   */
  mine: string;
  /**
   * The data source with what is known of a type, and of the test as a whole.
   */
  facts: string;
  /**
   * The data source with what the reader has joined.
   */
  topics: string;
  /**
   * The data source with people to meet.
   */
  people: string;
  /**
   * The state key (a string) that holds the type that is shown; the source of what is known of it asks with it.
   */
  chosen: string;
  /**
   * The state key (a boolean) that is true once the result is shown: sources of what only the result shows ask then.
   */
  resultShown: string;
  /**
   * The popup that asks who may see the type.
   */
  visibilityPopup: string;
  /**
   * The popup with the picture to share.
   */
  reportPopup: string;
  labels: MbtiLabels;
  types: MbtiTypes;
  topicTexts: MbtiTopics;
  entry: MbtiProblem;
  /**
   * The sixteen characters.
   */
  characters: Record<string, string>;
}
/**
 * Hot topics below a result, which people join.
 */
export interface MbtiTopics {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * The topics in the order they are shown.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One topic.
   */
  topics: {
    /**
     * Its name for the server. It is kept for good: the counts of people who joined hang on it.
     */
    id: string;
    /**
     * The topic: a short question or call.
     */
    title: TextSource;
    /**
     * One line that invites to talk.
     */
    p: TextSource;
  }[];
}
/**
 * The questions of one level of the personality test (specification §3): entry, advanced or in-depth.
 */
export interface MbtiProblem {
  /**
   * Where editors find this description.
   */
  $schema?: string;
  /**
   * The questions in the order they are asked.
   *
   * @minItems 1
   * @maxItems 100
   */
  questions: MbtiQuestion[];
}
/**
 * Asks whether the type is shown on the profile: Display or Hide.
 */
export interface MbtiVisibilityProps {
  /**
   * The data source with the reader's own results.
   */
  mine: string;
  labels: MbtiLabels;
  types: MbtiTypes;
}
/**
 * Running, upcoming, settling and past activities, in this order; of each the latest start first.
 */
export interface ActivitiesAnswer {
  /**
   * One entry per document with a schedule whose preview has begun.
   */
  items: ActivityEntry[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One activity.
 */
export interface ActivityEntry {
  /**
   * Id of the activity: the document's route.
   */
  id: string;
  /**
   * Address of the page below the base path, with a leading slash.
   */
  route: string;
  /**
   * Title in the language of the request.
   */
  title: string;
  /**
   * Address of the cover picture, or null.
   */
  cover: string | null;
  /**
   * Start, ms UTC.
   */
  start: number;
  /**
   * End, ms UTC.
   */
  end: number;
  /**
   * End of settling, ms UTC, or null.
   */
  settle: number | null;
  /**
   * Phase now.
   */
  phase: 'preview' | 'live' | 'settling' | 'ended';
  /**
   * Accent colour of the document's theme, if it sets one.
   */
  accent?: string;
}
/**
 * How the user stands to the idol now.
 */
export interface CarnivalJoinAnswer {
  /**
   * Public id of the idol.
   */
  idol_id: string;
  /**
   * Whether the user follows the idol.
   */
  following: boolean;
  /**
   * Whether the user takes part in the idol's carnival.
   */
  joined: boolean;
  /**
   * How many take part in it.
   */
  members: number;
}
export interface ApiCarnivalJoinRequestSchemaJson1 {
  /**
   * Public id of the idol.
   */
  idol_id: string;
  /**
   * Whether the user follows the idol.
   */
  follow?: boolean;
  /**
   * Whether the user takes part in the idol's carnival.
   */
  join?: boolean;
  [k: string]: unknown;
}
/**
 * A draft as it was judged.
 */
export interface DraftAnswer {
  /**
   * Its name in addresses: the same for the same text.
   */
  id: string;
  /**
   * Its title in the language of the request; empty where it has none that can be read.
   */
  title: string;
  /**
   * Address of its page below the base path; null while it has errors.
   */
  href: string | null;
  /**
   * When it came, ms UTC.
   */
  at: number;
  /**
   * What is to be mended in it, errors first: the first of it.
   *
   * @maxItems 20
   */
  findings: DraftFinding[];
  /**
   * How many findings there are beside these.
   */
  more: number;
}
/**
 * What `npm run check` tells of it.
 */
export interface DraftFinding {
  /**
   * A warning keeps nothing from being a page.
   */
  severity: 'error' | 'warning';
  /**
   * Line, from 1.
   */
  line: number;
  /**
   * Column, from 1.
   */
  column: number;
  /**
   * What is wrong.
   */
  message: string;
  /**
   * What is valid there.
   */
  expected?: string;
  /**
   * What stands there.
   */
  got?: string;
  /**
   * The valid name that was most likely meant.
   */
  nearest?: string;
  /**
   * All valid values, where they are few.
   */
  allowed?: string;
  /**
   * How to mend it.
   */
  tip?: string;
}
/**
 * A document as it would lie in a file.
 */
export interface DraftRequest {
  /**
   * The whole file.
   */
  text: string;
}
/**
 * Drafts of a try-out, the newest first, and what is known of the one that was asked for.
 */
export interface DraftsAnswer {
  /**
   * All drafts.
   */
  items: DraftAnswer[];
  asked: AskedDraft;
}
/**
 * Nothing to send.
 */
export interface EmptyRequest {}
/**
 * What every answer is wrapped in (specification, sections 3 and 4).
 */
export interface Envelope {
  /**
   * 0 success, 1 token expired, 2 no permission, from 1000 on other failures.
   */
  code: number;
  /**
   * 'ok', or what to tell the user, in the language of the request.
   */
  message: string;
  /**
   * The answer; null on failure.
   */
  data: {
    [k: string]: unknown;
  } | null;
}
/**
 * Events of one page, 1 to 30 of them.
 */
export interface EventsRequest {
  /**
   * App id of analytics, by environment.
   */
  app: string;
  /**
   * The events, oldest first.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One event.
   */
  events: {
    /**
     * Made on the phone; what arrives twice counts once.
     */
    id: string;
    /**
     * Its name.
     */
    event: string;
    /**
     * When, in ms since 1970 on the phone's clock.
     */
    at: number;
    /**
     * Path of the page.
     */
    page: string;
    /**
     * Its properties: texts, numbers, yes or no.
     */
    props: {
      [k: string]: string | number | boolean;
    };
  }[];
}
/**
 * Whether the user follows somebody.
 */
export interface FollowCheckAnswer {
  /**
   * Whether the user follows that person.
   */
  following: boolean;
}
/**
 * One thing that is given: points of the campaign, a prize, a card of its collection, or tickets of one of its draws.
 */
export interface GivenReward {
  /**
   * How many points, minor units; null for all else.
   */
  points: number | null;
  /**
   * Id of the prize; null for all else.
   */
  prize: string | null;
  /**
   * For how many days; null for all else, and for a prize that stays.
   */
  days: number | null;
  /**
   * Id of the card; absent for all else.
   */
  card?: string;
  /**
   * Id of the draw whose tickets they are; absent for all else.
   */
  draw?: string;
  /**
   * How many tickets of that draw; absent for all else.
   */
  tickets?: number;
}
/**
 * What became of each group's state.
 */
export interface GroupStatesAnswer {
  /**
   * One entry a group, in the order in which they came.
   */
  groups: GroupStateOutcome[];
}
/**
 * What became of one.
 */
export interface GroupStateOutcome {
  /**
   * Its id; null where it named none that is valid.
   */
  id: string | null;
  /**
   * `kept`; `older`, because a later state of it is known; or `refused`, which leaves nothing of it.
   */
  became: 'kept' | 'older' | 'refused';
  /**
   * Why it was refused. `invalid`: `field` is missing or wrong, such as the name of a guild, or one alone in a couple. `unknown-user`: one of its members is none. `future`: it is later than a minute from now. `elsewhere`: one of its members is in another of its kind, which has to be told first.
   */
  reason?: 'invalid' | 'unknown-user' | 'future' | 'elsewhere';
  /**
   * The field that the reason is about.
   */
  field?: string;
}
/**
 * Couples and guilds as they stand, told by the app's own server.
 */
export interface GroupStatesRequest {
  /**
   * The groups; of what one leaves and another takes, the first comes first.
   *
   * @minItems 1
   * @maxItems 100
   */
  groups: GroupState[];
}
/**
 * How one stands.
 */
export interface GroupState {
  /**
   * What it is.
   */
  kind: 'couple' | 'guild';
  /**
   * Its id among those of its kind, for ever.
   */
  id: string;
  /**
   * What it is called, in any language; a couple without one is called by both names.
   */
  name?: string;
  /**
   * Address of its picture. Without one, that of whoever stands for it.
   */
  avatar?: string;
  /**
   * user_id of each who is in it: both of a couple. The first stands for it. Nobody: it is no more.
   *
   * @maxItems 2000
   *
   * Items: A user_id.
   */
  members: string[];
  /**
   * When it stood so, ms UTC.
   */
  at: number;
}
/**
 * A live room as everybody may see it.
 */
export interface LiveViewAnswer {
  /**
   * Id of the live room.
   */
  live_obj_id: string;
  /**
   * What the host calls it, in any language.
   */
  title: string;
  host: User;
  /**
   * Whether the host is on air.
   */
  live: boolean;
  /**
   * How many watch; 0 when nobody is on air.
   */
  viewers: number;
  /**
   * On air since, ms UTC; null when nobody is.
   */
  since: number | null;
}
/**
 * Whose room it is.
 */
export interface User {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * Where the request came from.
 */
export interface LocationAnswer {
  /**
   * Two-letter country code; CN is mainland China.
   */
  areacode: string;
}
/**
 * Reports of a page: a batch of ours, or one that a browser sends by itself, of which only the kind is counted.
 */
export interface ReportRequest {
  /**
   * What happened.
   */
  kind?: 'error' | 'rejection' | 'resource' | 'api' | 'csp' | 'vital' | 'view' | 'other';
  /**
   * App id of monitoring, by environment.
   */
  app?: string;
  /**
   * Faults, views and speed of a page.
   *
   * @maxItems 30
   *
   * Items: One of them.
   */
  reports?: {
    /**
     * Made on the phone; what arrives twice counts once.
     */
    id: string;
    /**
     * What happened.
     */
    kind: 'error' | 'rejection' | 'resource' | 'api' | 'vital' | 'view' | 'other';
    /**
     * What the browser said.
     */
    message: string;
    /**
     * The page, without query.
     */
    page: string;
    /**
     * When, in ms since 1970 on the phone's clock.
     */
    at: number;
    /**
     * A number that belongs to it.
     */
    value?: number;
  }[];
  [k: string]: unknown;
}
/**
 * What became of each room's state.
 */
export interface RoomStatesAnswer {
  /**
   * One entry a room, in the order in which they came.
   */
  rooms: RoomStateOutcome[];
}
/**
 * What became of one.
 */
export interface RoomStateOutcome {
  /**
   * Its room; null where it named none that is valid.
   */
  live_obj_id: string | null;
  /**
   * `kept`; `older`, because a later state of the room is known; or `refused`, which leaves nothing of it.
   */
  became: 'kept' | 'older' | 'refused';
  /**
   * Why it was refused. `invalid`: `field` is missing or wrong. `unknown-user`: there is no such host. `future`: it is later than a minute from now. `other-host`: the room is somebody else's.
   */
  reason?: 'invalid' | 'unknown-user' | 'future' | 'other-host';
  /**
   * The field that the reason is about.
   */
  field?: string;
}
/**
 * How live rooms stand, told by the app's own server.
 */
export interface RoomStatesRequest {
  /**
   * The rooms, in any order.
   *
   * @minItems 1
   * @maxItems 500
   */
  rooms: RoomState[];
}
/**
 * How one room stands.
 */
export interface RoomState {
  /**
   * Id of the live room.
   */
  live_obj_id: string;
  /**
   * user_id of whose room it is: never another.
   */
  host: string;
  /**
   * What the host calls it, in any language. Left out, it stays.
   */
  title?: string;
  /**
   * Whether the host is on air.
   */
  live: boolean;
  /**
   * How many watch; none where nobody is on air.
   */
  viewers?: number;
  /**
   * When it stood so, ms UTC.
   */
  at: number;
}
/**
 * Every address of the product, by group: campaigns first, the latest of them before others, then areas, then single pages.
 */
export interface RoutesAnswer {
  /**
   * One entry per document.
   */
  items: RouteEntry[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One document.
 */
export interface RouteEntry {
  /**
   * The document's route, with its parameters as its file has them.
   */
  id: string;
  /**
   * Where it belongs: campaigns, pages, or the address of the area that it shares with others.
   */
  group: string;
  /**
   * Address below the base path, with a leading slash; null where a parameter has no value that is known.
   */
  href: string | null;
  /**
   * Title in the language of the request; empty for an address that only leads elsewhere.
   */
  title: string;
  /**
   * The address that it leads to. Absent for a page.
   */
  redirect?: string;
  /**
   * Phase now, where it has a schedule.
   */
  phase?: 'preview' | 'live' | 'settling' | 'ended';
}
/**
 * What became of the entries of a batch. None of them is to be sent again.
 */
export interface TelemetryAnswer {
  /**
   * Entries that were not there before.
   */
  stored: number;
  /**
   * Where entries were not valid, one place each; the others are not harmed by them.
   *
   * Items: Such as `events[2].at`.
   */
  refused: string[];
  /**
   * Valid entries for which the day's quota had no room.
   */
  dropped: number;
}
/**
 * The server's clock.
 */
export interface TimeAnswer {
  /**
   * Milliseconds since 1970-01-01 UTC.
   */
  now: number;
}
/**
 * A person as everybody may see them.
 */
export interface User1 {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * What a redemption code is worth.
 */
export interface VerifyCodeAnswer {
  /**
   * Whether the code can be redeemed, has been, was too late, or does not exist; locked: too many codes that do not exist, and nothing is said until `until`.
   */
  state: 'valid' | 'used' | 'expired' | 'unknown' | 'locked';
  /**
   * What it is for, in the language of the request; null for an unknown code.
   */
  title: string | null;
  /**
   * Moment after which it is worth nothing, ms UTC; null for an unknown code.
   */
  expires: number | null;
  /**
   * Moment from which codes can be tried again, ms UTC; null unless locked.
   */
  until: number | null;
}
/**
 * What became of each fact.
 */
export interface AppFactsAnswer {
  /**
   * One entry a fact, in the order in which they came.
   */
  facts: AppFactOutcome[];
}
/**
 * What became of one fact.
 */
export interface AppFactOutcome {
  /**
   * Its id; null where it had none that is valid.
   */
  id: string | null;
  /**
   * `counted` now; `known`, because it was counted before; or `refused`, which leaves nothing of it.
   */
  became: 'counted' | 'known' | 'refused';
  /**
   * Why it was refused. `invalid`: `field` is missing, wrong, or not of its kind. `unknown-kind`: nobody counts such. `unknown-user`: there is no user as `field` says. `future`: it happened later than a minute from now. `no-campaign`: no campaign that was live at `at` and is not settled yet counts its kind. `other-content`: its id was told before with other content.
   */
  reason?: 'invalid' | 'unknown-kind' | 'unknown-user' | 'future' | 'no-campaign' | 'other-content';
  /**
   * The field of the fact that the reason is about.
   */
  field?: string;
}
/**
 * What people did in the app, told by the app's own server.
 */
export interface AppFactsRequest {
  /**
   * The facts, in any order.
   *
   * @minItems 1
   * @maxItems 200
   */
  facts: AppFact[];
}
/**
 * One fact.
 */
export interface AppFact {
  /**
   * Unique for ever among the facts of its kind; sending it again changes nothing.
   */
  id: string;
  /**
   * What was done, such as `watch`: one of the app's kinds.
   */
  kind: string;
  /**
   * user_id of who did it.
   */
  from: string;
  /**
   * user_id of whom it was done for, of kinds that have such.
   */
  to?: string;
  /**
   * Id of what it was done with, such as a room, of kinds that have such.
   */
  thing?: string;
  /**
   * How much, in the unit of its kind, such as minutes; may be left out where it is always 1.
   */
  amount?: number;
  /**
   * Id of the live room in which it happened.
   */
  room?: string;
  /**
   * Id of the couple for which it counts, as `POST /v2/groups` tells it.
   */
  couple?: string;
  /**
   * Id of the guild for which it counts, as `POST /v2/groups` tells it.
   */
  guild?: string;
  /**
   * When it was done, ms UTC: when it ended, where it took its time.
   */
  at: number;
}
/**
 * How a battle went, for anybody to check: the rounds that are settled, and the final order once all of them are.
 */
export interface BattleReceiptAnswer {
  /**
   * Id of the campaign.
   */
  activity: string;
  /**
   * Id of the battle.
   */
  battle: string;
  /**
   * The day on which the campaign began.
   */
  held: string;
  /**
   * Rounds of this page whose pairs are drawn, in their order; absent where all stand against all. `npm run verify-draws` proves them.
   */
  lots?: BattleReceiptLots[];
  /**
   * Rounds of this page that are settled, in their order.
   */
  rounds: BattleReceiptRound[];
  /**
   * The final order; empty until all rounds are settled.
   */
  sides: BattleReceiptTotal[];
  /**
   * How many rounds all pages have: those that are settled or whose pairs are drawn.
   */
  total: number;
  /**
   * Cursor of the next page; null at the end.
   */
  next: string | null;
  /**
   * SHA-256, in hexadecimal, of lines of JSON, each with a line feed: [activity, 'battle', battle, held]; for each round [round, its hash]; for each side [place, side, total, won]. null until all rounds are settled.
   */
  hash: string | null;
}
/**
 * How the pairs of a round were drawn.
 */
export interface BattleReceiptLots {
  /**
   * Id of the round.
   */
  round: string;
  /**
   * What becomes of the odd one out: it wins the round, or rests.
   */
  odd: 'bye' | 'rest';
  /**
   * What the seed was for, and what becomes of the odd one out, as it was committed to.
   */
  rules: string;
  /**
   * The secret seed, in hexadecimal.
   */
  seed: string;
  /**
   * SHA-256 of the seed and of the SHA-256 of the rules, as it was shown before.
   */
  commitment: string;
  /**
   * Who stands against whom, by lot: the lowest with the next. The odd one out is the last, alone.
   */
  pairs: string[][];
  /**
   * The lot of each side, in the order of the pairs: HMAC-SHA-256 under the seed of [method, 'lot', side].
   *
   * Items: In hexadecimal.
   */
  lots: string[];
  /**
   * SHA-256, in hexadecimal, of lines of JSON, each with a line feed: [activity, 'battle pairs', battle, held, round, commitment, odd]; each pair.
   */
  hash: string;
}
/**
 * One round.
 */
export interface BattleReceiptRound {
  /**
   * Id of the round.
   */
  round: string;
  /**
   * When it became final, ms UTC.
   */
  frozenAt: number;
  /**
   * So many of a hundred points were plundered, rounded down.
   */
  percent: number;
  /**
   * At most so many of each side; null: no end to it.
   */
  most: number | null;
  /**
   * In the document's order.
   */
  sides: BattleReceiptSide[];
  /**
   * What was taken, in the order of those who lost it.
   */
  plunders: BattleReceiptPlunder[];
  /**
   * SHA-256, in hexadecimal, of lines of JSON, each with a line feed: [activity, 'battle', battle, held, round, percent, most]; for each side [side, points, outcome]; for each plunder [from, to, points].
   */
  hash: string;
}
/**
 * A side in this round.
 */
export interface BattleReceiptSide {
  /**
   * Id of the side.
   */
  side: string;
  /**
   * What it has scored.
   */
  points: number;
  /**
   * How it ended for the side.
   */
  outcome: 'won' | 'lost' | 'tied' | 'rested';
}
/**
 * What one side has taken of another.
 */
export interface BattleReceiptPlunder {
  /**
   * Id of the side that lost it.
   */
  from: string;
  /**
   * Id of the side that has it now.
   */
  to: string;
  /**
   * So many points.
   */
  points: number;
}
/**
 * One side.
 */
export interface BattleReceiptTotal {
  /**
   * From 1; sides with as many points and rounds share it.
   */
  place: number;
  /**
   * Id of the side.
   */
  side: string;
  /**
   * Points of all rounds, with what was plundered.
   */
  total: number;
  /**
   * Rounds that it has won.
   */
  won: number;
}
/**
 * The battles of a campaign as they stand for the asking user.
 */
export interface BattlesAnswer {
  /**
   * In the document's order.
   */
  battles: BattleEntry[];
  nextAt?: NextAt3;
}
/**
 * One battle.
 */
export interface BattleEntry {
  /**
   * Id of the battle.
   */
  id: string;
  /**
   * The order is final: all rounds are settled, and the results of the campaign are out.
   */
  settled: boolean;
  /**
   * In the document's order, whoever leads.
   */
  sides: BattleEntrySide[];
  /**
   * In the document's order.
   */
  rounds: BattleEntryRound[];
  /**
   * Id of the side that the user is on: has joined, or has brought most; null: none.
   */
  side: string | null;
  /**
   * What the user has brought to that side over all rounds; 0 without a token.
   */
  brought: number;
  /**
   * `join` where the user can join a side now.
   */
  can?: 'join';
  /**
   * Why not: what joining would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'SIDE_TAKEN' | 'NO_JOINING';
  nextAt?: NextAt;
}
/**
 * One side.
 */
export interface BattleEntrySide {
  /**
   * Id of the side.
   */
  id: string;
  /**
   * Points of all rounds, with what was plundered.
   */
  total: number;
  /**
   * Rounds that it has won.
   */
  won: number;
  /**
   * From 1; sides that are level share it.
   */
  place: number;
  user?: User2;
}
/**
 * A person as everybody may see them.
 */
export interface User2 {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * One round.
 */
export interface BattleEntryRound {
  /**
   * Id of the round.
   */
  id: string;
  /**
   * `next`: it has not begun. `live`: it counts. `counting`: the bell has rung, and what is on its way still arrives. `settled`: it is final.
   */
  state: 'next' | 'live' | 'counting' | 'settled';
  nextAt?: NextAt1;
  /**
   * Id of the side that has won it; null: nobody, or nobody yet, or each pair has its own.
   */
  winner: string | null;
  /**
   * In the document's order.
   */
  sides: BattleRoundSide[];
  /**
   * What was taken when the round was settled.
   */
  plunders: BattlePlunder[];
  /**
   * What the user has brought in it; 0 without a token.
   */
  mine: number;
  lots?: BattleRoundLots;
}
/**
 * A side in this round.
 */
export interface BattleRoundSide {
  /**
   * Id of the side.
   */
  id: string;
  /**
   * What it has scored, before anything was plundered.
   */
  points: number;
  /**
   * How it ended for the side; null until the round is settled.
   */
  outcome: 'won' | 'lost' | 'tied' | 'rested' | null;
}
/**
 * What one side has taken of another.
 */
export interface BattlePlunder {
  /**
   * Id of the side that lost it.
   */
  from: string;
  /**
   * Id of the side that has it now.
   */
  to: string;
  /**
   * So many points.
   */
  points: number;
}
/**
 * How its pairs are drawn; absent where all stand against all.
 */
export interface BattleRoundLots {
  drawsAt: NextAt2;
  /**
   * What becomes of the odd one out: it wins the round, or rests.
   */
  odd: 'bye' | 'rest';
  /**
   * Binds the secret seed of the draw before anybody joins; note it to compare it with the receipt.
   */
  commitment: string;
  /**
   * Who stands against whom; null until they are drawn.
   */
  pairs: BattlePair[] | null;
}
/**
 * Two sides, or the odd one out alone.
 */
export interface BattlePair {
  /**
   * Ids of sides.
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: Id of a side.
   */
  sides: string[];
  /**
   * Id of the side that has won; null: nobody, or nobody yet.
   */
  winner: string | null;
}
/**
 * The side that the user has joined.
 */
export interface JoinSideAnswer {
  /**
   * Id of the battle.
   */
  battle: string;
  /**
   * Id of the side.
   */
  side: string;
}
/**
 * Join a side.
 */
export interface JoinSideRequest {
  /**
   * Id of the side.
   */
  side: string;
}
/**
 * One page of a ranking. Vacant places are not rows.
 */
export interface BoardAnswer {
  /**
   * Places in order.
   */
  rows: BoardRow[];
  me: BoardMe;
  /**
   * How many rows the board has in all.
   */
  total: number;
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
  /**
   * True once this ranking can no longer change.
   */
  settled: boolean;
  /**
   * True from the end of the campaign, or of the hour, day or week, until its final order is kept. Absent before and after.
   */
  counting?: boolean;
  /**
   * The day of these rows (daily boards), their hour, such as 2025-05-20T18 (hourly ones), or the Monday of their week (weekly ones).
   */
  day?: string;
  /**
   * All days of a daily board, first to last; of an hourly one its hours, of a weekly one the Mondays of its weeks.
   *
   * Items: A day, hour or Monday.
   */
  days?: string[];
}
/**
 * One place.
 */
export interface BoardRow {
  /**
   * Place, from 1.
   */
  rank: number;
  user: User1;
  /**
   * Points.
   */
  score: number;
  /**
   * Of boards by room, couple or guild its id; `user` is whoever stands for it, with its name and picture.
   */
  group?: string;
  /**
   * Their room, where they are live now, and of a board by room the room itself. Absent: nobody is live there, or it is a couple, a guild or a team.
   */
  live_obj_id?: string;
}
/**
 * How a board, or a ranking of teams, was settled: its final order, what decided ties, what each place was given. Before that, no rows and no hash.
 */
export interface BoardReceiptAnswer {
  /**
   * Id of the campaign.
   */
  activity: string;
  /**
   * The board, and for a daily board its day after it. Of teams `teams` for the whole campaign, or the ranking, a space, and the first day of its period, of an hour with T and the hour.
   */
  subject: string;
  /**
   * The day on which the campaign began.
   */
  round: string;
  /**
   * How many had points: people, groups, or teams with somebody in them.
   */
  participants: number;
  /**
   * When the order became final, ms UTC; null: not yet.
   */
  frozenAt: number | null;
  /**
   * When all places had what they get, ms UTC; null: not yet.
   */
  paidAt: number | null;
  /**
   * What places get, as it stood when the order became final.
   */
  tiers: BoardReceiptTier[];
  /**
   * Listed places in order.
   */
  rows: BoardReceiptRow[];
  /**
   * How many rows there are in all.
   */
  total: number;
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
  /**
   * SHA-256, in hexadecimal, of lines of JSON, each with a line feed: [activity, 'boards' or of teams 'team', subject, round, participants]; for each tier [id, from, to, gives], where a reward is [points, prize, days], each null where it has none, a card [null, null, null, card] and tickets [null, null, null, null, draw, tickets]; for each row of all pages [rank, user_id, score, reachedAt, tier].
   */
  hash: string | null;
}
/**
 * Places from one to another.
 */
export interface BoardReceiptTier {
  /**
   * Short name.
   */
  id: string;
  /**
   * First place.
   */
  from: number;
  /**
   * Last place.
   */
  to: number;
  /**
   * What each of these places gets.
   */
  gives: GivenReward[];
}
/**
 * One place.
 */
export interface BoardReceiptRow {
  /**
   * Place, from 1.
   */
  rank: number;
  user: User1;
  /**
   * Points.
   */
  score: number;
  /**
   * When the last of them came, ms UTC.
   */
  reachedAt: number;
  /**
   * With the points of the place before, why it stands behind it: `later`: they were reached later; `id`: at the same moment, and its user_id is higher. Null where points decided.
   */
  tie: 'later' | 'id' | null;
  /**
   * The tier that it gets, or null for none.
   */
  tier: string | null;
  /**
   * Whether it has been given.
   */
  granted: boolean;
  /**
   * Of boards by room, couple or guild its id, of teams that of the team; `user` is whoever stands for it, with its name. A group has a picture of its own, a team that of its captain.
   */
  group?: string;
  /**
   * Of boards by room, couple or guild, and of teams, how many were in it: each of them gets what its place gives.
   */
  people?: number;
  /**
   * Of teams who was in it when what was settled ended, in order.
   *
   * Items: A user_id.
   */
  members?: string[];
}
/**
 * Who stood first, each time that an order was settled, the latest first.
 */
export interface ChampionsAnswer {
  /**
   * Orders that somebody is in.
   */
  items: ChampionsOrder[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One settled order.
 */
export interface ChampionsOrder {
  id: ToldId1;
  /**
   * The day or hour that it is of, or the Monday of its week; null: of a whole campaign.
   */
  day: string | null;
  /**
   * When the hour, day, week or campaign began, ms UTC.
   */
  from: number;
  /**
   * When it was over, ms UTC.
   */
  to: number;
  /**
   * How many had points.
   */
  participants: number;
  /**
   * The first places in order, three at most.
   *
   * @maxItems 3
   */
  rows: Champion[];
}
/**
 * One of the first.
 */
export interface Champion {
  /**
   * Place, from 1.
   */
  rank: number;
  user: User1;
  /**
   * Points.
   */
  score: number;
  /**
   * Their room, where they are live now; null: they are not.
   */
  live_obj_id: string | null;
}
/**
 * The calendar of the check-in as it stands for the asking user.
 */
export interface CheckInAnswer {
  /**
   * In the order of the calendar.
   */
  days: CheckInEntry[];
  /**
   * Id of the day that it is; null before, after and between the days of the calendar.
   */
  today: string | null;
  /**
   * How many days in a row are stamped until now; 0 without a token.
   */
  streak: number;
  /**
   * What days in a row give, in the document's order.
   */
  streaks: CheckInStreakEntry[];
  /**
   * What making up a day takes; null where a missed day stays missed.
   */
  makeUp: {
    /**
     * Points for each day, minor units.
     */
    cost: number;
    /**
     * How many days the user may still make up; null without a token.
     */
    left: number | null;
    /**
     * Points of the user, minor units; null without a token.
     */
    balance: number | null;
  } | null;
  /**
   * `checkIn` where the user can check in now.
   */
  can?: 'checkIn';
  /**
   * Why not: what checking in would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'CHECKED_IN';
  nextAt?: NextAt;
}
/**
 * One day.
 */
export interface CheckInEntry {
  /**
   * Id of the day.
   */
  id: string;
  /**
   * Which day it is, in the campaign's offset: YYYY-MM-DD.
   */
  date: string;
  /**
   * `done`: stamped. `missed`: not stamped, and over. `open`: it can be stamped now. `coming`: later. `past`: over, where nobody says who asks.
   */
  state: 'done' | 'missed' | 'open' | 'coming' | 'past';
  /**
   * Stamped later, for its price.
   */
  madeUp: boolean;
  /**
   * `makeUp` where the user can make it up now.
   */
  can?: 'makeUp';
  /**
   * Why not: what making it up would be refused with. Neither is there where a missed day stays missed.
   */
  reason?:
    | 'NOT_OPEN'
    | 'OVER'
    | 'TOKEN_EXPIRED'
    | 'CHECKED_IN'
    | 'NOT_MISSED'
    | 'LIMIT_REACHED'
    | 'DAY_LIMIT_REACHED'
    | 'NOT_ENOUGH';
  nextAt?: NextAt;
}
/**
 * So many days in a row.
 */
export interface CheckInStreakEntry {
  /**
   * Id of the streak.
   */
  id: string;
  /**
   * How many days in a row.
   */
  length: number;
  /**
   * The user has it.
   */
  given: boolean;
}
/**
 * A day that was stamped.
 */
export interface CheckInStampAnswer {
  /**
   * Id of the day.
   */
  day: string;
  /**
   * How many days in a row are stamped until now.
   */
  streak: number;
  /**
   * What the day has given.
   */
  gives: GivenReward[];
  /**
   * Streaks that it has completed, with what they have given.
   */
  streaks: CheckInStreakGiven[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * One streak.
 */
export interface CheckInStreakGiven {
  /**
   * Id of the streak.
   */
  id: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
}
/**
 * What the batch has now.
 */
export interface CodeBatchAnswer {
  /**
   * How many codes.
   */
  count: number;
}
/**
 * Codes that were printed, as hashes: what a code is, the server is never told before somebody redeems it.
 */
export interface CodeBatchRequest {
  /**
   * Number of the batch, made by whoever prints it.
   */
  batch: string;
  /**
   * Id of the kind.
   */
  code: string;
  /**
   * Moment from which they are worth nothing, ms UTC.
   */
  until: number;
  /**
   * Number of the first of these in the batch, from 1.
   */
  first: number;
  /**
   * Keyed hashes (HMAC-SHA256 under `GALA_SECRET`), in hex.
   *
   * @minItems 1
   * @maxItems 500
   */
  hashes: string[];
}
/**
 * What a code is worth, to whoever checks it at a counter. Whose it is stays unsaid.
 */
export interface CodeCheckAnswer {
  /**
   * `valid`: it can be redeemed. `unknown`: there is none such.
   */
  state: 'valid' | 'used' | 'expired' | 'unknown';
  /**
   * Id of its kind; null where it is unknown.
   */
  code: string | null;
  /**
   * Moment from which it is worth nothing, ms UTC; null where it is unknown.
   */
  until: number | null;
  /**
   * When it was redeemed, ms UTC; null where it was not.
   */
  usedAt: number | null;
}
/**
 * How many people may check codes of this campaign.
 */
export interface CodeCheckerAnswer {
  /**
   * How many.
   */
  checkers: number;
}
/**
 * Who may check codes at a counter.
 */
export interface CodeCheckerRequest {
  /**
   * Their user id.
   */
  user: string;
  /**
   * Whether they may from now on.
   */
  may: boolean;
}
/**
 * A code that was redeemed.
 */
export interface CodeRedeemAnswer {
  id: ToldId2;
  /**
   * Id of its kind.
   */
  code: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
  /**
   * When it was redeemed, ms UTC.
   */
  at: number;
  /**
   * The user had redeemed it before: nothing was given anew.
   */
  again: boolean;
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * A code.
 */
export interface CodeRequest {
  /**
   * The code as it was typed: case, spaces and dashes do not matter.
   */
  code: string;
}
/**
 * Codes as they stand for the asking user.
 */
export interface CodesAnswer {
  /**
   * What the user has redeemed, latest first; at most 100.
   */
  items: CodeRecord[];
  /**
   * How many codes that there are not may still be tried before none is taken for a while; null without a token.
   */
  tries: number | null;
  /**
   * Why the last code that the user tried was not taken; null where it was, or none was tried.
   */
  refused: {
    /**
     * Name of the refusal.
     */
    reason: 'UNKNOWN_CODE' | 'CODE_USED' | 'CODE_EXPIRED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED';
    /**
     * When, ms UTC.
     */
    at: number;
  } | null;
  /**
   * The user may check the codes of others at a counter.
   */
  checker: boolean;
  /**
   * `redeemCode` where the user can redeem one now.
   */
  can?: 'redeemCode';
  /**
   * Why not: what redeeming would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'CODES_LOCKED';
  nextAt?: NextAt;
}
/**
 * A code that was redeemed.
 */
export interface CodeRecord {
  id: ToldId3;
  /**
   * Id of its kind.
   */
  code: string;
  /**
   * When, ms UTC.
   */
  at: number;
}
/**
 * A card that waits for whoever has its code.
 */
export interface CardGiveAnswer {
  id: ToldId4;
  /**
   * Id of the card.
   */
  card: string;
  /**
   * What whoever takes it types in.
   */
  code: string;
  /**
   * When it is its owner's again, ms UTC.
   */
  until: number;
}
/**
 * Give a card away.
 */
export interface CardGiveRequest {
  /**
   * Id of the card.
   */
  card: string;
}
/**
 * What became of cards that were melted.
 */
export interface CardMeltAnswer {
  /**
   * Id of the card that was melted.
   */
  melted: string;
  /**
   * How many of it.
   */
  alike: number;
  /**
   * Id of the card that came of it.
   */
  card: string;
}
/**
 * Melt cards that are alike.
 */
export interface CardMeltRequest {
  /**
   * Id of the card.
   */
  card: string;
  /**
   * Id of the card that is wanted, where the owner chooses; not the same.
   */
  into?: string;
}
/**
 * What a set has given.
 */
export interface CardSetAnswer {
  /**
   * Id of the set.
   */
  set: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * A card that was taken.
 */
export interface CardTakeAnswer {
  /**
   * Id of the card.
   */
  card: string;
  /**
   * It was the user's own, and is back.
   */
  own: boolean;
}
/**
 * Take a card by its code.
 */
export interface CardTakeRequest {
  /**
   * As it was typed.
   */
  code: string;
}
/**
 * The album as it stands for the asking user.
 */
export interface CollectionAnswer {
  /**
   * In the order of the album.
   */
  cards: CardEntry[];
  /**
   * How far the user has come today with what drops cards.
   */
  drops: CardDropEntry[];
  /**
   * In the document's order.
   */
  sets: CardSetEntry[];
  melt: CardMeltTold;
  give: CardGiveTold;
  take: CardTakeMay;
  /**
   * Cards of the user that wait for somebody, the newest first.
   */
  gifts: CardGift[];
}
/**
 * One card.
 */
export interface CardEntry {
  /**
   * Id of the card.
   */
  id: string;
  /**
   * How many the user has, without those that wait for somebody; 0 without a token.
   */
  count: number;
  /**
   * One is in the album for good: it went into a set.
   */
  kept: boolean;
  melt?: CardMeltMay;
  give?: CardGiveMay;
}
/**
 * Whether so many of it may be melted; absent where nobody melts.
 */
export interface CardMeltMay {
  /**
   * What the user may do now. Absent where they may not.
   */
  can?: 'meltCards';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'CARDS_FEW';
  nextAt?: NextAt4;
}
/**
 * Whether one may be given away; absent where nobody gives.
 */
export interface CardGiveMay {
  /**
   * What the user may do now. Absent where they may not.
   */
  can?: 'giveCard';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'CARDS_FEW' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED';
  nextAt?: NextAt5;
}
/**
 * One way to a card.
 */
export interface CardDropEntry {
  /**
   * Id of the way.
   */
  id: string;
  /**
   * How many cards it has dropped today.
   */
  dropped: number;
  /**
   * How much is done towards the next one.
   */
  far: number;
}
/**
 * One set.
 */
export interface CardSetEntry {
  /**
   * Id of the set.
   */
  id: string;
  /**
   * How many of its cards the user has; all of them once it is redeemed.
   */
  have: number;
  /**
   * It has given what it gives.
   */
  redeemed: boolean;
  /**
   * What the user may do now. Absent where they may not.
   */
  can?: 'redeemCardSet';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'SET_REDEEMED' | 'SET_NOT_WHOLE';
  nextAt?: NextAt6;
}
/**
 * A card that waits for whoever has its code.
 */
export interface CardGift {
  id: ToldId5;
  /**
   * Id of the card.
   */
  card: string;
  /**
   * What whoever takes it types in.
   */
  code: string;
  /**
   * When it is its owner's again, ms UTC.
   */
  until: number;
}
/**
 * A draw as it stands for the asking user.
 */
export interface DrawAnswer {
  /**
   * Id of the draw.
   */
  draw: string;
  /**
   * The user's points in minor units; null without a token.
   */
  balance: number | null;
  /**
   * Tickets of this draw that the user has; absent where there are none.
   */
  tickets?: number;
  /**
   * How often the user has drawn; 0 without a token.
   */
  drawn: number;
  /**
   * How often the user may still draw, today where the draw has a limit of a day; null without a token, or where there is no limit.
   */
  left: number | null;
  single: DrawButton;
  ten?: DrawButton1;
  /**
   * Promises, from the most common rarity to the rarest.
   */
  pity: DrawPity[];
  /**
   * In the document's order.
   */
  prizes: DrawEntry[];
  commitment: DrawCommitment;
  last: DrawLast;
}
/**
 * Drawing once, or ten times at once: what it costs, and whether the user may.
 */
export interface DrawButton {
  /**
   * Minor units, in all.
   */
  cost: number;
  /**
   * So many tickets are taken in place of the points; absent where the user has too few.
   */
  tickets?: number;
  /**
   * What the user may do now.
   */
  can?: 'draw';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?:
    | 'NOT_OPEN'
    | 'OVER'
    | 'TOKEN_EXPIRED'
    | 'PRIZES_GONE'
    | 'DAY_LIMIT_REACHED'
    | 'LIMIT_REACHED'
    | 'NOT_ENOUGH';
  nextAt?: NextAt8;
}
/**
 * Drawing once, or ten times at once: what it costs, and whether the user may.
 */
export interface DrawButton1 {
  /**
   * Minor units, in all.
   */
  cost: number;
  /**
   * So many tickets are taken in place of the points; absent where the user has too few.
   */
  tickets?: number;
  /**
   * What the user may do now.
   */
  can?: 'draw';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?:
    | 'NOT_OPEN'
    | 'OVER'
    | 'TOKEN_EXPIRED'
    | 'PRIZES_GONE'
    | 'DAY_LIMIT_REACHED'
    | 'LIMIT_REACHED'
    | 'NOT_ENOUGH';
  nextAt?: NextAt8;
}
/**
 * One promise.
 */
export interface DrawPity {
  /**
   * How rare it is.
   */
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * With so many draws more, a prize of at least this rarity is sure; 1: the next one is.
   */
  left: number;
}
/**
 * One prize.
 */
export interface DrawEntry {
  /**
   * Id of the prize.
   */
  id: string;
  /**
   * How rare it is.
   */
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * It has run out, for now or for good.
   */
  gone: boolean;
  /**
   * How often it is won in a million draws without pity.
   */
  base: number;
  /**
   * How often it is won in a million draws, with pity.
   */
  effective: number;
  /**
   * What one of it costs on average, minor units; null: it cannot be won now.
   */
  cost: number | null;
}
/**
 * What the server has bound itself to before the first draw.
 */
export interface DrawCommitment {
  /**
   * Name and version of how outcomes come about.
   */
  method: string;
  /**
   * SHA-256 of the secret seed and the hash of the rules.
   */
  commitment: string;
  /**
   * SHA-256 of the rules: prizes, weights, stock, pity.
   */
  blockHash: string;
  /**
   * The seed, in hexadecimal; null until the campaign is settled.
   */
  seed: string | null;
}
/**
 * One draw.
 */
export interface DrawResult {
  /**
   * Of the user's own draws, from 1.
   */
  number: number;
  /**
   * Id of the prize.
   */
  prize: string;
  /**
   * How rare it is.
   */
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * Pity has given it.
   */
  owed: boolean;
  /**
   * What it gives; empty: nothing.
   */
  gives: GivenReward[];
  /**
   * Seals the draw: with the seed, anybody can tell that nothing of it was changed.
   */
  proof: string;
}
/**
 * What was drawn.
 */
export interface DrawOrderAnswer {
  orderId: ToldId7;
  /**
   * Id of the draw.
   */
  draw: string;
  /**
   * How often.
   */
  count: number;
  /**
   * Minor units taken in all; 0 where tickets were.
   */
  cost: number;
  /**
   * Tickets taken in all; absent where points were.
   */
  tickets?: number;
  /**
   * Points after it, minor units.
   */
  balance: number;
  /**
   * In the order in which they were drawn.
   */
  results: DrawResult[];
}
/**
 * Draw once, or ten times at once. The price is the document's: it is never sent.
 */
export interface DrawOrderRequest {
  /**
   * How often.
   */
  count?: 1 | 10;
}
/**
 * All that proves the asking user's own draws. `npm run verify-draws` reads it.
 */
export interface DrawReceiptAnswer {
  /**
   * Name and version of how outcomes come about.
   */
  method: string;
  /**
   * Id of the campaign.
   */
  activity: string;
  /**
   * Id of the draw.
   */
  draw: string;
  /**
   * The user.
   */
  user: string;
  /**
   * One for each state of the rules that the draws were made by.
   */
  commitments: DrawReceiptCommitment[];
  /**
   * In the order in which they were made.
   */
  draws: DrawReceiptDraw[];
  all: DrawReceiptCount;
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * What the server has bound itself to.
 */
export interface DrawReceiptCommitment {
  /**
   * SHA-256 of the rules.
   */
  blockHash: string;
  /**
   * SHA-256 of seed and hash.
   */
  commitment: string;
  /**
   * The rules, as text; null until the campaign is settled.
   */
  block: string | null;
  /**
   * The seed; null until the campaign is settled.
   */
  seed: string | null;
}
/**
 * One draw.
 */
export interface DrawReceiptDraw {
  /**
   * Of the user's own draws, from 1.
   */
  number: number;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * The rules that it was made by.
   */
  blockHash: string;
  /**
   * Id of the prize.
   */
  prize: string;
  /**
   * Prizes that had run out.
   */
  gone: string[];
  /**
   * Draws since a prize of each promise.
   */
  since: number[];
  /**
   * Seals all of it.
   */
  proof: string;
}
/**
 * The asking user's own draws, latest first.
 */
export interface DrawRecordsAnswer {
  /**
   * Records.
   */
  items: DrawRecord[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One order.
 */
export interface DrawRecord {
  orderId: ToldId8;
  /**
   * How many draws it had.
   */
  count: number;
  /**
   * Minor units taken in all; 0 where tickets were.
   */
  cost: number;
  /**
   * Tickets taken in all; absent where points were.
   */
  tickets?: number;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * In the order in which they were drawn.
   */
  results: DrawResult[];
}
/**
 * Who has won something rare, latest first.
 */
export interface DrawWinnersAnswer {
  /**
   * Wins.
   */
  items: DrawWin[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One win.
 */
export interface DrawWin {
  id: ToldId9;
  user: User1;
  /**
   * Id of the prize.
   */
  prize: string;
  /**
   * How rare it is.
   */
  rarity: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * When, ms UTC.
   */
  at: number;
}
/**
 * What can be redeemed, as it stands for the asking user.
 */
export interface ExchangeAnswer {
  /**
   * In the document's order.
   */
  items: ExchangeEntry[];
  /**
   * The user's points in minor units; null without a token.
   */
  balance: number | null;
}
/**
 * One item.
 */
export interface ExchangeEntry {
  /**
   * Id of the item.
   */
  id: string;
  /**
   * Minor units.
   */
  cost: number;
  /**
   * Most one person may redeem.
   */
  limit: number;
  /**
   * How many the user has redeemed; 0 without a token.
   */
  taken: number;
  /**
   * How many the user may still redeem now; null without a token. The stock itself is never told.
   */
  left: number | null;
  /**
   * What the user may do now: redeem one. Absent where they may not.
   */
  can?: 'redeem';
  /**
   * Why not: the name of what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?:
    'NOT_OPEN' | 'OVER' | 'SOLD_OUT' | 'TOKEN_EXPIRED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED' | 'NOT_ENOUGH';
  nextAt?: NextAt9;
}
/**
 * A redeemed item.
 */
export interface ExchangeOrderAnswer {
  orderId: ToldId10;
  /**
   * Id of the item.
   */
  item: string;
  /**
   * How many.
   */
  count: number;
  /**
   * Minor units taken in all.
   */
  cost: number;
  /**
   * Points after it, minor units.
   */
  balance: number;
  /**
   * How many the user has redeemed now.
   */
  taken: number;
  /**
   * How many the user may still redeem now.
   */
  left: number;
}
/**
 * Redeem an item. The price is the document's: it is never sent.
 */
export interface ExchangeOrderRequest {
  /**
   * How many.
   */
  count?: number;
}
/**
 * What the asking user has redeemed, latest first.
 */
export interface ExchangeRecordsAnswer {
  /**
   * Records.
   */
  items: ExchangeRecord[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One redemption.
 */
export interface ExchangeRecord {
  orderId: ToldId11;
  /**
   * Id of the item; the document may have lost it since.
   */
  item: string;
  /**
   * How many.
   */
  count: number;
  /**
   * Minor units taken in all.
   */
  cost: number;
  /**
   * What each one of it has given by now, from the books, whatever the document says today. Empty where the item gave nothing by itself: whoever delivers it finds it among the records.
   */
  given: GivenReward[];
  /**
   * When, ms UTC.
   */
  at: number;
}
/**
 * One answer.
 */
export interface FormAnswer {
  /**
   * Id of the field.
   */
  field: string;
  /**
   * The answer. Of a choice ids of options with commas between them, of a number its digits, of a date `2007-12-31`, of an agreement `yes`, of a signature its path, or `~` with the name that was typed.
   */
  value: string;
}
/**
 * A file that the server keeps for a form. Its id is what the question is answered with.
 */
export interface FormFileAnswer {
  /**
   * Id of the file.
   */
  id: string;
  /**
   * Id of the question that it answers.
   */
  field: string;
  /**
   * What it is, by its content.
   */
  sort: 'jpeg' | 'png' | 'webp' | 'pdf';
  /**
   * Bytes, as it is kept.
   */
  size: number;
}
/**
 * A file with its bytes.
 */
export interface FormFileContent {
  /**
   * Id of the file.
   */
  id: string;
  /**
   * Id of the question that it answers.
   */
  field: string;
  /**
   * What it is, by its content.
   */
  sort: 'jpeg' | 'png' | 'webp' | 'pdf';
  /**
   * Bytes, as it is kept.
   */
  size: number;
  /**
   * Its media type, as its content was judged.
   */
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  /**
   * Its bytes, in base64.
   */
  bytes: string;
}
/**
 * Store a file of a form.
 */
export interface FormFileRequest {
  /**
   * Id of the question that it answers.
   */
  field: string;
  /**
   * The file: as a part of a multipart form its bytes as they are, in JSON the same in base64.
   */
  file: string;
}
/**
 * Send a form.
 */
export interface FormRequest {
  /**
   * JSON of one object: texts by id of field, as answers tell them. As one text, because a url-encoded form carries no object. What is not asked is left out.
   */
  answers: string;
}
/**
 * A verdict that stands.
 */
export interface FormReviewAnswer {
  /**
   * Whose: user_id.
   */
  user: string;
  /**
   * What became of it.
   */
  state: 'accepted' | 'refused';
  /**
   * Why it was refused: id of a reason of the document; null where it was not.
   */
  why: string | null;
  /**
   * What it has given.
   */
  gives: GivenReward[];
}
/**
 * Accept or refuse.
 */
export interface FormReviewRequest {
  /**
   * Whose: user_id.
   */
  user: string;
  /**
   * `times` of what was looked at: what was changed since then is not judged unseen.
   */
  times: number;
  /**
   * What becomes of it.
   */
  verdict: 'accepted' | 'refused';
  /**
   * Id of a reason of the document; only and always where it is refused.
   */
  why?: string;
}
/**
 * A form that was sent. It repeats no answer.
 */
export interface FormSentAnswer {
  /**
   * Id of the form.
   */
  form: string;
  /**
   * `sent`: it is there, and waits where somebody reviews it.
   */
  state: 'sent';
  /**
   * How often the user has sent it, this time included.
   */
  times: number;
  /**
   * What sending it has given: nothing but the first time.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * What people have sent.
 */
export interface FormSubmissionsAnswer {
  /**
   * Oldest first.
   */
  items: FormSubmission[];
  /**
   * The cursor of the next page; null on the last.
   */
  next: string | null;
}
/**
 * What one person has sent.
 */
export interface FormSubmission {
  user: User1;
  /**
   * `sent` waits; `accepted` and `refused` are decided.
   */
  state: 'sent' | 'accepted' | 'refused';
  /**
   * How often this person has sent the form by then, changes included: a review names it.
   */
  times: number;
  /**
   * When, ms UTC.
   */
  sentAt: number;
  /**
   * When it was accepted or refused, ms UTC.
   */
  decidedAt: number | null;
  /**
   * Why it was refused: id of a reason of the document; null where it was not.
   */
  why: string | null;
  /**
   * What was answered, in the document's order: shown questions alone. Null once it is erased.
   */
  answers: FormAnswer[] | null;
}
/**
 * The forms of a campaign as they stand for the asking user.
 */
export interface FormsAnswer {
  /**
   * In the document's order.
   */
  forms: FormEntry[];
}
/**
 * One form.
 */
export interface FormEntry {
  /**
   * Id of the form.
   */
  id: string;
  /**
   * `none`: the user has sent nothing. `sent`: it is there, and waits where somebody reviews it. `accepted` and `refused`: somebody has.
   */
  state: 'none' | 'sent' | 'accepted' | 'refused';
  /**
   * How often the user has sent it, changes included; 0 without a token.
   */
  times: number;
  /**
   * When the user sent it last, ms UTC.
   */
  sentAt: number | null;
  /**
   * Why it was refused: id of a reason of the document; null where it was not.
   */
  why: string | null;
  /**
   * What the user has answered last; null for visitors, for who has sent nothing, and once it is erased.
   */
  answers: FormAnswer[] | null;
  /**
   * Files that the user has stored for it and that are still there, sent or not; none for visitors.
   */
  files: FormFileAnswer[];
  seats: FormSeats;
  /**
   * `send` where the user can send it now; `edit` where they can change what they have sent.
   */
  can?: 'send' | 'edit';
  /**
   * Why not: what sending would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'FORM_FULL' | 'TOKEN_EXPIRED' | 'FORM_SENT' | 'FORM_DECLINED';
  nextAt?: NextAt;
}
/**
 * What the gift did.
 */
export interface GiftEventAnswer {
  /**
   * Id of the event.
   */
  eventId: string;
  /**
   * Points added for sender's and receiver's boards.
   */
  points: number;
  /**
   * Minor units given to the sender.
   */
  earned: number;
}
/**
 * One gift sent in the app, told by the app's own server.
 */
export interface GiftEventRequest {
  /**
   * Id of the event, unique for ever; sending it again for the same activity changes nothing. A gift that counts in several campaigns is told for each, with the same id.
   */
  eventId: string;
  /**
   * Id of the activity.
   */
  activity: string;
  /**
   * Id of a gift of the campaign.
   */
  gift: string;
  /**
   * user_id of the sender.
   */
  from: string;
  /**
   * user_id of the receiver.
   */
  to: string;
  /**
   * How many at once.
   */
  count: number;
  /**
   * Id of the live room in which it happened.
   */
  room?: string;
  /**
   * Id of the couple for which it counts, as `POST /v2/groups` tells it.
   */
  couple?: string;
  /**
   * Id of the guild for which it counts, as `POST /v2/groups` tells it.
   */
  guild?: string;
  /**
   * When it was sent, ms UTC.
   */
  at: number;
}
/**
 * What became of each gift.
 */
export interface GiftEventsAnswer {
  /**
   * One entry a gift, in the order in which they came.
   */
  events: GiftEventOutcome[];
}
/**
 * What became of one gift.
 */
export interface GiftEventOutcome {
  /**
   * Id of the event; null where it had none that is valid.
   */
  eventId: string | null;
  /**
   * `counted` now; `known`, because it was counted before; or `refused`, which leaves nothing of it.
   */
  became: 'counted' | 'known' | 'refused';
  /**
   * Points added for sender's and receiver's boards; of a refused one, none.
   */
  points?: number;
  /**
   * Minor units given to the sender; of a refused one, none.
   */
  earned?: number;
  /**
   * Why it was refused. `invalid`: `field` is missing or wrong. `unknown-activity`: no campaign has this id. `unknown-gift`: its campaign has no such gift. `unknown-user`: there is no user of one of both ids. `not-open`, `over`: sent before its start or after its end, or told after it was settled. `other-content`: its id was told before with other content.
   */
  reason?:
    'invalid' | 'unknown-activity' | 'unknown-gift' | 'unknown-user' | 'not-open' | 'over' | 'other-content';
  /**
   * The field of the event that the reason is about.
   */
  field?: string;
}
/**
 * Gifts sent in the app, told by the app's own server.
 */
export interface GiftEventsRequest {
  /**
   * The gifts, in any order.
   *
   * @minItems 1
   * @maxItems 500
   */
  events: GiftEventRequest[];
}
/**
 * What the asking user was told, latest first.
 */
export interface MessagesAnswer {
  /**
   * How many of all are unread.
   */
  unread: number;
  /**
   * Up to where messages had been told when this was asked for, whatever page it is: all of them may be marked as read. To be sent back as it is; what arrives meanwhile stays unread. null where there is none.
   */
  upTo: string | null;
  /**
   * Messages.
   */
  items: MessageEntry[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One message.
 */
export interface MessageEntry {
  id: ToldId12;
  /**
   * What it is to its reader.
   */
  sort: 'won' | 'accepted' | 'refused' | 'thanks';
  /**
   * What it says, in the asked language: plain words.
   */
  said: string;
  from: MessageFrom;
  about?: User3;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * The user has read it.
   */
  read: boolean;
}
/**
 * A person as everybody may see them.
 */
export interface User3 {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * What is left unread.
 */
export interface MessagesReadAnswer {
  /**
   * How many messages are unread.
   */
  unread: number;
}
/**
 * Up to which message all are read, or all of one sort.
 */
export interface MessagesReadRequest {
  /**
   * `upTo` of the answer that the user has seen.
   */
  upTo: string;
  /**
   * Messages of this sort alone; without it, all. A page that shows one sort sends it: what it does not show stays unread.
   */
  sort?: 'won' | 'accepted' | 'refused' | 'thanks';
}
/**
 * Who was invited now belongs to whoever invited them.
 */
export interface InviteAcceptAnswer {
  /**
   * Naming the code was enough; else the user has come with the first deed that counts.
   */
  came: boolean;
  /**
   * What that has given, now.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * Invitations as they stand for the asking user, and whom they have invited, latest first, page by page.
 */
export interface InviteAnswer {
  /**
   * The user's code, in groups; null without a token, or where the campaign was over before they had one.
   */
  code: string | null;
  /**
   * How many people have come by it.
   */
  came: number;
  /**
   * How many more may name it: today, where `renews`; null without a token.
   */
  left: number | null;
  /**
   * Whether `left` is what is left of a day, so that more may name it tomorrow; absent without a token.
   */
  renews?: boolean;
  /**
   * In the document's order.
   */
  steps: InviteStepEntry[];
  by: InvitedBy;
  /**
   * Whom the user has invited.
   */
  items: InvitedEntry[];
  /**
   * Cursor of the next page; null at the end.
   */
  next: string | null;
  /**
   * `accept` where the user may name a code now: who is new to the campaign.
   */
  can?: 'accept';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'INVITE_BOUND' | 'INVITE_NOT_NEW';
  nextAt?: NextAt11;
}
/**
 * One step.
 */
export interface InviteStepEntry {
  /**
   * Id of the step.
   */
  id: string;
  /**
   * How many people have to have come.
   */
  at: number;
  /**
   * What it gives was given.
   */
  claimed: boolean;
  /**
   * What the user may do now: claim it. Absent where they may not.
   */
  can?: 'claim';
  /**
   * Why not: the name of what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'STEP_CLAIMED' | 'STEP_NOT_REACHED';
  nextAt?: NextAt10;
}
/**
 * One of them.
 */
export interface InvitedEntry {
  id: ToldId13;
  user: User4;
  /**
   * When they named the code, ms UTC.
   */
  at: number;
  /**
   * They have come: false until their first deed that counts.
   */
  came: boolean;
}
/**
 * A person as everybody may see them.
 */
export interface User4 {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * The code of whoever has invited the user.
 */
export interface InviteRequest {
  /**
   * The code as it was typed, or as a link carried it: case, spaces and dashes do not matter.
   */
  code: string;
}
/**
 * What was claimed of a step.
 */
export interface InviteStepAnswer {
  /**
   * Id of the step.
   */
  step: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * Hosts of a campaign with their rooms: live ones first, or those who are recommended.
 */
export interface LiveHostsAnswer {
  /**
   * Rooms, one a host.
   */
  items: LiveHostRoom[];
  /**
   * Cursor of the next page, or null at the end. Rooms that stay as they are are on one page each.
   */
  next: string | null;
}
/**
 * One host, with their room.
 */
export interface LiveHostRoom {
  /**
   * user_id of the host: one row each.
   */
  id: string;
  /**
   * Id of the live room; null of a recommended host who has none.
   */
  live_obj_id: string | null;
  /**
   * What the host calls the room; empty where it has no name.
   */
  title: string;
  user: User1;
  /**
   * Whether the host is on air.
   */
  live: boolean;
  /**
   * How many watch; 0 when nobody is on air.
   */
  viewers: number;
  /**
   * On air since, ms UTC; null when nobody is.
   */
  since: number | null;
  /**
   * Whether the asking user follows the host; false for a visitor.
   */
  following: boolean;
}
/**
 * A claimed goal.
 */
export interface MilestoneClaimAnswer {
  /**
   * Id of the goal.
   */
  milestone: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * How far the community has come.
 */
export interface MilestonesAnswer {
  /**
   * How far the community has come towards the first goal.
   */
  total: number;
  /**
   * In the document's order.
   */
  milestones: MilestoneEntry[];
}
/**
 * One goal.
 */
export interface MilestoneEntry {
  /**
   * Id of the goal.
   */
  id: string;
  /**
   * The total at which it is reached.
   */
  at: number;
  /**
   * How far the community has come by what counts towards this goal.
   */
  total: number;
  /**
   * Reached by the community.
   */
  reached: boolean;
  /**
   * Claimed by the asking user; false without a token.
   */
  claimed: boolean;
  /**
   * What claiming it gives; empty for nothing, and then there is nothing to claim.
   */
  gives: GivenReward[];
  /**
   * What the user may do now: claim it. Absent where they may not.
   */
  can?: 'claim';
  /**
   * Why not: the name of what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'NOTHING_TO_CLAIM' | 'NOT_REACHED' | 'TOKEN_EXPIRED' | 'ALREADY_CLAIMED';
  nextAt?: NextAt12;
}
/**
 * Choices that are kept. Whom they are of stands in the user's own `readPairings` alone, until the reveal.
 */
export interface PairingChoicesAnswer {
  /**
   * Id of the pairing.
   */
  pairing: string;
  /**
   * Id of the round.
   */
  round: string;
}
/**
 * Choose in secret.
 */
export interface PairingChoicesRequest {
  /**
   * User ids of those one would like, the one they like best first, with commas between them; empty: nobody, the lot decides. A form carries no list.
   */
  people: string;
}
/**
 * Sign up for a round.
 */
export interface PairingJoinRequest {
  /**
   * Id of the side; left out where there are none.
   */
  side?: string;
}
/**
 * The round that was left.
 */
export interface PairingLeftAnswer {
  /**
   * Id of the pairing.
   */
  pairing: string;
  /**
   * Id of the round.
   */
  round: string;
}
/**
 * The place that was taken.
 */
export interface PairingPlaceAnswer {
  /**
   * Id of the pairing.
   */
  pairing: string;
  /**
   * Id of the round.
   */
  round: string;
  /**
   * Id of the side; `pool` where there are none.
   */
  side: string;
  /**
   * Number of the seat; null: they wait.
   */
  seat: number | null;
  /**
   * How many wait before them; null: they sit.
   */
  ahead: number | null;
}
/**
 * How a round was paired.
 */
export interface PairingReceiptAnswer {
  /**
   * Id of the activity.
   */
  activity: string;
  /**
   * Id of the pairing.
   */
  pairing: string;
  /**
   * Id of the round.
   */
  round: string;
  /**
   * The day on which the campaign began.
   */
  held: string;
  /**
   * When all were told, ms UTC; null before, and then nothing else is told.
   */
  revealedAt: number | null;
  /**
   * What the seed is for, in one text: its SHA-256 is inside the commitment.
   */
  rules: string | null;
  /**
   * SHA-256 of the seed and of the hash of `rules`.
   */
  commitment: string | null;
  /**
   * The seed of the lot.
   */
  seed: string | null;
  /**
   * Those who chose each other first, then those of the lot, in its order.
   */
  pairs: PairingReceiptPair[];
  /**
   * How many pairs all pages have.
   */
  total: number;
  /**
   * Cursor of the next page; null at the end.
   */
  next: string | null;
  /**
   * SHA-256 of lines of JSON: the head, then each pair of all pages.
   */
  hash: string | null;
}
/**
 * One pair.
 */
export interface PairingReceiptPair {
  /**
   * user_id of the one of the first side.
   */
  first: string;
  /**
   * user_id of the other.
   */
  second: string;
  /**
   * Both chose each other; else their lots stand at the same place of their sides, or behind each other in the pool.
   */
  mutual: boolean;
  /**
   * The lot of each, in hexadecimal: HMAC-SHA-256 under the seed of `[method, "lot", user_id]` as JSON.
   *
   * Items: A lot.
   */
  lots: string[];
}
/**
 * The pairings of a campaign as they stand for the asking user.
 */
export interface PairingsAnswer {
  /**
   * In the document's order.
   */
  pairings: PairingEntry[];
  nextAt?: NextAt13;
}
/**
 * One pairing.
 */
export interface PairingEntry {
  /**
   * Id of the pairing.
   */
  id: string;
  /**
   * In the document's order.
   */
  rounds: PairingRoundEntry[];
}
/**
 * One round.
 */
export interface PairingRoundEntry {
  /**
   * Id of the round.
   */
  id: string;
  /**
   * `next`: it opens. `open`: people sign up. `locked`: those who sit choose. `drawing`: the moment is there, all are told within moments. `revealed`: all have been told.
   */
  state: 'next' | 'open' | 'locked' | 'drawing' | 'revealed';
  nextAt?: NextAt;
  /**
   * In the document's order.
   */
  sides: PairingSideEntry[];
  /**
   * Who sits, by side and seat, as long as the round is open or locked; empty before and after.
   */
  people: PairingPerson[];
  mine: PairingMine;
  /**
   * SHA-256 of the seed of the lot and of what it is for, in hexadecimal: there before anybody signs up.
   */
  commitment: string;
  /**
   * The seed, in hexadecimal, from the reveal on.
   */
  seed: string | null;
}
/**
 * One side.
 */
export interface PairingSideEntry {
  /**
   * Id of the side; `pool` where there are none.
   */
  id: string;
  /**
   * Seats.
   */
  seats: number;
  /**
   * Seats that somebody sits on.
   */
  taken: number;
  /**
   * How many wait behind them.
   */
  waiting: number;
  /**
   * `join` where the user can sign up here.
   */
  can?: 'join';
  /**
   * Why not: what signing up would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'SEATS_LOCKED' | 'ROUND_OVER' | 'TOKEN_EXPIRED' | 'SIGNED_UP' | 'ROUND_FULL';
  nextAt?: NextAt;
}
/**
 * Somebody on a seat.
 */
export interface PairingPerson {
  user: User1;
  /**
   * Id of the side.
   */
  side: string;
  /**
   * Number of the seat.
   */
  seat: number;
}
/**
 * Whether they can leave.
 */
export interface PairingLeave {
  /**
   * `leave` where they can.
   */
  can?: 'leave';
  /**
   * Why not: what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'SEATS_LOCKED' | 'ROUND_OVER';
  nextAt?: NextAt;
}
/**
 * Whether they can choose.
 */
export interface PairingChoose {
  /**
   * `choose` where they can.
   */
  can?: 'choose';
  /**
   * Why not: what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'SEATS_LOCKED' | 'ROUND_OVER' | 'NO_SEAT';
  nextAt?: NextAt;
}
/**
 * Pairs of past rounds, latest first.
 */
export interface PairsAnswer {
  /**
   * Pairs.
   */
  items: Pair[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * Two people.
 */
export interface Pair {
  id: ToldId14;
  /**
   * Id of the round.
   */
  round: string;
  first: User1;
  second: User1;
  /**
   * Both chose each other.
   */
  mutual: boolean;
  /**
   * When all were told, ms UTC.
   */
  at: number;
}
/**
 * The season's pass as it stands for the asking user.
 */
export interface PassAnswer {
  /**
   * How many levels are reached; 0 without a token.
   */
  level: number;
  /**
   * How much is done: what counts, and what was bought; 0 without a token.
   */
  points: number;
  /**
   * Points of the campaign that the user can spend, minor units; null without a token.
   */
  balance: number | null;
  /**
   * From the first on.
   */
  levels: PassLevelEntry[];
  track: PassTrackEntry;
  catchUp: PassCatchUpEntry;
  /**
   * How many rewards wait to be claimed now, one a level and track.
   */
  waiting: number;
  /**
   * `claim` where the user can claim all that waits now.
   */
  can?: 'claim';
  /**
   * Why not: what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'PASS_LOCKED' | 'PASS_UNPAID' | 'PASS_CLAIMED';
  nextAt?: NextAt;
}
/**
 * One level.
 */
export interface PassLevelEntry {
  /**
   * Id of the level.
   */
  id: string;
  /**
   * How much it asks for.
   */
  at: number;
  /**
   * The user has reached it.
   */
  reached: boolean;
  /**
   * What it gives to everybody: `none`: nothing. `locked`: the level is not reached. `unpaid`: reached, and the track is not bought. `waiting`: it can be claimed, as long as there is time. `claimed`: given.
   */
  free: 'none' | 'locked' | 'unpaid' | 'waiting' | 'claimed';
  /**
   * What it gives on the paid track: `none`: nothing. `locked`: the level is not reached. `unpaid`: reached, and the track is not bought. `waiting`: it can be claimed, as long as there is time. `claimed`: given.
   */
  paid: 'none' | 'locked' | 'unpaid' | 'waiting' | 'claimed';
  /**
   * `claim` where the user can claim what waits of it now.
   */
  can?: 'claim';
  /**
   * Why not: what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'PASS_LOCKED' | 'PASS_UNPAID' | 'PASS_CLAIMED';
  nextAt?: NextAt;
}
/**
 * What was claimed of the pass.
 */
export interface PassClaimAnswer {
  /**
   * Ids of the levels whose rewards were claimed, from the first on.
   */
  levels: string[];
  /**
   * All that was given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * A level that was bought.
 */
export interface PassLevelAnswer {
  /**
   * Id of the level.
   */
  level: string;
  /**
   * How many more the user may buy today.
   */
  left: number;
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * The paid track, bought.
 */
export interface PassTrackAnswer {
  /**
   * How many rewards of levels that are reached already can be claimed by it.
   */
  past: number;
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * The asking user's points.
 */
export interface BalanceAnswer {
  /**
   * Id of the campaign's currency.
   */
  currency: string;
  /**
   * Minor units.
   */
  amount: number;
}
/**
 * What has moved the asking user's points, latest booked first.
 */
export interface PointsDetailsAnswer {
  /**
   * Id of the campaign's currency.
   */
  currency: string;
  /**
   * What may be spent now, minor units.
   */
  amount: number;
  /**
   * What is gone when, unless it is spent before; null where nothing is.
   */
  lapses: {
    /**
     * Minor units.
     */
    amount: number;
    /**
     * From when on, ms UTC.
     */
    at: number;
  } | null;
  /**
   * Movements.
   */
  items: PointsDetail[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One movement.
 */
export interface PointsDetail {
  id: ToldId15;
  /**
   * What it was for, in words of the asked language.
   */
  said: string;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * Minor units; negative was taken.
   */
  amount: number;
  /**
   * What was there after it, minor units.
   */
  balance: number;
}
/**
 * What the asking user has to wear, from all campaigns.
 */
export interface DressesAnswer {
  /**
   * Each kind of which the user has something, in the order in which items follow.
   */
  kinds: DressKind[];
  /**
   * Things, grouped by kind.
   */
  items: Dress[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * A kind.
 */
export interface DressKind {
  /**
   * Where it is worn.
   */
  kind:
    'title' | 'frame' | 'entrance' | 'bubble' | 'voice' | 'mic' | 'room' | 'nameplate' | 'profile' | 'item';
  /**
   * How many different things of it the user has, on all pages.
   */
  count: number;
}
/**
 * A thing that the user has.
 */
export interface Dress {
  id: ToldId16;
  /**
   * Where it is worn.
   */
  kind:
    'title' | 'frame' | 'entrance' | 'bubble' | 'voice' | 'mic' | 'room' | 'nameplate' | 'profile' | 'item';
  /**
   * Its name in the asked language.
   */
  name: string;
  /**
   * Address of its picture, or null.
   */
  icon: string | null;
  /**
   * How many of it have not lapsed.
   */
  count: number;
  /**
   * From when on the user has it no more, ms UTC: days of several add up, the next ones behind those before; null where it stays.
   */
  until: number | null;
  /**
   * True of the one title that stands beside the user's name wherever the campaign has given no other. What is worn of all else, the app knows alone.
   */
  worn: boolean;
  from: DressFrom;
}
/**
 * Prizes and titles that the asking user has been given, latest first.
 */
export interface PrizeRecordsAnswer {
  /**
   * Records.
   */
  items: PrizeRecord[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * A prize, as often as it was given for one thing.
 */
export interface PrizeRecord {
  id: ToldId17;
  /**
   * Id of the prize; the document may have lost it since.
   */
  prize: string;
  /**
   * How many.
   */
  count: number;
  /**
   * For how many days each was given; null where it stays.
   */
  days: number | null;
  /**
   * What it was for, in words of the asked language.
   */
  said: string;
  title?: PrizeRecordTitle;
  /**
   * When, ms UTC.
   */
  at: number;
}
/**
 * Of a title, how it stands with it; absent for all else, of which the dress center knows, and for one that the document has lost.
 */
export interface PrizeRecordTitle {
  /**
   * `worn`: it stands beside the user's name in this campaign. `kept`: the user has it, and another one is worn. `over`: its time is over.
   */
  state: 'worn' | 'kept' | 'over';
  /**
   * From when on it is over, ms UTC; null where it stays.
   */
  until: number | null;
}
/**
 * The asking user's own recap.
 */
export interface RecapAnswer {
  /**
   * `soon`: it is revealed at `nextAt`. `counting`: the moment is there, and the last figures are being counted. `ready`: it can be seen.
   */
  state: 'soon' | 'counting' | 'ready';
  /**
   * How many people have one; 0 until it is ready.
   */
  people: number;
  mine: RecapMine;
  /**
   * `open` where the user can see theirs.
   */
  can?: 'open';
  /**
   * Why not.
   */
  reason?: 'NOT_OPEN' | 'TOKEN_EXPIRED';
  nextAt?: NextAt;
}
/**
 * One figure of the user.
 */
export interface RecapFigureEntry {
  /**
   * Id of the figure.
   */
  id: string;
  /**
   * How much: of days how many, of a friend how much was with them, of the first how much it was.
   */
  value: number;
  /**
   * The place among all who have any, equal ones alike; null of `first` and `friend`.
   */
  place: number | null;
  /**
   * How many have any.
   */
  people: number;
  /**
   * When it happened, ms UTC; null but of `first`.
   */
  at: number | null;
  /**
   * With whom it was.
   */
  user: User1 | null;
  /**
   * Id of the title that the user has for it; null: none.
   */
  title: string | null;
}
/**
 * What was claimed of a task.
 */
export interface TaskClaimAnswer {
  /**
   * Id of the task.
   */
  task: string;
  /**
   * For how many days or weeks; 1 for what is done once.
   */
  times: number;
  /**
   * All that it has given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * The tasks as they stand for the asking user.
 */
export interface TasksAnswer {
  /**
   * In the document's order.
   */
  tasks: TaskEntry[];
  /**
   * When tasks of a day, and of a week, begin anew; absent for those that do not any more.
   */
  resets: TaskReset[];
}
/**
 * One task.
 */
export interface TaskEntry {
  /**
   * Id of the task.
   */
  id: string;
  /**
   * How often it can be done: once, each day, each week.
   */
  period: 'total' | 'day' | 'week';
  /**
   * How much of it has to be done.
   */
  at: number;
  /**
   * How much of it is done, in this day or week: at most `at`; 0 without a token.
   */
  progress: number;
  /**
   * How many rewards wait to be claimed: of this day or week, and of those before that are kept.
   */
  waiting: number;
  /**
   * What this day or week gave has been given; false without a token.
   */
  claimed: boolean;
  /**
   * What it gives, each time.
   */
  gives: GivenReward[];
  /**
   * What the user may do now: claim all that waits. Absent where they may not.
   */
  can?: 'claim';
  /**
   * Why not: the name of what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'TASK_CLAIMED' | 'TASK_LOCKED' | 'TASK_NOT_DONE';
  nextAt?: NextAt14;
}
/**
 * Tasks of one period.
 */
export interface TaskReset {
  /**
   * Which.
   */
  period: 'day' | 'week';
  nextAt: NextAt15;
}
/**
 * The asking user's team, or how they get one.
 */
export interface MyTeamAnswer {
  size: MyTeamSize;
  names: MyTeamNames;
  locksAt?: NextAt16;
  found: TeamFound;
  team: TeamOfMine;
  /**
   * Goals of a team, as they stand for this one.
   */
  goals: TeamGoalEntry[];
}
/**
 * How many people are in a team.
 */
export interface MyTeamSize {
  /**
   * So many it needs once teams are final.
   */
  least: number;
  /**
   * So many seats it has.
   */
  most: number;
}
/**
 * How long its name is, in letters.
 */
export interface MyTeamNames {
  /**
   * At least so many.
   */
  least: number;
  /**
   * At most so many.
   */
  most: number;
}
/**
 * Whether the user may found a team, or join one.
 */
export interface TeamFound {
  /**
   * `found` where the user can do it now.
   */
  can?: 'found';
  /**
   * Why not: what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'IN_TEAM';
  nextAt?: NextAt;
}
/**
 * One seat.
 */
export interface TeamSeat {
  user?: User5;
  /**
   * What they have brought.
   */
  score: number;
  /**
   * They lead the team.
   */
  captain: boolean;
  /**
   * It is the asking user.
   */
  me: boolean;
}
/**
 * A person as everybody may see them.
 */
export interface User5 {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The title that they wear, in the asked language: of this campaign the latest one, else of any other. Absent where they have none, and in answers that tell none.
   */
  title?: string;
}
/**
 * Whether the user may leave it.
 */
export interface TeamLeave {
  /**
   * `leave` where the user can do it now.
   */
  can?: 'leave';
  /**
   * Why not: what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER';
  nextAt?: NextAt;
}
/**
 * Whether the user may hand it over, and remove members.
 */
export interface TeamLead {
  /**
   * `lead` where the user can do it now.
   */
  can?: 'lead';
  /**
   * Why not: what the call would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'NOT_CAPTAIN';
  nextAt?: NextAt;
}
/**
 * One goal.
 */
export interface TeamGoalEntry {
  /**
   * Id of the goal.
   */
  id: string;
  /**
   * Points at which it is reached.
   */
  at: number;
  /**
   * The team has got there.
   */
  reached: boolean;
  /**
   * The user has claimed it.
   */
  claimed: boolean;
  /**
   * What each member gets.
   */
  gives: GivenReward[];
  /**
   * `claim` where the user can claim it now.
   */
  can?: 'claim';
  /**
   * Why not: what claiming would be refused with.
   */
  reason?:
    | 'NOT_OPEN'
    | 'OVER'
    | 'TOKEN_EXPIRED'
    | 'NO_TEAM'
    | 'TEAM_TOO_SMALL'
    | 'TEAM_GOAL_NOT_REACHED'
    | 'TEAM_GOAL_CLAIMED'
    | 'JOINED_AFTER_GOAL';
  nextAt?: NextAt;
}
/**
 * What the team is after it.
 */
export interface TeamAnswer {
  /**
   * Id of the user's team; null where they have none.
   */
  team: string | null;
  /**
   * How many are in the team that it was about.
   */
  members: number;
}
/**
 * Hand the team over.
 */
export interface TeamCaptainRequest {
  /**
   * Who leads it from now on: a member.
   */
  user: string;
}
/**
 * Found a team.
 */
export interface TeamFoundRequest {
  /**
   * Its name: letters and digits of any script, single spaces and a few marks between them.
   */
  name: string;
  /**
   * Who joins it: anybody from the `list`, or whoever knows its `code`.
   */
  join?: 'list' | 'code';
}
/**
 * A goal that was claimed.
 */
export interface TeamGoalClaimAnswer {
  /**
   * Id of the goal.
   */
  goal: string;
  /**
   * What it has given.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * Join a team: by its code, or from the list.
 */
export interface TeamJoinRequest {
  /**
   * Its code; small letters and spaces are as good.
   */
  code?: string;
  /**
   * Its id.
   */
  team?: string;
}
/**
 * Leave the team, or, as its captain, remove a member.
 */
export interface TeamLeaveRequest {
  /**
   * Who leaves: a member. Without it, the user.
   */
  user?: string;
}
/**
 * Show or hide the name of a team.
 */
export interface TeamNameRequest {
  /**
   * `no`: people see the beginning of its id in place of it.
   */
  show: 'yes' | 'no';
}
/**
 * Teams that anybody can join from the list, the newest first.
 */
export interface TeamsAnswer {
  /**
   * Teams with vacant seats.
   */
  teams: TeamEntry[];
  /**
   * How many such teams there are in all.
   */
  total: number;
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * One team.
 */
export interface TeamEntry {
  id: ToldId19;
  /**
   * Its name, as people wrote it: plain text, never markup.
   */
  name: string;
  captain: User1;
  /**
   * How many are in it.
   */
  members: number;
  /**
   * How many seats it has.
   */
  most: number;
  /**
   * Points of the team.
   */
  score: number;
  /**
   * `join` where the user can join it now.
   */
  can?: 'join';
  /**
   * Why not: what joining would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TEAM_FULL' | 'TOKEN_EXPIRED' | 'IN_TEAM';
  nextAt?: NextAt;
}
/**
 * The polls of a campaign as they stand for the asking user.
 */
export interface PollsAnswer {
  /**
   * In the document's order.
   */
  polls: PollEntry[];
  nextAt?: NextAt17;
}
/**
 * One poll.
 */
export interface PollEntry {
  /**
   * Id of the poll.
   */
  id: string;
  /**
   * In the document's order, whatever stands first.
   */
  options: PollEntryOption[];
  /**
   * Votes of all options together; null as long as the user is not to see them.
   */
  total: number | null;
  /**
   * How often the user has voted; 0 without a token.
   */
  voted: number;
  /**
   * How often the user may still vote, today where the poll has a limit of a day; null without a token.
   */
  left: number | null;
  /**
   * What a vote of the user weighs now.
   */
  weight: number;
  results: PollResults;
  /**
   * `vote` where the user can vote now.
   */
  can?: 'vote';
  /**
   * Why not: what voting would be refused with.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED' | 'NOT_ENOUGH';
  nextAt?: NextAt;
}
/**
 * One option.
 */
export interface PollEntryOption {
  /**
   * Id of the option.
   */
  id: string;
  /**
   * Votes by their weight; null as long as the user is not to see them.
   */
  votes: number | null;
  /**
   * How often the user has chosen it; 0 without a token.
   */
  mine: number;
}
/**
 * Whether the user sees the votes, and from when on everybody does.
 */
export interface PollResults {
  /**
   * The user sees them.
   */
  seen: boolean;
  nextAt?: NextAt;
}
/**
 * A vote that counts.
 */
export interface VoteAnswer {
  /**
   * Id of the poll.
   */
  poll: string;
  /**
   * Ids of the options that were chosen, in the document's order.
   *
   * Items: Id of an option.
   */
  options: string[];
  /**
   * What it weighs for each of them.
   */
  weight: number;
  /**
   * How often the user may still vote, today where the poll has a limit of a day.
   */
  left: number;
  /**
   * What taking part has given: nothing but with the first vote.
   */
  gives: GivenReward[];
  /**
   * Points after it, minor units.
   */
  balance: number;
}
/**
 * How a poll ended, for anybody to check. Until it is closed and everybody may see its votes, no rows and no hash.
 */
export interface VoteReceiptAnswer {
  /**
   * Id of the campaign.
   */
  activity: string;
  /**
   * Id of the poll.
   */
  poll: string;
  /**
   * The day on which the campaign began.
   */
  round: string;
  /**
   * When the votes became final, ms UTC; null: not yet, or not for anybody to see.
   */
  frozenAt: number | null;
  /**
   * How often people voted; null as long as there is no receipt.
   */
  ballots: number | null;
  /**
   * The options, most votes first; of two with as many, the one that the document names first.
   */
  rows: VoteReceiptRow[];
  /**
   * SHA-256, in hexadecimal, of lines of JSON, each with a line feed: [activity, 'vote', poll, round, ballots]; for each row [place, option, votes, ballots].
   */
  hash: string | null;
}
/**
 * One option.
 */
export interface VoteReceiptRow {
  /**
   * Place, from 1: options with as many votes share it.
   */
  place: number;
  /**
   * Id of the option.
   */
  option: string;
  /**
   * Votes by their weight.
   */
  votes: number;
  /**
   * How often it was chosen.
   */
  ballots: number;
}
/**
 * Vote.
 */
export interface VoteRequest {
  /**
   * Ids of the options that are chosen, in any order, with commas between them: a form carries no list.
   */
  options: string;
}
/**
 * The thanks wall, latest first.
 */
export interface WallAnswer {
  /**
   * Posts.
   */
  items: WallPost[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
  /**
   * How many thanks the asking user has left; 0 without a token.
   */
  mine: number;
  /**
   * How many the user may still leave; null without a token.
   */
  left: number | null;
  /**
   * What the user may do now: leave a thanks. Absent where they may not.
   */
  can?: 'post';
  /**
   * Why not: the name of what the call would be refused with. A visitor is told what keeps everybody away, else TOKEN_EXPIRED.
   */
  reason?: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED' | 'LIMIT_REACHED' | 'DAY_LIMIT_REACHED';
  nextAt?: NextAt18;
}
/**
 * One thanks.
 */
export interface WallPost {
  id: ToldId20;
  user: User1;
  /**
   * Id of the chosen sentence.
   */
  message: string;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * What the asking user may do with it: report it. Absent for a visitor, for one's own, and where it is done.
   */
  can?: 'report';
}
/**
 * The thanks just left.
 */
export interface WallPostAnswer {
  post: WallPost1;
  /**
   * How many the user has left now.
   */
  mine: number;
  /**
   * How many the user may still leave.
   */
  left: number;
}
/**
 * One thanks.
 */
export interface WallPost1 {
  id: ToldId20;
  user: User1;
  /**
   * Id of the chosen sentence.
   */
  message: string;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * What the asking user may do with it: report it. Absent for a visitor, for one's own, and where it is done.
   */
  can?: 'report';
}
/**
 * Leave a thanks.
 */
export interface WallPostRequest {
  /**
   * Id of one of the wall's sentences.
   */
  message: string;
}
/**
 * How a post stands now.
 */
export interface WallPostStateAnswer {
  post: ToldId21;
  /**
   * `kept`: it stays, whatever is reported of it. `hidden`: nobody sees it.
   */
  state: 'kept' | 'hidden';
}
/**
 * Put a post away, or let it stay.
 */
export interface WallPostStateRequest {
  /**
   * `yes`: everybody sees it, whatever is reported of it afterwards. `no`: nobody does.
   */
  show: 'yes' | 'no';
}
/**
 * What was reported: the same for whoever has done so before.
 */
export interface WallReportAnswer {
  post: ToldId22;
  /**
   * The report is kept.
   */
  reported: true;
}
/**
 * Report a post that breaks the rules.
 */
export interface WallReportRequest {
  /**
   * Id of the post.
   */
  post: string;
}
/**
 * Posts that wait for a review, latest first: enough people have reported them, and nobody sees them.
 */
export interface WallReportedAnswer {
  /**
   * Posts.
   */
  items: WallReported[];
  /**
   * Cursor of the next page, or null at the end.
   */
  next: string | null;
}
/**
 * A post that waits for a review.
 */
export interface WallReported {
  post: WallPost2;
  /**
   * How many people have reported it.
   */
  reports: number;
}
/**
 * One thanks.
 */
export interface WallPost2 {
  id: ToldId20;
  user: User1;
  /**
   * Id of the chosen sentence.
   */
  message: string;
  /**
   * When, ms UTC.
   */
  at: number;
  /**
   * What the asking user may do with it: report it. Absent for a visitor, for one's own, and where it is done.
   */
  can?: 'report';
}
/**
 * The user's own results.
 */
export interface MbtiMineAnswer {
  /**
   * Type of the latest result; null before the first.
   */
  type: string | null;
  /**
   * Level of the latest result; picked for a type that was picked.
   */
  level: 'entry' | 'advanced' | 'in_depth' | 'picked' | null;
  /**
   * Whether the user shows their type.
   */
  visible: boolean;
  /**
   * Whether the user has said if their type is shown; until then nobody sees it, and the page asks.
   */
  decided: boolean;
  /**
   * The three levels in order.
   *
   * @minItems 3
   * @maxItems 3
   */
  levels: MbtiLevel[];
  /**
   * The latest result, or null before the first.
   */
  result: MbtiResult | null;
}
/**
 * What the user has of one level.
 */
export interface MbtiLevel {
  /**
   * The level.
   */
  level: 'entry' | 'advanced' | 'in_depth';
  /**
   * Type of its latest result; null when it is not tested yet.
   */
  type: string | null;
  /**
   * How often the user has taken it.
   */
  tests: number;
  /**
   * When it was taken last, ms UTC.
   */
  at: number | null;
}
/**
 * One stored result of the personality test, or a type that was picked.
 */
export interface MbtiResult {
  id: ToldId23;
  /**
   * Level that was tested; picked for a type that was picked.
   */
  level: 'entry' | 'advanced' | 'in_depth' | 'picked';
  /**
   * The type.
   */
  type: string;
  tally: MbtiTally;
  /**
   * The four pairs in order.
   *
   * @minItems 4
   * @maxItems 4
   */
  scales: MbtiScale[];
  /**
   * The type that fits best.
   */
  best_match: string;
  /**
   * Mean compatibility with everybody else who shows their type, in percent; null when nobody does.
   */
  love_probability: number | null;
  /**
   * Whether the user shows their type.
   */
  visible: boolean;
  /**
   * How many results the user has of this level, up to this one.
   */
  tests: number;
  /**
   * When it was stored, ms UTC.
   */
  at: number;
}
/**
 * Votes for each letter; a picked type is one vote for each of its letters.
 */
export interface MbtiTally {
  /**
   * Votes for E: extraverted.
   */
  E: number;
  /**
   * Votes for I: introverted.
   */
  I: number;
  /**
   * Votes for S: sensing.
   */
  S: number;
  /**
   * Votes for N: intuition.
   */
  N: number;
  /**
   * Votes for T: thinking.
   */
  T: number;
  /**
   * Votes for F: feeling.
   */
  F: number;
  /**
   * Votes for J: judging.
   */
  J: number;
  /**
   * Votes for P: perceiving.
   */
  P: number;
}
/**
 * How far the person leans in one pair.
 */
export interface MbtiScale {
  /**
   * First letter of the pair.
   */
  first: 'E' | 'S' | 'T' | 'J';
  /**
   * Second letter of the pair.
   */
  second: 'I' | 'N' | 'F' | 'P';
  /**
   * Percent for the first letter; 50 where nobody voted.
   */
  share: number;
}
/**
 * The type of somebody, as the asking user may see it.
 */
export interface MbtiPersonAnswer {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Their latest type. Null where there is none, and for everybody but themselves where it is hidden.
   */
  type: string | null;
}
/**
 * People who show their type and fit the user, the best first; nobody before the user has a type.
 */
export interface MbtiRecommendationsAnswer {
  /**
   * At most ten.
   *
   * @maxItems 10
   */
  users: MbtiRecommended[];
}
/**
 * One person.
 */
export interface MbtiRecommended {
  /**
   * Public id.
   */
  user_id: string;
  /**
   * Name in any script.
   */
  nickname: string;
  /**
   * Address of the picture on this host.
   */
  avatar: string;
  /**
   * The type that they show.
   */
  type: string;
  /**
   * How well the two fit, in percent.
   */
  match: number;
  /**
   * soul_match for the user's best-matching type.
   */
  kind: 'soul_match' | 'compatible';
  /**
   * Whether the user follows them.
   */
  following: boolean;
}
/**
 * A test that was taken.
 */
export interface MbtiAnswers {
  /**
   * The level.
   */
  level: 'entry' | 'advanced' | 'in_depth';
  /**
   * One letter for each question of the level, in order.
   */
  answers: string;
}
/**
 * A type that was picked.
 */
export interface MbtiPick {
  /**
   * Not tested, but picked.
   */
  level: 'picked';
  /**
   * The type.
   */
  type: string;
}
/**
 * One topic as it stands to the user.
 */
export interface MbtiTopicAnswer {
  /**
   * Id of the topic.
   */
  id: string;
  /**
   * How many people have joined it.
   */
  joins: number;
  /**
   * Whether the user has joined it.
   */
  joined: boolean;
}
/**
 * Join a topic or leave it.
 */
export interface MbtiTopicRequest {
  /**
   * Whether the user takes part.
   */
  join: boolean;
}
/**
 * The topics in their order.
 */
export interface MbtiTopicsAnswer {
  /**
   * The topics.
   */
  topics: MbtiTopicAnswer[];
}
/**
 * What everybody may know about one type, or about the test as a whole.
 */
export interface MbtiTypeAnswer {
  /**
   * The type; null when none was asked for.
   */
  type: string | null;
  /**
   * People whose latest type it is.
   */
  people: number;
  /**
   * People who have a type, of all types.
   */
  everybody: number;
  /**
   * People who have taken a test of any level, of all types.
   */
  participants: number;
  /**
   * The type that fits best; null when none was asked for.
   */
  best_match: string | null;
  /**
   * Mean compatibility with everybody who shows their type, in percent; null when nobody does.
   */
  love_probability: number | null;
  /**
   * The topics in their order.
   */
  topics: MbtiTopicCount[];
}
/**
 * One topic.
 */
export interface MbtiTopicCount {
  /**
   * Id of the topic.
   */
  id: string;
  /**
   * How many people have joined it.
   */
  joins: number;
}
/**
 * How it stands now.
 */
export interface MbtiVisibilityAnswer {
  /**
   * Whether the type is shown.
   */
  visible: boolean;
}
/**
 * Show the type to all or to nobody.
 */
export interface MbtiVisibilityRequest {
  /**
   * Whether the type is shown.
   */
  visible: boolean;
}
/**
 * Every method of the app that a page may call (specification §7, and the three of §3 that have a payload alone), with its payload. x-answers: the app answers; x-person: a person acts before it does; x-since: the least version of the app; x-without: what happens without it.
 */
export interface BridgePayloads {
  joinGroup: BridgeJoinGroup;
  openQrScanner: BridgeOpenQrScanner;
  goLiveKaraoke: BridgeGoLiveKaraoke;
  goPointsMallSignIn: BridgeGoPointsMallSignIn;
  openAppPage: BridgeOpenAppPage;
  refreshDiamonds: BridgeRefreshDiamonds;
  soulMatch: BridgeSoulMatch;
  chatPage: BridgeChatPage;
  userProfile: BridgeUserProfile;
  liveShow: BridgeLiveShow;
  share: BridgeShare;
  createFeed: BridgeCreateFeed;
  topicList: BridgeTopicList;
  playVideo: BridgePlayVideo;
  feedDetail: BridgeFeedDetail;
  saveImage: BridgeSaveImage;
  copyCode: BridgeCopyCode;
  customerService: BridgeCustomerService;
  goBindAccount: BridgeGoBindAccount;
  realNameVerification: BridgeRealNameVerification;
  closePage: BridgeClosePage;
  openNewH5: BridgeOpenNewH5;
  rechargePage: BridgeRechargePage;
  loversPage: BridgeLoversPage;
  giftStarPage: BridgeGiftStarPage;
  clickUrl: BridgeClickUrl;
  gift: BridgeGift;
  userInfoPopup: BridgeUserInfoPopup;
  video: BridgeVideo;
}
/**
 * Join a group.
 */
export interface BridgeJoinGroup {
  /**
   * The group's id.
   */
  gid: string;
}
/**
 * Open the QR scanner; answers with the text of the code.
 */
export interface BridgeOpenQrScanner {}
/**
 * Go to live karaoke.
 */
export interface BridgeGoLiveKaraoke {}
/**
 * Go to the sign-in of the points mall.
 */
export interface BridgeGoPointsMallSignIn {}
/**
 * Open a page of the app.
 */
export interface BridgeOpenAppPage {
  /**
   * Name of the page, as the app knows it.
   */
  page?: string;
  /**
   * Its parameters.
   */
  params?: {
    [k: string]: unknown;
  };
}
/**
 * Have the app ask for the diamonds again; answers with the new amount.
 */
export interface BridgeRefreshDiamonds {}
/**
 * Open soul match.
 */
export interface BridgeSoulMatch {}
/**
 * Open the chat with a user. The id is sent as `uid` too.
 */
export interface BridgeChatPage {
  /**
   * The user's id.
   */
  user_id: string;
  /**
   * The same id; filled in.
   */
  uid?: string;
}
/**
 * Open a user's profile.
 */
export interface BridgeUserProfile {
  /**
   * The user's id.
   */
  uid?: string;
  /**
   * Address of the portrait.
   */
  avatar?: string;
  /**
   * The nickname.
   */
  nickname?: string;
}
/**
 * Open a live show.
 */
export interface BridgeLiveShow {
  /**
   * The room's id.
   */
  live_obj_id?: string;
}
/**
 * Share the page; the address is the page's own, without query. Answers with where it was shared.
 */
export interface BridgeShare {
  /**
   * Filled in: the page's address without query.
   */
  url?: string;
  /**
   * Title of the share.
   */
  shareTitle?: string;
  /**
   * Topic of the share.
   */
  topic?: string;
  /**
   * Text of the share.
   */
  content?: string;
  /**
   * Address of the picture, or the picture itself as a data address.
   */
  img?: string;
  /**
   * Kind of the picture.
   */
  imgType?: string;
}
/**
 * Begin a feed post.
 */
export interface BridgeCreateFeed {
  /**
   * Its text.
   */
  content: string;
  /**
   * Its topic.
   */
  topic?: {
    /**
     * Name of the topic.
     */
    topic_name: string;
    /**
     * Address of its picture.
     */
    img?: string;
  };
}
/**
 * Open the list of topics.
 */
export interface BridgeTopicList {}
/**
 * Play a video. The payload is passed through unchanged.
 */
export interface BridgePlayVideo {
  [k: string]: unknown;
}
/**
 * Open a feed post.
 */
export interface BridgeFeedDetail {
  /**
   * The post's id.
   */
  feed_id?: string;
}
/**
 * Save a picture to the phone; answers whether it was.
 */
export interface BridgeSaveImage {
  /**
   * The picture: a data address.
   */
  image: string;
}
/**
 * Copy a text.
 */
export interface BridgeCopyCode {
  /**
   * The text.
   */
  code: string;
}
/**
 * Open customer service.
 */
export interface BridgeCustomerService {}
/**
 * Open the binding of an account.
 */
export interface BridgeGoBindAccount {}
/**
 * Open the real-name verification; answers whether it was done.
 */
export interface BridgeRealNameVerification {}
/**
 * Close this page.
 */
export interface BridgeClosePage {}
/**
 * Open a page in a window of its own.
 */
export interface BridgeOpenNewH5 {
  /**
   * Its address: one of ours.
   */
  url: string;
  /**
   * Over the whole screen.
   */
  fullscreen?: boolean;
}
/**
 * Open the recharge page.
 */
export interface BridgeRechargePage {}
/**
 * Open the lovers page.
 */
export interface BridgeLoversPage {}
/**
 * Open the gift star page.
 */
export interface BridgeGiftStarPage {
  /**
   * The gift's id.
   */
  giftId?: string;
}
/**
 * Have the app follow an address.
 */
export interface BridgeClickUrl {
  /**
   * The address: one of ours.
   */
  url: string;
}
/**
 * A gift was chosen.
 */
export interface BridgeGift {
  /**
   * The gift's id.
   */
  giftId: string;
}
/**
 * Open the user-info popup.
 */
export interface BridgeUserInfoPopup {
  /**
   * The user's id.
   */
  uid: string;
  /**
   * Address of the portrait.
   */
  avatar?: string;
  /**
   * The nickname.
   */
  nickname?: string;
}
/**
 * A video. The payload is passed through unchanged.
 */
export interface BridgeVideo {
  [k: string]: unknown;
}
/**
 * The rules that the server runs for this document, one key for each thing that people can do. The campaign's id is the document's route; its dates are the document's schedule.
 */
export interface Campaign {
  /**
   * Battles: sides score against each other in rounds, and who wins a round takes a share of what the others have scored in it.
   *
   * @maxItems 10
   */
  battles?: CampaignBattle[];
  /**
   * Rankings. Scores come from what people do: the gifts that they send each other, or whatever `counts` names.
   *
   * @maxItems 20
   */
  boards?: CampaignBoard[];
  checkIn?: CampaignCheckIn;
  codes?: CampaignCodes;
  collection?: CampaignCollection;
  /**
   * What people fill in: a sign-up, an application, a questionnaire.
   *
   * @maxItems 10
   */
  forms?: CampaignForm[];
  invite?: CampaignInvite;
  liveHosts?: CampaignLiveHosts;
  /**
   * Goals that the whole community reaches together. Those that count the same stand in rising order of `at`.
   *
   * @maxItems 50
   */
  milestones?: CampaignMilestone[];
  /**
   * Pairings: people sign up for a round, take seats or wait behind them, say in secret whom they would like, and all are told at one moment who is paired with whom.
   *
   * @maxItems 5
   */
  pairings?: CampaignPairing[];
  pass?: CampaignPass;
  currency?: CampaignCurrency;
  /**
   * Lucky draws: what one costs, what there is to win, and how likely it is.
   *
   * @maxItems 10
   */
  draws?: CampaignDraw[];
  /**
   * What people can redeem their points for.
   *
   * @maxItems 100
   */
  exchange?: CampaignExchangeItem[];
  /**
   * The gifts that count in this campaign.
   *
   * @minItems 1
   * @maxItems 100
   */
  gifts?: CampaignGift[];
  /**
   * Things that are given, never bought: named here once, given by what refers to them.
   *
   * @maxItems 100
   */
  prizes?: CampaignPrize[];
  recap?: CampaignRecap;
  /**
   * Things to do, once or anew each day or week, and what they give.
   *
   * @maxItems 50
   */
  tasks?: CampaignTask[];
  teams?: CampaignTeams;
  /**
   * Questions that people answer by voting.
   *
   * @maxItems 20
   */
  polls?: CampaignPoll[];
  wall?: CampaignWall;
}
/**
 * One battle with its sides and rounds.
 */
export interface CampaignBattle {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * Who stands against whom, in the order in which a page shows it.
   *
   * @minItems 2
   * @maxItems 16
   */
  sides: CampaignBattleSide[];
  /**
   * How people come to a side. `choose`: each joins one, once and for good, and what they do from then on counts for it. `support`: what is done for the people of a side counts for it, whoever does it.
   */
  joining?: 'choose' | 'support';
  entrants?: CampaignBattleEntrants;
  counts?: Counters;
  /**
   * Rounds, one after the other. What people do counts in the round in which they do it, and nowhere between rounds.
   *
   * @minItems 1
   * @maxItems 31
   */
  rounds: CampaignBattleRound[];
  /**
   * For so many minutes after the bell a round still takes what was done before it and reaches the server late. Then it is settled.
   */
  bell?: number;
  pairs?: CampaignBattlePairs;
  /**
   * What becomes of a round in which two sides have most points. `draw`: nobody wins it. `first`: the one that came to them first wins it, or nobody where both came to them in one moment.
   */
  tie?: 'draw' | 'first';
  plunder?: CampaignBattlePlunder;
  winners?: CampaignBattleWinners;
  /**
   * What those get who have brought most to their side, of each side, once the campaign is settled. Places rise from tier to tier, and none has two.
   *
   * @minItems 1
   * @maxItems 10
   */
  best?: CampaignBattleTier[];
}
/**
 * One side.
 */
export interface CampaignBattleSide {
  /**
   * Short name in lower case, unlike that of any other side of the battle; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people call it: short, for it stands on the bar.
   */
  title: TextSource;
  /**
   * A square picture of it. Without one, widgets show the first letter of its title.
   */
  picture?: AssetSource;
  /**
   * Its colour, by its role on the page. Without it, widgets give the first side `accent`, the second `counter`, and so on.
   */
  colour?: 'accent' | 'counter' | 'third' | 'fourth';
  /**
   * User ids of those who stand for it, where people support a side by what they do for them (`joining: "support"`).
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A user_id.
   */
  people?: string[];
}
/**
 * Who stands for the sides, where a board says it: its first place for the first side, and so on, as it was settled. What is done for them counts for their side (`joining: "support"`). A side for which there is nobody takes no part.
 */
export interface CampaignBattleEntrants {
  /**
   * The board: a daily, hourly or weekly one of people.
   */
  board: string;
  /**
   * Which of its days, hours or weeks, by number in the campaign, from 1. It is settled before anything is drawn or counted.
   */
  day: number;
}
/**
 * Something that is counted: what people did of one kind, such as the gifts they sent.
 */
export interface Counter {
  /**
   * The kind of what people did: `gift`, in a campaign with `gifts`, which need a `currency`; one of the app's, such as `watch`, `share` or `login`; or one of another block of the campaign, such as `check-in`, `draw` or `vote`.
   */
  fact: string;
  /**
   * Ids of what it was done with, of a kind that has such: of gifts, those that count. Leave it out to count all.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Such as the id of a gift of this campaign.
   */
  things?: string[];
  /**
   * `points`: what it is worth, as the `points` of gifts say. `amount`: how many, of gifts the number sent, of `watch` the minutes. What the app tells has no points.
   */
  measure?: 'points' | 'amount';
  /**
   * By how much each of them is multiplied.
   */
  weight?: number;
}
/**
 * One round.
 */
export interface CampaignBattleRound {
  /**
   * Short name in lower case, unlike that of any other round of the battle; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people call it. Without it, widgets number it.
   */
  title?: TextSource;
  opens: DateTime;
  locks: DateTime1;
  draws?: DateTime2;
}
/**
 * The sides of each round stand against each other in pairs, drawn by lot at its `draws`: each wins, loses and is plundered in its pair alone. Without it, all stand against all.
 */
export interface CampaignBattlePairs {
  /**
   * What becomes of the side that an odd number leaves without an opponent. `bye`: it wins the round, and takes nothing. `rest`: it neither wins nor loses. What it has scored is its own.
   */
  odd: 'bye' | 'rest';
  /**
   * What becomes of a side that has lost its pair. `stay`: it is drawn again in the next round. `out`: it is not, so that the rounds are a knockout: whoever has won most rounds stands first at the end, then whoever has most points.
   */
  losers?: 'stay' | 'out';
}
/**
 * What the winner of a round takes of each side that has lost it, of its points in that round. Without it, nothing.
 */
export interface CampaignBattlePlunder {
  /**
   * So many of a hundred, rounded down to a whole point.
   */
  percent: number;
  /**
   * At most so many points of each side and round.
   */
  most?: number;
}
/**
 * What supporters of the side with most points get, once the campaign is settled; of several sides that share the first place, each.
 */
export interface CampaignBattleWinners {
  /**
   * Whoever has brought their side at least so many points over all rounds.
   */
  least: number;
  gives: Rewards;
}
/**
 * Points of the campaign.
 */
export interface RewardPoints {
  /**
   * What is given.
   */
  kind: 'points';
  /**
   * How many, in the campaign's currency: a whole number.
   */
  points: number;
}
/**
 * A prize.
 */
export interface RewardPrize {
  /**
   * What is given.
   */
  kind: 'prize';
  /**
   * Id of one of the campaign's prizes.
   */
  prize: string;
  /**
   * For how many days it can be worn. Leave it out for one that stays.
   */
  days?: number;
}
/**
 * A card of the collection.
 */
export interface RewardCard {
  /**
   * What is given.
   */
  kind: 'card';
  /**
   * Id of one of the collection's cards.
   */
  card: string;
}
/**
 * Tickets of a draw: each pays for one draw, in place of points.
 */
export interface RewardTicket {
  /**
   * What is given.
   */
  kind: 'ticket';
  /**
   * Id of one of the campaign's draws.
   */
  draw: string;
  /**
   * How many: a whole number.
   */
  tickets: number;
}
/**
 * Places from one to another, of each side.
 */
export interface CampaignBattleTier {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * First place of the tier.
   */
  from: number;
  /**
   * Last place of the tier.
   */
  to: number;
  gives: Rewards1;
}
/**
 * One ranking.
 */
export interface CampaignBoard {
  /**
   * Short name in lower case; part of the board's address.
   */
  id: string;
  /**
   * The ranking's name.
   */
  name?: TextSource;
  /**
   * Whom it counts for. `receiver`, `sender`: of a gift, the one who receives it or the one who sends it; of anything else, the one for whom it was done or the one who did it. `room`, `couple`, `guild`: the live room in which it was done, or the couple or the guild for which it was, as the app says with each fact; what a place gives, each of them gets.
   */
  by: 'receiver' | 'sender' | 'room' | 'couple' | 'guild';
  /**
   * Ids of the gifts that count on this board, in place of `counts`. Leave it out to count all.
   *
   * @minItems 1
   *
   * Items: Id of a gift of this campaign.
   */
  gifts?: string[];
  counts?: Counters1;
  /**
   * `total`: one ranking for the whole campaign. `hour`, `day`: a new ranking each hour or day. `week`: a new one each week, from Monday on. What is past is settled and stays readable.
   */
  period?: 'total' | 'hour' | 'day' | 'week';
  /**
   * How many places are shown in public; everybody below is 'unlisted'.
   */
  size?: number;
  /**
   * Offset from UTC that decides when a day begins. Without it, the offset of the schedule's start.
   */
  timezone?: string;
  /**
   * What places get once the board is settled; of an hourly, daily or weekly board, once each hour, day or week is. Places rise from tier to tier, and none has two.
   *
   * @minItems 1
   * @maxItems 20
   */
  rewards?: CampaignBoardTier[];
  /**
   * How many places get their reward where few take part: from so many participants on, so many places, rising. Fewer than the first step: none. Leave it out to reward all places of the tiers.
   *
   * @minItems 1
   * @maxItems 20
   */
  rewarded?: CampaignBoardStep[];
}
/**
 * Places from one to another.
 */
export interface CampaignBoardTier {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * First place of the tier.
   */
  from: number;
  /**
   * Last place of the tier: at most the board's `size`.
   */
  to: number;
  gives: Rewards2;
}
/**
 * From so many participants on.
 */
export interface CampaignBoardStep {
  /**
   * Short name in lower case, by which texts name its numbers where each step has one.
   */
  id?: string;
  /**
   * People with more than 0 points on the board.
   */
  participants: number;
  /**
   * Places that are rewarded then.
   */
  places: number;
}
/**
 * A calendar in which people stamp each day of the campaign.
 */
export interface CampaignCheckIn {
  /**
   * The days of the campaign on which people can check in, first to last: one entry for each of them.
   *
   * @minItems 1
   * @maxItems 100
   */
  days: CampaignCheckInDay[];
  window?: Window;
  /**
   * What days in a row give beside what each of them gives, once to each person; rising.
   *
   * @minItems 1
   * @maxItems 20
   */
  streaks?: CampaignCheckInStreak[];
  makeUp?: CampaignCheckInMakeUp;
}
/**
 * One day of the calendar.
 */
export interface CampaignCheckInDay {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * A square picture of what the day gives.
   */
  icon: AssetSource;
  gives: Rewards3;
  /**
   * A day that stands out: widgets draw it larger.
   */
  big?: boolean;
}
/**
 * When people can check in, where that is not the whole of each day: the hours of a day, or days that are fewer than the campaign's. A day on which it never opens has no entry in `days`.
 */
export interface Window {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * The hours of each day in which it counts, in the offset of the schedule's start.
 */
export interface WindowDaily {
  /**
   * From this time of day on.
   */
  opens: string;
  /**
   * Until this time of the same day; `24:00` is its end.
   */
  locks: string;
}
/**
 * So many days in a row.
 */
export interface CampaignCheckInStreak {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * How many days in a row: at most as many as the calendar has.
   */
  length: number;
  gives: Rewards4;
}
/**
 * A day that was missed may be made up, as long as the campaign is live: it counts like one that was stamped in time. Leave it out where a missed day stays missed.
 */
export interface CampaignCheckInMakeUp {
  cost: Costs;
  limits: Limits;
}
/**
 * One thing that is taken: points of the campaign.
 */
export interface Cost {
  /**
   * What is taken.
   */
  kind: 'points';
  /**
   * How many, in the campaign's currency: a whole number.
   */
  points: number;
}
/**
 * How many days one person may make up.
 */
export interface Limits {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * One kind of codes.
 */
export interface CampaignCode {
  /**
   * Short name in lower case; never change it once codes of it are printed.
   */
  id: string;
  /**
   * What people read when they have redeemed one.
   */
  name: TextSource;
  /**
   * A square picture of what it gives.
   */
  icon: AssetSource;
  gives: Rewards5;
  limits: Limits1;
}
/**
 * How many codes of this kind one person may redeem.
 */
export interface Limits1 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * Cards that people collect: what drops them, what a whole set gives, and what becomes of duplicates.
 */
export interface CampaignCollection {
  /**
   * The cards, in the order of the album.
   *
   * @minItems 2
   * @maxItems 60
   */
  cards: CampaignCard[];
  /**
   * What drops a card: each time somebody has done so much of it on a day.
   *
   * @minItems 1
   * @maxItems 10
   */
  drops?: CampaignCardDrop[];
  /**
   * Cards that give something together: whoever has one of each redeems the set, once. The cards go into the album for good.
   *
   * @minItems 1
   * @maxItems 20
   */
  sets?: CampaignCardSet[];
  melt?: CampaignCardMelt;
  give?: CampaignCardGift;
}
/**
 * One card.
 */
export interface CampaignCard {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The card's name.
   */
  name: TextSource;
  /**
   * The picture of the card; of one that is missing the page shows its outline.
   */
  icon: AssetSource;
  /**
   * A line or two that whoever has it reads.
   */
  note?: TextSource;
  /**
   * How rare it is: widgets frame it accordingly.
   */
  rarity?: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * How likely a card that drops is this one, beside the weights of the others: a whole number. Without it none ever drops: it is given by something else, such as a draw.
   */
  weight?: number;
}
/**
 * One way to a card.
 */
export interface CampaignCardDrop {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * What is to be done for a card, in a few words.
   */
  name: TextSource;
  counts: Counters2;
  /**
   * How much of it drops one card. What is left over when the day ends counts no more.
   */
  every: number;
  /**
   * How many cards at most it drops to one person on one day.
   */
  day: number;
}
/**
 * One set.
 */
export interface CampaignCardSet {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The set's name.
   */
  name: TextSource;
  /**
   * The cards that it takes, one of each.
   *
   * @minItems 2
   * @maxItems 30
   *
   * Items: Id of a card.
   */
  cards: string[];
  gives: Rewards6;
}
/**
 * So many alike may be melted into another card. Without it, nobody melts.
 */
export interface CampaignCardMelt {
  /**
   * How many of one card it takes.
   */
  alike: number;
  /**
   * `random`: another card, by the weights of those that drop. `chosen`: the one that its owner chooses.
   */
  into: 'random' | 'chosen';
}
/**
 * A card may be given to somebody else, who takes it by a code. Without it, nobody gives.
 */
export interface CampaignCardGift {
  limits: Limits2;
  /**
   * How long a card waits for whoever has the code. After that it is its owner's again.
   */
  hours?: number;
}
/**
 * How many cards one person may give, and how many take.
 */
export interface Limits2 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * One form.
 */
export interface CampaignForm {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * Its pages, one after the other. A page of which nothing is shown is passed over.
   *
   * @minItems 1
   * @maxItems 12
   */
  steps: FormStep[];
  window?: Window1;
  /**
   * How many people there is room for. Whoever is refused gives their seat back. Without it, there is room for everybody.
   */
  seats?: number;
  /**
   * Whether people may change what they have sent: `never`, or as long as the form is `open` and nobody has reviewed it.
   */
  edit?: 'never' | 'open';
  review?: FormReview;
  gives?: Rewards8;
  /**
   * For how many days after the campaign's end the answers are kept. Then they are erased; that somebody sent something stays.
   */
  keepDays: number;
}
/**
 * One page of the form.
 */
export interface FormStep {
  /**
   * Short name in lower case, unlike that of any other page of the form.
   */
  id: string;
  /**
   * What the page is about, in a few words.
   */
  title: TextSource;
  /**
   * One or two sentences above its questions.
   */
  text?: TextSource;
  /**
   * Its questions, from top to bottom.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields: FormField[];
}
/**
 * A line of text.
 */
export interface FormText {
  /**
   * What is asked for.
   */
  kind: 'text';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormTextWhen;
  /**
   * At least so many letters, where it is answered.
   */
  least?: number;
  /**
   * At most so many letters.
   */
  most?: number;
  /**
   * An example inside the empty field. What must be known stands in `help`.
   */
  placeholder?: TextSource;
  /**
   * What the browser may fill in by itself.
   */
  complete?: 'name' | 'nickname' | 'street-address' | 'address-level2' | 'country-name' | 'organization';
  /**
   * The phone keeps no draft of it: for what nobody else who holds the phone may read, such as the number of a passport.
   */
  private?: boolean;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormTextWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * Several lines of text.
 */
export interface FormLong {
  /**
   * What is asked for.
   */
  kind: 'long';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormLongWhen;
  /**
   * At least so many letters, where it is answered.
   */
  least?: number;
  /**
   * At most so many letters.
   */
  most?: number;
  /**
   * An example inside the empty field. What must be known stands in `help`.
   */
  placeholder?: TextSource;
  /**
   * The phone keeps no draft of it: for what nobody else who holds the phone may read, such as the number of a passport.
   */
  private?: boolean;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormLongWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * A whole number.
 */
export interface FormNumber {
  /**
   * What is asked for.
   */
  kind: 'number';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormNumberWhen;
  /**
   * Not below it.
   */
  least?: number;
  /**
   * Not above it.
   */
  most?: number;
  /**
   * What it counts, behind the field.
   */
  unit?: TextSource;
  /**
   * The phone keeps no draft of it: for what nobody else who holds the phone may read, such as the number of a passport.
   */
  private?: boolean;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormNumberWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * One of several options, or some of them.
 */
export interface FormChoice {
  /**
   * What is asked for.
   */
  kind: 'choice';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormChoiceWhen;
  /**
   * What people choose from, in the order in which a page shows it.
   *
   * @minItems 2
   * @maxItems 20
   */
  options: FormOption[];
  choose?: FormChoose;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormChoiceWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * One thing to choose.
 */
export interface FormOption {
  /**
   * Short name in lower case, unlike that of any other option of the field; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people read.
   */
  title: TextSource;
}
/**
 * How many are chosen, where the field is answered. Without it, one.
 */
export interface FormChoose {
  /**
   * At least so many.
   */
  least: number;
  /**
   * At most so many: as many as there are options, or fewer.
   */
  most: number;
}
/**
 * A day of the calendar.
 */
export interface FormDate {
  /**
   * What is asked for.
   */
  kind: 'date';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormDateWhen;
  /**
   * The first that may be chosen.
   */
  from?: string;
  /**
   * The last that may be chosen.
   */
  until?: string;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormDateWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * A telephone number. The phone keeps no draft of it.
 */
export interface FormPhone {
  /**
   * What is asked for.
   */
  kind: 'phone';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormPhoneWhen;
  /**
   * An example inside the empty field. What must be known stands in `help`.
   */
  placeholder?: TextSource;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormPhoneWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * An e-mail address. The phone keeps no draft of it.
 */
export interface FormEmail {
  /**
   * What is asked for.
   */
  kind: 'email';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormEmailWhen;
  /**
   * An example inside the empty field. What must be known stands in `help`.
   */
  placeholder?: TextSource;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormEmailWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * Something to agree to, read to its end.
 */
export interface FormConsent {
  /**
   * What is asked for.
   */
  kind: 'consent';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormConsentWhen;
  /**
   * What is agreed to. Paragraphs have an empty line between them.
   */
  text: TextSource;
  /**
   * What stands at the box.
   */
  agree: TextSource;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormConsentWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * A signature: drawn by finger or mouse, or one's name, typed. The phone keeps no draft of it.
 */
export interface FormSignature {
  /**
   * What is asked for.
   */
  kind: 'signature';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormSignatureWhen;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormSignatureWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * Files: pictures, or documents as PDF. Files are kept where nobody but their owner and whoever reviews the form can read them.
 */
export interface FormFile {
  /**
   * What is asked for.
   */
  kind: 'file';
  /**
   * Short name in lower case, unlike that of any other field of the form; never change it once the campaign has started.
   */
  id: string;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * One line below the question: what to write, and what it is for.
   */
  help?: TextSource;
  /**
   * It must be answered. Without it, it may be left out.
   */
  required?: boolean;
  when?: FormFileWhen;
  /**
   * At most so many files. Without it, one.
   */
  most?: number;
  /**
   * What is taken. What a file is, its content says, whatever it is called.
   *
   * @minItems 1
   * @maxItems 2
   *
   * Items: `picture`: JPEG, PNG or WebP. `pdf`: a PDF.
   */
  takes: ('picture' | 'pdf')[];
  /**
   * At most so many bytes a file. Without it, 2,000,000. A picture that has more is drawn smaller on the phone.
   */
  mostBytes?: number;
}
/**
 * The field is shown where another answer is one of these. Without it, always.
 */
export interface FormFileWhen {
  /**
   * A choice or an agreement that stands before it, by id.
   */
  field: string;
  /**
   * Ids of options, of which one is enough; of an agreement `yes`.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: Id of an option, or `yes`.
   */
  is: string[];
}
/**
 * When it can be sent, where that is not the whole campaign.
 */
export interface Window1 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * Somebody looks at what was sent, and accepts or refuses it. Without it, what is sent is done.
 */
export interface FormReview {
  /**
   * Why something may be refused, as people read it.
   *
   * @minItems 1
   * @maxItems 20
   */
  reasons: FormReason[];
  /**
   * Whoever was refused may send it again. Without it, they may not.
   */
  again?: boolean;
  gives?: Rewards7;
}
/**
 * One reason.
 */
export interface FormReason {
  /**
   * Short name in lower case, unlike that of any other reason; never change it once the campaign has started.
   */
  id: string;
  /**
   * The reason, and what would help.
   */
  title: TextSource;
}
/**
 * People bring others into the campaign, each by a code of their own: whoever is new to it names one code, once.
 */
export interface CampaignInvite {
  counts?: Counters3;
  limits: Limits3;
  welcome?: Rewards9;
  /**
   * `claim`: whoever has brought enough people taps for what a step gives. `automatic`: it is given at once.
   */
  paid?: 'claim' | 'automatic';
  steps?: CampaignInviteSteps;
}
/**
 * How many people may name one person's code. Whoever named it and never came counts as well.
 */
export interface Limits3 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * One step.
 */
export interface CampaignInviteStep {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * How many people have to have come.
   */
  at: number;
  gives: Rewards10;
}
/**
 * Whose live rooms a campaign shows and whom it recommends: those for whom something counts, or who do it.
 */
export interface CampaignLiveHosts {
  counts?: Counters4;
  /**
   * Whom it counts for: the one for whom it was done, or the one who did it.
   */
  by?: 'receiver' | 'sender';
  /**
   * Rooms that are live come first. Behind them `place`: by what counts, most first. `new`: who became a host last, first.
   */
  order?: 'place' | 'new';
  /**
   * So many hosts at most are shown, the first by `order`.
   */
  size?: number;
  /**
   * So many people at most are recommended to one reader.
   */
  recommended?: number;
  /**
   * User ids of those who are never shown, such as staff.
   *
   * @minItems 1
   * @maxItems 500
   *
   * Items: A user_id.
   */
  hidden?: string[];
}
/**
 * One goal of the community.
 */
export interface CampaignMilestone {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * The goal's name.
   */
  name: TextSource;
  /**
   * A square picture of the goal.
   */
  icon: AssetSource;
  /**
   * The community's total at which the goal is reached.
   */
  at: number;
  counts?: Counters5;
  gives?: Rewards11;
}
/**
 * One pairing with its rounds.
 */
export interface CampaignPairing {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The two sides: a pair has one of each. Without them there is one pool, and a pair is any two of it.
   *
   * @minItems 2
   * @maxItems 2
   */
  sides?: CampaignPairingSide[];
  /**
   * Seats of a round: on each side, or in the pool. Whoever comes first sits.
   */
  seats: number;
  /**
   * So many more may wait behind the seats of each side, in the order in which they come: the first of them takes the next seat that becomes free.
   */
  waiting?: number;
  /**
   * At most so many people one may choose in a round, the one they like best first. Nobody but the server ever knows whom.
   */
  choices?: number;
  /**
   * Rounds, one after the other.
   *
   * @minItems 1
   * @maxItems 31
   */
  rounds: CampaignPairingRound[];
  gives?: Rewards12;
  consolation?: Rewards13;
}
/**
 * One side.
 */
export interface CampaignPairingSide {
  /**
   * Short name in lower case, unlike that of the other side; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people call it: short, for it stands on a button.
   */
  title: TextSource;
}
/**
 * One round.
 */
export interface CampaignPairingRound {
  /**
   * Short name in lower case, unlike that of any other round of the pairing; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people call it. Without it, widgets number it.
   */
  title?: TextSource;
  opens: DateTime6;
  locks: DateTime7;
  reveals: DateTime8;
}
/**
 * A season's pass: levels that people reach by what they do, each with what it gives to everybody and what it gives to those who have bought the paid track.
 */
export interface CampaignPass {
  counts?: Counters6;
  /**
   * Its levels, from the first on: each asks for more than the one before.
   *
   * @minItems 1
   * @maxItems 100
   */
  levels: CampaignPassLevel[];
  track?: CampaignPassTrack;
  catchUp?: CampaignPassCatchUp;
}
/**
 * What it gives to everybody who reaches it.
 */
export interface CampaignPassFree {
  /**
   * A square picture of what it gives.
   */
  icon: AssetSource;
  gives: Rewards14;
}
/**
 * What it gives beside to those who have bought the paid track, before or after they reach it.
 */
export interface CampaignPassPaid {
  /**
   * A square picture of what it gives.
   */
  icon: AssetSource;
  gives: Rewards15;
}
/**
 * The paid track: bought once, as long as the campaign is live. What levels that are reached already give on it can be claimed at once.
 */
export interface CampaignPassTrack {
  cost: Costs1;
}
/**
 * Levels that are bought: each purchase fills what lacks to the next one. Leave it out where levels are reached by what people do alone.
 */
export interface CampaignPassCatchUp {
  cost: Costs2;
  limits: Limits4;
  window?: Window2;
}
/**
 * How many levels one person may buy.
 */
export interface Limits4 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * When levels can be bought, where that is not the whole campaign.
 */
export interface Window2 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * The points of this campaign, earned by sending gifts and spent in the exchange.
 */
export interface CampaignCurrency {
  /**
   * Short name in lower case, used in answers and records.
   */
  id: string;
  /**
   * What people call these points.
   */
  name: TextSource;
  /**
   * So many of them, as people say it on labels and in sentences: {{ count }} is the number. Leave it out to have the number before the name.
   */
  counted?: TextSource;
  /**
   * A small square picture of one point.
   */
  icon: AssetSource;
  lapses?: CampaignCurrencyLapse;
}
/**
 * When what is left of them is gone. Leave it out where they stay.
 */
export interface CampaignCurrencyLapse {
  /**
   * How many whole days after the campaign's last one, that of `settle`, people keep them: they are gone at the midnight behind.
   */
  days: number;
}
/**
 * One lucky draw.
 */
export interface CampaignDraw {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The draw's name.
   */
  name: TextSource;
  /**
   * A square picture of a ticket of it; shelves of rewards show it where one gives tickets.
   */
  icon?: AssetSource;
  cost: DrawCost;
  /**
   * What there is to win, in the order in which it is shown. One prize at least is there without end.
   *
   * @minItems 2
   * @maxItems 24
   */
  prizes: CampaignDrawPrize[];
  /**
   * What happens when a prize has run out. `reweight`: draws are among the others. `consolation`: whoever would have won it gets the prize that `consolation` names. `close`: nobody draws any more until it is there again; the rest of ten draws at once is among the others.
   */
  exhausted: 'reweight' | 'consolation' | 'close';
  /**
   * Id of the prize in place of one that has run out: one that is there without end.
   */
  consolation?: string;
  /**
   * Luck that is promised: after so many draws in a row without a prize of at least this rarity, the next one is.
   *
   * @minItems 1
   * @maxItems 2
   */
  pity?: CampaignDrawPity[];
  limits?: Limits5;
  window?: Window3;
}
/**
 * What drawing takes. Whoever has a ticket for each of so many draws pays with these, and no points.
 */
export interface DrawCost {
  single: Costs3;
  ten?: Costs4;
}
/**
 * One thing that a draw can give.
 */
export interface CampaignDrawPrize {
  /**
   * Short name in lower case, another one for each prize of the draw.
   */
  id: string;
  /**
   * The prize's name.
   */
  name: TextSource;
  /**
   * A square picture of the prize.
   */
  icon: AssetSource;
  /**
   * How rare it is: widgets frame it accordingly, and pity counts by it.
   */
  rarity?: 'common' | 'rare' | 'epic' | 'legendary';
  /**
   * How likely it is, beside the weights of the others: a whole number.
   */
  weight: number;
  gives?: Rewards16;
  /**
   * How many there are for everybody together. Without it: as many as are won. Private: it never reaches a phone.
   */
  stock?: number;
  /**
   * How many there are on one day of the campaign, for everybody together. Private.
   */
  dailyStock?: number;
  /**
   * So that not all are gone on the first evening: until a moment, at most so many have been given. Private.
   *
   * @minItems 1
   * @maxItems 20
   */
  pace?: CampaignDrawPace[];
}
/**
 * One step of it.
 */
export interface CampaignDrawPace {
  until: DateTime9;
  /**
   * At most so many have been given, in all. 0: none before.
   */
  most: number;
}
/**
 * One promise.
 */
export interface CampaignDrawPity {
  /**
   * At least this rare.
   */
  rarity: 'rare' | 'epic' | 'legendary';
  /**
   * After so many draws without one.
   */
  after: number;
}
/**
 * How often one person may draw. Without it: as often as points allow.
 */
export interface Limits5 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * When one may draw. Without it: while the campaign is live.
 */
export interface Window3 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * One thing that can be redeemed.
 */
export interface CampaignExchangeItem {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The item's name.
   */
  name: TextSource;
  /**
   * A square picture of the item.
   */
  icon: AssetSource;
  /**
   * One line about the item. It may name facts of the document: `{{ prize.halo.lasts }}`.
   */
  description?: TextSource;
  /**
   * Its price in the campaign's currency: a whole number.
   */
  cost: number;
  gives?: Rewards17;
  limits: Limits6;
  /**
   * How many there are for everybody together; null or left out: as many as people want. Private: it never reaches a phone.
   */
  stock?: number | null;
  /**
   * How rare it is; widgets frame the card accordingly.
   */
  rarity?: 'common' | 'rare' | 'epic' | 'legendary';
}
/**
 * How many of it one person may redeem.
 */
export interface Limits6 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * One gift that counts in this campaign.
 */
export interface CampaignGift {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The gift's name.
   */
  name: TextSource;
  /**
   * A square picture of the gift.
   */
  icon: AssetSource;
  /**
   * What the gift costs in the app, in diamonds.
   */
  price: number;
  /**
   * What one such gift adds to the boards and to the community's total.
   */
  points: number;
  /**
   * What the sender of one such gift earns, in the campaign's currency: a whole number.
   */
  earns: number;
  /**
   * How rare it is; widgets frame the card accordingly.
   */
  rarity?: 'common' | 'rare' | 'epic' | 'legendary';
}
/**
 * One prize.
 */
export interface CampaignPrize {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The prize's name.
   */
  name: TextSource;
  /**
   * Where it is worn: the dress center groups by it. `title`: words beside the name of whoever has it, wherever people stand, as on boards, at walls and in teams, as long as they have it; its `name` is these words, at most 12 Chinese characters or 24 letters. `frame`: around the picture. `entrance`: as one comes into a room. `bubble`: behind messages in the chat. `voice`: the waves while one speaks. `mic`: the seat on the mic. `room`: what one's own room looks like. `nameplate`: beside the name in the chat. `profile`: the ground of one's page. `item`: a keepsake, such as a badge or a cup.
   */
  kind?:
    'title' | 'frame' | 'entrance' | 'bubble' | 'voice' | 'mic' | 'room' | 'nameplate' | 'profile' | 'item';
  /**
   * A square picture of it; shelves of rewards show it.
   */
  icon?: AssetSource;
}
/**
 * What a year, or a campaign, was for each person: figures that are counted once, when it is over, and shown to everybody at one moment, to each their own.
 */
export interface CampaignRecap {
  opens?: DateTime10;
  locks?: DateTime11;
  reveals: DateTime12;
  /**
   * What is told, in this order. Nobody is told a figure of theirs that is 0.
   *
   * @minItems 1
   * @maxItems 12
   */
  figures: CampaignRecapFigure[];
}
/**
 * One figure.
 */
export interface CampaignRecapFigure {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * `sum`: how much it adds up to. `days`: on how many days of the campaign there was any. `first`: when it happened first, and with whom. `friend`: with whom most of it was, and how much. `place`: one's place among all who have any; equal sums share a place.
   */
  of: 'sum' | 'days' | 'first' | 'friend' | 'place';
  /**
   * Whose it is. `sender`: of whoever did it, as a gift is of whoever sent it. `receiver`: of the one for whom it was done.
   */
  by?: 'sender' | 'receiver';
  counts?: Counters7;
  /**
   * What it is, above the number: a few words.
   */
  name: TextSource;
  /**
   * A line below the number.
   */
  note?: TextSource;
  /**
   * What is counted, behind the number, in words that read with one as with many.
   */
  unit?: TextSource;
  /**
   * A square picture of it.
   */
  icon?: AssetSource;
  /**
   * Titles for those who have much of it, the highest first: the first that fits is given. Only a sum, days and a place have titles.
   *
   * @minItems 1
   * @maxItems 10
   */
  titles?: CampaignRecapTitle[];
}
/**
 * A title, for the first so many of a hundred, or from so much on.
 */
export interface CampaignRecapTitle {
  /**
   * Short name in lower case, unlike that of any other title of the figure.
   */
  id: string;
  /**
   * For the first so many of a hundred of all who have any; part of a person counts as one, so the first always has it. Whoever has as much has it, too.
   */
  share?: number;
  /**
   * For whoever has at least so much.
   */
  least?: number;
  /**
   * The title.
   */
  name: TextSource;
}
/**
 * Something to do.
 */
export interface CampaignTask {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * What is to be done, in a few words.
   */
  name: TextSource;
  /**
   * A word on how it is done.
   */
  note?: TextSource;
  /**
   * A square picture of the task.
   */
  icon: AssetSource;
  counts: Counters8;
  /**
   * Whose task a fact is: of whoever did it (`sender`), or of the person for whom it was done (`receiver`).
   */
  by?: 'sender' | 'receiver';
  /**
   * What counts of it: each `time`, or each other `person` once, in each period: who follows, stops and follows again is one person.
   */
  each?: 'time' | 'person';
  /**
   * How much of it has to be done.
   */
  at: number;
  /**
   * `total`: once in the campaign. `day`, `week`: anew on each of them, in the offset of the schedule's start; a day begins at midnight, a week on Monday.
   */
  period?: 'total' | 'day' | 'week';
  window?: Window4;
  /**
   * The task that has to be done first: one of the same `period`, or one that is done once. What is done before that is not lost: it counts as soon as this one opens.
   */
  after?: string;
  /**
   * `claim`: whoever has done it taps for what it gives. `automatic`: it is given at once.
   */
  paid?: 'claim' | 'automatic';
  /**
   * What becomes of what was not claimed when its day or week is over: `kept` until claims close, or `lost` ten minutes after it.
   */
  unclaimed?: 'kept' | 'lost';
  gives: Rewards18;
}
/**
 * When it counts, where that is not the whole campaign. What was done in it may be claimed afterwards, until `until`.
 */
export interface Window4 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * Teams that people found and join, and what they do together.
 */
export interface CampaignTeams {
  size: CampaignTeamsSize;
  /**
   * What becomes of a team that has fewer than `least` once teams are final. `plays`: it plays on, as small as it is. `dissolved`: it is in no ranking any more and gets nothing.
   */
  below?: 'plays' | 'dissolved';
  window?: Window5;
  names?: CampaignTeamsNames;
  counts: Counters9;
  /**
   * For whose team it counts. `sender`: that of whoever did it. `receiver`: that of the one for whom it was done.
   */
  by?: 'sender' | 'receiver';
  /**
   * How many places of the ranking of the whole campaign everybody sees, and its receipt has.
   */
  listed?: number;
  /**
   * What a team reaches together, rising. Whoever is on the team when it is reached claims it, once.
   *
   * @minItems 1
   * @maxItems 20
   */
  goals?: CampaignTeamGoal[];
  /**
   * What each member of a team gets by the team's place in the whole campaign, once that is settled. Places rise from tier to tier, and none has two.
   *
   * @minItems 1
   * @maxItems 20
   */
  rewards?: CampaignTeamTier[];
  /**
   * Rankings of the teams that begin anew each hour, day or week, beside the one of the whole campaign. What counts for a team counts on each, in the period in which it was done.
   *
   * @minItems 1
   * @maxItems 3
   */
  rankings?: CampaignTeamRanking[];
}
/**
 * How many people are in a team.
 */
export interface CampaignTeamsSize {
  /**
   * So many a team needs once teams are final.
   */
  least: number;
  /**
   * So many seats a team has.
   */
  most: number;
}
/**
 * When people found, join and leave teams. From `locks` on teams are final. Without it, as long as the campaign is live.
 */
export interface Window5 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * How long the name of a team is, in letters. People choose it; no other team of the campaign has it.
 */
export interface CampaignTeamsNames {
  /**
   * At least so many.
   */
  least: number;
  /**
   * At most so many.
   */
  most: number;
}
/**
 * One goal of a team.
 */
export interface CampaignTeamGoal {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * The team's points at which it is reached.
   */
  at: number;
  gives: Rewards19;
}
/**
 * Places from one to another.
 */
export interface CampaignTeamTier {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * First place of the tier.
   */
  from: number;
  /**
   * Last place of the tier: at most `listed`.
   */
  to: number;
  gives: Rewards20;
}
/**
 * One such ranking.
 */
export interface CampaignTeamRanking {
  /**
   * Short name in lower case, part of the ranking's address; never change it once the campaign has started.
   */
  id: string;
  /**
   * When a new ranking begins: each `hour`, each `day`, or each `week` from Monday on, in the offset of the schedule's start. What is past is settled ten minutes after its end, and stays readable.
   */
  period: 'hour' | 'day' | 'week';
  /**
   * How many places of it everybody sees, and a receipt has.
   */
  listed?: number;
  /**
   * What each member of a team gets by the team's place in an hour, day or week, once that is settled: whoever was in the team when it ended. Places rise from tier to tier, and none has two.
   *
   * @minItems 1
   * @maxItems 20
   */
  rewards?: CampaignTeamRankingTier[];
}
/**
 * Places from one to another.
 */
export interface CampaignTeamRankingTier {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * First place of the tier.
   */
  from: number;
  /**
   * Last place of the tier: at most the ranking's `listed`.
   */
  to: number;
  gives: Rewards21;
}
/**
 * One question with its options.
 */
export interface CampaignPoll {
  /**
   * Short name in lower case; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people choose from, in the order in which a page shows it.
   *
   * @minItems 2
   * @maxItems 20
   */
  options: CampaignPollOption[];
  choose?: CampaignPollChoose;
  limits: Limits7;
  window?: Window6;
  cost?: Costs5;
  gives?: Rewards22;
  weighting?: CampaignPollWeight;
  /**
   * Who sees how the votes stand, and when. `always`: everybody. `after-voting`: whoever has voted, and everybody once the poll is closed. `end`: nobody until the poll is closed. `settle`: nobody until the campaign is settled. `{ "at": … }`: nobody until that moment. What nobody sees yet is in no answer.
   */
  results?: ('always' | 'after-voting' | 'end' | 'settle') | CampaignPollResults;
}
/**
 * One thing to choose.
 */
export interface CampaignPollOption {
  /**
   * Short name in lower case, unlike that of any other option of the poll; never change it once the campaign has started.
   */
  id: string;
  /**
   * What people read.
   */
  title: TextSource;
  /**
   * A square picture of it. Without one, widgets show the first letter of its title.
   */
  picture?: AssetSource;
}
/**
 * How many options are chosen at once. Without it, one.
 */
export interface CampaignPollChoose {
  /**
   * At least so many.
   */
  least: number;
  /**
   * At most so many: as many as there are options, or fewer.
   */
  most: number;
}
/**
 * How often one person may vote, whatever they choose at once.
 */
export interface Limits7 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * When people can vote, where that is not the whole campaign. It closes for good with `locks`.
 */
export interface Window6 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
/**
 * What a vote of somebody weighs who has done much in this campaign before: 1 below the first step. Without it, every vote weighs 1.
 */
export interface CampaignPollWeight {
  counts: Counters10;
  /**
   * From how much on a vote weighs how much; both rise.
   *
   * @minItems 1
   * @maxItems 10
   */
  steps: CampaignPollStep[];
}
/**
 * One step.
 */
export interface CampaignPollStep {
  /**
   * From so much on.
   */
  at: number;
  /**
   * So much a vote weighs.
   */
  weight: number;
}
/**
 * From a moment on.
 */
export interface CampaignPollResults {
  at: DateTime13;
}
/**
 * The thanks wall. People choose one of these sentences, so nothing needs moderation.
 */
export interface CampaignWall {
  /**
   * The sentences to choose from.
   *
   * @minItems 1
   * @maxItems 50
   */
  messages: CampaignWallMessage[];
  limits?: Limits8;
}
/**
 * One sentence.
 */
export interface CampaignWallMessage {
  /**
   * Short name in lower case.
   */
  id: string;
  /**
   * The sentence.
   */
  text: TextSource;
}
/**
 * How many thanks one person may leave.
 */
export interface Limits8 {
  /**
   * In the whole campaign.
   */
  total: number;
  /**
   * In one day (days begin at midnight of the schedule's start offset): at most `total`.
   */
  day?: number;
}
/**
 * When the campaign begins and ends. phase is preview before start, live until end, settling until settle, then ended.
 */
export interface Schedule {
  preview?: DateTime14;
  start: DateTime15;
  end: DateTime16;
  settle?: DateTime17;
}
/**
 * Go to another page.
 */
export interface NavigateStep {
  /**
   * The kind of step.
   */
  do: 'navigate';
  to: Link1;
  /**
   * In the app: in a window of its own over the whole screen. Elsewhere it changes nothing.
   */
  fullscreen?: boolean;
  /**
   * Back to the page that an expired token left, where one is known.
   */
  retry?: boolean;
}
/**
 * Ask the API without changing anything.
 */
export interface GetStep {
  /**
   * The kind of step.
   */
  do: 'get';
  /**
   * Path of the API; {id} is this campaign, {item.<field>} a field of the item that was tapped.
   */
  to: string;
  /**
   * Steps after success. They read what the call has answered: `answer.<field>`.
   */
  success?: ActionsSource;
  /**
   * Steps after a refusal or a failure; without them a toast shows the message.
   */
  failure?: ActionsSource;
}
/**
 * Send to the API.
 */
export interface PostStep {
  /**
   * The kind of step.
   */
  do: 'post';
  /**
   * Path of the API; {id} is this campaign, {item.<field>} a field of the item that was tapped.
   */
  to: string;
  /**
   * Body fields: an expression each.
   */
  body?: {
    [k: string]: ExpressionSource;
  };
  /**
   * The request moves points or counts once: one at a time, and a retry never counts twice.
   */
  spends?: boolean;
  /**
   * Shown at once, before the answer, and rolled back when the request fails: a data source, a field of it, and an expression for its value.
   *
   * @maxItems 5
   */
  expect?: {
    /**
     * The data source.
     */
    data: string;
    /**
     * The field of its answer.
     */
    field: string;
    /**
     * Its expected value.
     */
    value: ExpressionSource;
  }[];
  /**
   * Data sources to ask again after success.
   *
   * @maxItems 10
   */
  refresh?: string[];
  /**
   * Steps after success. They read what the call has answered: `answer.<field>`.
   */
  success?: ActionsSource;
  /**
   * Steps after a refusal or a failure; without them a toast shows the message.
   */
  failure?: ActionsSource;
}
/**
 * Ask data sources again.
 */
export interface RefreshStep {
  /**
   * The kind of step.
   */
  do: 'refresh';
  /**
   * The data sources.
   *
   * @minItems 1
   * @maxItems 10
   */
  data: string[];
}
/**
 * Change a state value.
 */
export interface SetStep {
  /**
   * The kind of step.
   */
  do: 'set';
  /**
   * The state key.
   */
  key: string;
  /**
   * The new value.
   */
  value: ExpressionSource;
}
/**
 * Open a popup of this document.
 */
export interface PopupStep {
  /**
   * The kind of step.
   */
  do: 'popup';
  /**
   * The popup.
   */
  name: string;
}
/**
 * Close the popup on top.
 */
export interface CloseStep {
  /**
   * The kind of step.
   */
  do: 'close';
}
/**
 * Show a short message.
 */
export interface ToastStep {
  /**
   * The kind of step.
   */
  do: 'toast';
  /**
   * The message.
   */
  text: TextSource;
  /**
   * Its tone.
   */
  tone?: 'plain' | 'success' | 'failure';
}
/**
 * Scroll to a part of the page.
 */
export interface ScrollStep {
  /**
   * The kind of step.
   */
  do: 'scroll';
  /**
   * The id of the part.
   */
  to: string;
}
/**
 * Copy a text.
 */
export interface CopyStep {
  /**
   * The kind of step.
   */
  do: 'copy';
  /**
   * What is copied.
   */
  text: TextSource;
  /**
   * Toast after copying.
   */
  done?: TextSource;
}
/**
 * Open the app from a page in a browser, or its store page; on a desktop, show a QR code.
 */
export interface OpenAppStep {
  /**
   * The kind of step.
   */
  do: 'open-app';
  /**
   * Go by the attribution link, which knows whether the app is there, instead of the app's own scheme.
   */
  oneLink?: boolean;
}
/**
 * Share this page, with the document's share texts.
 */
export interface ShareStep {
  /**
   * The kind of step.
   */
  do: 'share';
}
/**
 * Report an event to analytics.
 */
export interface TrackStep {
  /**
   * The kind of step.
   */
  do: 'track';
  /**
   * Name of the event.
   */
  event: string;
  /**
   * Its properties: an expression each.
   */
  props?: {
    [k: string]: ExpressionSource;
  };
}
/**
 * Choose between steps.
 */
export interface IfStep {
  /**
   * The kind of step.
   */
  do: 'if';
  /**
   * The question.
   */
  test: ExpressionSource;
  /**
   * Steps when it holds.
   */
  then: ActionsSource;
  /**
   * Steps when not.
   */
  else?: ActionsSource;
}
/**
 * Ask before going on. A visitor is not asked before what spends, but told to open the app.
 */
export interface ConfirmStep {
  /**
   * The kind of step.
   */
  do: 'confirm';
  /**
   * Asked only when it holds; else the steps go on at once.
   */
  when?: ExpressionSource;
  /**
   * The question.
   */
  title: TextSource;
  /**
   * What it means.
   */
  text?: TextSource;
  /**
   * Label of the button that goes on.
   */
  yes?: TextSource;
  /**
   * Label of the button that stops.
   */
  no?: TextSource;
  /**
   * Steps after yes.
   */
  then: ActionsSource;
}
/**
 * Call the app that hosts the page.
 */
export interface BridgeStep {
  /**
   * The kind of step.
   */
  do: 'bridge';
  /**
   * The method.
   */
  method: string;
  /**
   * Its payload: an expression each.
   */
  payload?: {
    [k: string]:
      | ExpressionSource
      | {
          [k: string]: ExpressionSource;
        };
  };
  /**
   * Steps where the app does not know the method.
   */
  fallback?: ActionsSource;
}
/**
 * When something is open, where that is not the whole campaign: from when on it counts, when it locks, until when what it gave may be claimed. What is left out is the campaign's own: its start, its end, and when it is settled.
 */
export interface Window7 {
  opens?: DateTime3;
  locks?: DateTime4;
  until?: DateTime5;
  daily?: WindowDaily;
}
