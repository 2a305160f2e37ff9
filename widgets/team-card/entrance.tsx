import { useId } from 'react';
import {
  mayPress,
  type Press,
  Pressable,
  sendOnEnter,
  useFormat,
  useRefusal,
  useSignedIn,
  useStrings,
  useTyped,
} from '../../engine/index.ts';
import type { MyTeamAnswer } from '../../schemas/generated/types.gen.ts';

/** A team is open to all, as the list shows it, unless one says otherwise. */
const blank = { name: '', join: 'list', code: '' };

/** What somebody has typed in order to come into a team; nothing any more once they are in one, or nobody comes into any. */
export const useEntrance = ({ team, found }: MyTeamAnswer) =>
  useTyped('team', blank, { done: team?.id ?? (found.reason === 'OVER' ? found.reason : null) });

interface EntranceProps {
  readonly data: MyTeamAnswer;
  readonly typed: ReturnType<typeof useEntrance>;
  readonly found: Press;
  readonly join: Press;
}

/** Where one founds a team, or joins one by its code. */
export function Entrance({ data, typed, found, join }: EntranceProps) {
  const t = useStrings<'team-card'>();
  const { moment } = useFormat();
  const signedIn = useSignedIn();
  const id = useId();
  const [{ name, code, join: listed }, type] = typed;
  const [noName, refuseName] = useRefusal(name.trim());
  const [noCode, refuseCode] = useRefusal(code.trim());
  const open = listed === 'list';
  const { reason, nextAt } = data.found;
  const visitor = reason === 'TOKEN_EXPIRED';
  const time = moment(nextAt);
  // Nobody will sit down any more: no seats are shown that wait for somebody. A line alone, which is true for everybody until one's own team is there.
  if (reason === 'OVER')
    return (
      <p className="team-card__closed is-over" data-visitors={signedIn ? undefined : 'kept'}>
        {t(signedIn ? 'team_OVER' : 'team_see')}
      </p>
    );
  if (reason === 'NOT_OPEN')
    return (
      <div className="team-card">
        <ul className="team-card__seats" aria-hidden="true">
          {Array.from({ length: data.size.most }, (_, nth) => `vacant ${nth}`).map((seat) => (
            <li key={seat} className="team-card__seat is-vacant">
              <span className="team-card__face" />
            </li>
          ))}
        </ul>
        <p className="team-card__closed">{t('team_NOT_OPEN', { time })}</p>
      </div>
    );
  const idle = data.found.can === undefined && !visitor;
  return (
    <div className="team-card" data-visitors={visitor ? 'kept' : undefined}>
      <div className="team-card__entrance">
        <label className="team-card__label" htmlFor={`${id}name`}>
          {t('team_name')}
        </label>
        <input
          id={`${id}name`}
          className="team-card__field"
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder={t('team_name_hint', { least: data.names.least, most: data.names.most })}
          disabled={idle}
          aria-invalid={noName !== null}
          aria-describedby={`${id}no-name`}
          onChange={({ target }) => type('name', target.value)}
          onKeyDown={sendOnEnter}
        />
        <p id={`${id}no-name`} className="team-card__fault" role="alert">
          {noName}
        </p>
        <label className="team-card__choice">
          <input
            type="checkbox"
            checked={open}
            disabled={idle}
            onChange={() => type('join', open ? 'code' : 'list')}
          />
          {t('team_open')}
        </label>
        <Pressable
          press={found}
          item={{ name: name.trim(), join: listed }}
          className="btn btn--primary"
          disabled={!mayPress(data.found) || (!visitor && name.trim() === '')}
          onRefusal={refuseName}
        >
          {t('team_found')}
        </Pressable>
      </div>
      <div className="team-card__entrance team-card__pass">
        <label className="team-card__label" htmlFor={`${id}code`}>
          {t('team_or')}
        </label>
        <input
          id={`${id}code`}
          className="team-card__field team-card__code"
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="••••••"
          disabled={idle}
          aria-invalid={noCode !== null}
          aria-describedby={`${id}no-code`}
          onChange={({ target }) => type('code', target.value)}
          onKeyDown={sendOnEnter}
        />
        <p id={`${id}no-code`} className="team-card__fault" role="alert">
          {noCode}
        </p>
        <Pressable
          press={join}
          item={{ code: code.trim() }}
          className="btn btn--secondary"
          disabled={!mayPress(data.found) || (!visitor && code.trim() === '')}
          onRefusal={refuseCode}
        >
          {t('team_join')}
        </Pressable>
      </div>
      {data.locksAt === undefined ? null : (
        <p className="team-card__told">{t('team_locks', { time: moment(data.locksAt) })}</p>
      )}
    </div>
  );
}
