import {
  defineDataWidget,
  MoreButton,
  Nothing,
  Portrait,
  Pressable,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
import type { LiveHostRoom, LiveHostsAnswer, LiveRoomsProps } from '../../schemas/generated/types.gen.ts';
import { Follow } from './follow.tsx';

const blank = (nth: number): LiveHostRoom => ({
  id: `blank-${nth}`,
  live_obj_id: null,
  title: '',
  user: { user_id: '', nickname: '— —', avatar: '' },
  live: false,
  viewers: 0,
  since: null,
  following: false,
});

/** Hosts with their rooms. Who is live and whom the reader follows is said by the server. */
export const liveRooms = defineDataWidget<LiveRoomsProps, LiveHostsAnswer>({
  placeholder: ({ look }) => ({
    items: Array.from({ length: look === 'people' ? 3 : 4 }, (_, nth) => blank(nth)),
    next: null,
  }),
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'live-rooms'>();
    return <Nothing text={t('live_none')} press={way} />;
  },
  Component: ({ data, more, look, enter }) => {
    const t = useStrings<'live-rooms'>();
    const format = useFormat();
    return (
      <div className="live-rooms">
        <ul className={`live-rooms__list is-${look}`}>
          {data.items.map(({ id, live_obj_id, title, user, live, viewers, following }) => (
            <li key={id} className={`live-rooms__host part-card${live ? ' is-live' : ''}`}>
              <span className="live-rooms__face">
                {user.avatar === '' ? null : <Portrait src={user.avatar} size={72} />}
              </span>
              {live ? (
                <b className="live-rooms__mark">
                  <span className="live-rooms__bars" aria-hidden="true" />
                  <span aria-hidden="true">LIVE</span>
                  <span className="sr-only">{t('live_now')}</span>
                </b>
              ) : null}
              <span className="live-rooms__words">
                <b className="live-rooms__name">{user.nickname}</b>
                {title === '' || look === 'people' ? null : (
                  <span className="live-rooms__title">{title}</span>
                )}
                {look === 'people' ? null : (
                  <small className="tabular">
                    {live ? format.score(viewers, (count) => t('live_viewers', { count })) : t('live_off')}
                  </small>
                )}
              </span>
              <span className="live-rooms__ways">
                {live && live_obj_id !== null ? (
                  <Pressable
                    press={enter}
                    item={{ live_obj_id, user }}
                    className="btn btn--primary live-rooms__way"
                    label={`${t('live_enter')}${format.marks.colon}${user.nickname}`}
                  >
                    {t('live_enter')}
                  </Pressable>
                ) : null}
                {user.user_id === '' ? null : (
                  <Follow user={user} following={following} second={live && live_obj_id !== null} />
                )}
              </span>
            </li>
          ))}
        </ul>
        {more ? (
          <div className="live-rooms__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});
