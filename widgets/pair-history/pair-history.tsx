import {
  defineDataWidget,
  MoreButton,
  Nothing,
  Portrait,
  useFormat,
  useStrings,
} from '../../engine/index.ts';
import type { Pair, PairHistoryProps, PairsAnswer } from '../../schemas/generated/types.gen.ts';

/** Pairs that a page is expected to bring, so that the list does not grow when they arrive. */
const expected = 3;

const nobody = { user_id: '', nickname: '— —', avatar: '' };
const blank = (nth: number): Pair => {
  return { id: `blank-${nth}`, round: '', first: nobody, second: nobody, mutual: false, at: 0 };
};

const Face = ({ src }: { src: string }) => (
  <span className="pair-history__face">{src === '' ? null : <Portrait src={src} size={44} />}</span>
);

/** Pairs of past rounds, each as two faces that meet. */
export const pairHistory = defineDataWidget<PairHistoryProps, PairsAnswer>({
  placeholder: () => ({ items: Array.from({ length: expected }, (_, nth) => blank(nth)), next: null }),
  isEmpty: ({ items }) => items.length === 0,
  Empty: ({ way }) => {
    const t = useStrings<'pair-history'>();
    return <Nothing text={t('pairs_none')} over={t('pairs_over')} press={way} />;
  },
  Component: ({ data, more, pairing }) => {
    const t = useStrings<'pair-history'>();
    const { date } = useFormat();
    const titleOf = (id: string) => {
      const nth = pairing.rounds.findIndex((round) => round.id === id);
      return nth < 0 ? '' : (pairing.rounds[nth]?.title ?? t('pairs_round', { nth: nth + 1 }));
    };
    return (
      <div className="pair-history">
        <ul className="pair-history__list">
          {data.items.map(({ id, round, first, second, mutual, at }) => (
            <li key={id} className={`pair-history__pair${mutual ? ' is-mutual' : ''}`}>
              <span className="pair-history__faces" aria-hidden="true">
                <Face src={first.avatar} />
                <Face src={second.avatar} />
              </span>
              <span className="pair-history__words">
                <b>
                  {first.nickname}{' '}
                  <span className="pair-history__and" aria-hidden="true">
                    ♥
                  </span>{' '}
                  {second.nickname}
                </b>
                <small className="tabular">
                  {[
                    titleOf(round),
                    at === 0 ? '' : date(at, 'date'),
                    t(mutual ? 'pairs_mutual' : 'pairs_lot'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
        {more ? (
          <div className="pair-history__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});
