import {
  mayPress,
  Picture,
  type Press,
  Pressable,
  useFormat,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { PassLevelEntry, SeasonPassProps } from '../../schemas/generated/types.gen.ts';

type Level = WidgetProps<SeasonPassProps>['levels'][number];

interface RewardProps {
  readonly level: Level;
  /** From 1. */
  readonly number: number;
  readonly track: 'free' | 'paid';
  /** What the server says of the level; undefined where it does not know it. */
  readonly entry: PassLevelEntry | undefined;
  /** What people call the track. */
  readonly name: string;
  /** It was claimed while one looks. */
  readonly won: boolean;
  readonly claim: Press;
}

/** What a level gives on a track: a button where it can be claimed, else how it stands. */
export function Reward({ level, number, track, entry, name, won, claim }: RewardProps) {
  const t = useStrings<'season-pass'>();
  const { marks } = useFormat();
  const reward = level[track];
  const state = entry?.[track] ?? 'locked';
  // A level that gives something on one track alone has one tall card: a place with nothing in it would look like one that did not load.
  if (reward === undefined) return null;
  const alone = level.free === undefined || level.paid === undefined ? ' is-alone' : '';
  const look = `season-pass__reward part-card is-${track} is-${state}${alone}${won ? ' is-won' : ''}`;
  const open = state === 'waiting' && mayPress(entry);
  const held = state === 'none' ? 'locked' : state;
  // What waits and can be claimed no more was not claimed, and what is locked stays so.
  const stands = entry?.reason === 'OVER' && held !== 'claimed' ? (`${held}_over` as const) : held;
  const inside = (
    <>
      <Picture src={reward.icon} alt="" width={48} height={48} className="season-pass__icon" />
      {/* Where it is no button, its place and how it stands are said with it. */}
      <span className="season-pass__gives" aria-hidden={!open}>
        {reward.gives}
      </span>
    </>
  );
  if (open)
    return (
      <Pressable
        press={claim}
        item={{ id: level.id, name: reward.gives, picture: reward.icon }}
        className={look}
      >
        <span className="sr-only">
          {t('pass_level', { level: number }) + marks.comma + name + marks.colon}
        </span>
        {inside}
        <b className="season-pass__tag">{t('pass_claim')}</b>
      </Pressable>
    );
  return (
    <div className={look}>
      <span className="sr-only">{name + marks.colon + reward.gives + marks.comma + t(`pass_${stands}`)}</span>
      {inside}
      {won ? <span className="burst" aria-hidden="true" /> : null}
      {state === 'claimed' ? <Tick /> : state === 'waiting' ? null : <Lock />}
    </div>
  );
}

const Tick = () => (
  <svg className="season-pass__mark" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="11" />
    <path d="M15 20.5l3.6 3.7 6.6-8" />
  </svg>
);

const Lock = () => (
  <svg className="season-pass__mark season-pass__lock" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="11" />
    <path d="M15.5 19h9v6.5h-9zM17 19v-2.5a3 3 0 0 1 6 0V19" />
  </svg>
);
