import { Fragment, useId, useState } from 'react';
import { defineDataWidget, Picture, useFormat, useStrings } from '../../engine/index.ts';
import type { CardAlbumProps, CollectionAnswer } from '../../schemas/generated/types.gen.ts';
import { Detail } from './detail.tsx';
import { Gifts } from './gifts.tsx';
import { isOver, useNews } from './news.ts';
import { SetPlate } from './set-plate.tsx';

/** More cards than this stand closer together. */
const many = 9;

/** An album of cards. What may be done with them is said by the server; the widget shows it. */
export const cardAlbum = defineDataWidget<CardAlbumProps, CollectionAnswer>({
  placeholder: ({ cards, sets = [], drops = [] }) => ({
    cards: cards.map(({ id }) => ({ id, count: 0, kept: false })),
    drops: drops.map(({ id }) => ({ id, dropped: 0, far: 0 })),
    sets: sets.map(({ id }) => ({ id, have: 0, redeemed: false })),
    melt: null,
    give: null,
    take: null,
    gifts: [],
  }),
  isEmpty: (data) => data.cards.length === 0,
  Component: ({ data, cards, sets = [], drops = [], redeem, melt, give, take }) => {
    const t = useStrings<'card-album'>();
    const panel = useId();
    const [chosen, choose] = useState<string | null>(null);
    const [given, tellGiven] = useState<string | null>(null);
    const entries = new Map(data.cards.map((one) => [one.id, one]));
    const names = new Map(cards.map(({ id, name }) => [id, name]));
    const news = useNews(data, names);
    const open = cards.find(({ id }) => id === chosen);
    const has = (id: string) => (entries.get(id)?.count ?? 0) > 0 || entries.get(id)?.kept === true;
    const fresh = [...news.cards].map((id) => names.get(id)).filter(Boolean);
    const { moment } = useFormat();
    const opens = data.sets.find(({ reason }) => reason === 'NOT_OPEN')?.nextAt;
    const over = isOver(data);
    // A page that is shut shows what was found; what was not is a strip below it. Of who has found nothing, as of a visitor, the page stays.
    const found = cards.filter(({ id }) => has(id));
    const shut = over && found.length > 0;
    const pasted = shut ? found : cards;
    const missed = shut ? cards.filter(({ id }) => !has(id)) : [];
    return (
      <div className="card-album">
        <p className="card-album__have tabular">{t('card_have', { have: found.length, of: cards.length })}</p>
        {/* Of all sets once. Both have their room by the page's phase, so nothing moves when the answer comes. */}
        <p className="card-album__told tabular" data-phases="preview">
          {opens === undefined ? null : t('card_NOT_OPEN', { time: moment(opens) })}
        </p>
        <p className="card-album__told" data-phases="settling ended">
          {over ? t('card_OVER') : null}
        </p>
        <p className="card-album__news" role="status" aria-live={news.said ? 'off' : undefined}>
          {fresh.length > 0 ? t('card_new', { card: fresh.join(' · ') }) : null}
        </p>
        <ul className={`card-album__grid${pasted.length > many ? ' is-many' : ''}`}>
          {pasted.map(({ id, name, icon, rarity }) => {
            const { count = 0, kept = false } = entries.get(id) ?? {};
            const state = has(id) ? t('card_count', { count }) : t('card_missing');
            const look = `card-album__card part-card is-${rarity}${has(id) ? '' : ' is-missing'}${news.cards.has(id) ? ' is-new' : ''}`;
            return (
              <Fragment key={id}>
                <li>
                  <button
                    type="button"
                    className={look}
                    aria-expanded={chosen === id}
                    aria-controls={chosen === id ? panel : undefined}
                    onClick={() => choose(chosen === id ? null : id)}
                  >
                    <Picture src={icon} alt="" width={72} height={72} className="card-album__picture" />
                    <b className="card-album__name">{name}</b>
                    <span className="sr-only">{kept && count === 0 ? t('card_kept') : state}</span>
                    {count > 1 ? (
                      <span className="card-album__badge tabular" aria-hidden="true">
                        ×{count}
                      </span>
                    ) : null}
                  </button>
                </li>
                {/* Below the row of its card, whose other cards move up beside it. */}
                {open?.id === id ? (
                  <li className="card-album__open" id={panel}>
                    <Detail
                      card={open}
                      cards={cards}
                      entry={entries.get(open.id)}
                      told={data}
                      melt={melt}
                      give={give}
                      onGiven={tellGiven}
                    />
                  </li>
                ) : null}
              </Fragment>
            );
          })}
        </ul>
        {missed.length > 0 ? (
          <ul className="card-album__missed" aria-label={t('card_missing')}>
            {missed.map(({ id, name, icon }) => (
              <li key={id} className="is-missing">
                <Picture src={icon} alt={name} width={40} height={40} className="card-album__picture" />
              </li>
            ))}
          </ul>
        ) : null}
        {sets.map((set) => (
          <SetPlate
            key={set.id}
            set={set}
            entry={data.sets.find(({ id }) => id === set.id)}
            won={news.sets.has(set.id)}
            redeem={redeem}
          />
        ))}
        {drops.length > 0 ? (
          <div className="card-album__ways" data-phases="preview live">
            <b>{t('card_ways')}</b>
            <ul>
              {drops.map(({ id, name, every, day }) => {
                const { dropped = 0, far = 0 } = data.drops.find((one) => one.id === id) ?? {};
                return (
                  <li key={id} className="card-album__way">
                    <span className="card-album__what">{name}</span>
                    {dropped < day && every > 1 ? (
                      <progress
                        max={every}
                        value={far}
                        aria-label={t('card_toward', { way: name })}
                        aria-valuetext={t('done_of', { done: far, all: every })}
                      >
                        {far}/{every}
                      </progress>
                    ) : null}
                    <b className="tabular">
                      {dropped < day ? (
                        <>
                          <span aria-hidden="true">{`${dropped}/${day}`}</span>
                          <span className="sr-only">{t('card_have', { have: dropped, of: day })}</span>
                        </>
                      ) : (
                        <span>
                          <span aria-hidden="true">✓</span> {t('card_way_done')}
                        </span>
                      )}
                    </b>
                  </li>
                );
              })}
            </ul>
          </div>
        ) : null}
        <Gifts told={data} cards={cards} take={take} got={fresh.join(' · ')} given={given} />
      </div>
    );
  },
});
