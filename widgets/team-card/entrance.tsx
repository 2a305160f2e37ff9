import { useId, useState } from 'react';
import { mayPress, type Press, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { MyTeamAnswer } from '../../schemas/generated/types.gen.ts';

/** Where one founds a team, or joins one by its code. */
export function Entrance({ data, found, join }: { data: MyTeamAnswer; found: Press; join: Press }) {
  const t = useStrings<'team-card'>();
  const { moment } = useFormat();
  const id = useId();
  const [name, write] = useState('');
  const [code, type] = useState('');
  const [open, list] = useState(true);
  const { reason, nextAt } = data.found;
  const visitor = reason === 'TOKEN_EXPIRED';
  const time = moment(nextAt);
  // Nobody will sit down any more: no seats are shown that wait for somebody.
  if (reason === 'OVER')
    return (
      <p className="team-card__closed is-over">
        <b>{t('team_OVER')}</b>
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
          onChange={({ target }) => write(target.value)}
        />
        <label className="team-card__choice">
          <input type="checkbox" checked={open} disabled={idle} onChange={() => list(!open)} />
          {t('team_open')}
        </label>
        <Pressable
          press={found}
          item={{ name: name.trim(), join: open ? 'list' : 'code' }}
          className="btn btn--primary"
          disabled={!mayPress(data.found) || (!visitor && name.trim() === '')}
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
          onChange={({ target }) => type(target.value)}
        />
        <Pressable
          press={join}
          item={{ code: code.trim() }}
          className="btn btn--secondary"
          disabled={!mayPress(data.found) || (!visitor && code.trim() === '')}
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
