import { defineDataWidget, Picture, usePage, useStrings } from '../../engine/index.ts';
import type { DrawAnswer, DrawOddsProps } from '../../schemas/generated/types.gen.ts';
import { formatChance } from './chance.ts';

/** The odds of a draw as the server tells them, what it promises, and what proves it. */
export const drawOdds = defineDataWidget<DrawOddsProps, DrawAnswer>({
  placeholder: ({ draw }) => ({
    draw: draw.id,
    balance: null,
    drawn: 0,
    left: null,
    single: { cost: 0 },
    pity: [],
    prizes: draw.prizes.map(({ id }) => {
      return { id, rarity: 'common', gone: false, base: 0, effective: 0, cost: null };
    }),
    commitment: { method: '—', commitment: '—', blockHash: '—', seed: null },
    last: null,
  }),
  isEmpty: ({ prizes }) => prizes.length === 0,
  Component: ({ data, draw }) => {
    const t = useStrings<'draw-odds'>();
    const { tag } = usePage();
    const known = new Map(draw.prizes.map((prize) => [prize.id, prize]));
    const { method, commitment, blockHash, seed } = data.commitment;
    const proofs = [
      [t('odds_commitment'), commitment],
      [t('odds_rules'), blockHash],
      [t('odds_seed'), seed ?? t('odds_hidden')],
      [t('odds_method'), method],
    ];
    return (
      <div className="draw-odds">
        <table className="draw-odds__table" aria-label={t('odds_table')}>
          <thead>
            <tr>
              <th scope="col">{t('odds_prize')}</th>
              <th scope="col">{t('odds_chance')}</th>
            </tr>
          </thead>
          <tbody>
            {data.prizes.map(({ id, rarity, gone, base, effective }) => {
              const prize = known.get(id);
              return (
                <tr key={id} className={`draw-odds__row is-${rarity}${gone ? ' is-gone' : ''}`}>
                  <th scope="row">
                    <span className="draw-odds__prize">
                      {prize ? <Picture src={prize.icon} alt="" width={36} height={36} /> : <span />}
                      <span>
                        {prize?.name ?? id}
                        <small className="draw-odds__rarity">
                          {t(gone ? 'odds_gone' : `odds_${rarity}`)}
                        </small>
                      </span>
                    </span>
                  </th>
                  <td className="tabular">
                    {formatChance(effective, tag)}
                    {base === effective ? null : (
                      <small className="draw-odds__base">
                        {t('odds_base', { chance: formatChance(base, tag) })}
                      </small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {data.pity.map(({ rarity, left }) => (
          // Nobody draws once the campaign is over.
          <p key={rarity} className="draw-odds__pity" data-phases="preview live">
            {t(left === 1 ? 'odds_pity_next' : 'odds_pity', { count: left, rarity: t(`odds_${rarity}`) })}
          </p>
        ))}
        <p className="draw-odds__note">{t('odds_note')}</p>
        <h3 className="draw-odds__title">{t('odds_proof')}</h3>
        <p className="draw-odds__note">{t('odds_how')}</p>
        <dl className="draw-odds__proof">
          {proofs.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  },
});
