import { defineDataWidget, Picture, useFormat, useStrings } from '../../engine/index.ts';
import type { BoardAnswer, ChampionProps } from '../../schemas/generated/types.gen.ts';

/** px of the face. */
const FACE = 84;

/** Who has won, crowned. */
export const champion = defineDataWidget<ChampionProps, BoardAnswer>({
  placeholder: () => ({
    rows: [{ rank: 1, user: { user_id: '', nickname: '— — — —', avatar: '' }, score: 10_000 }],
    me: null,
    total: 1,
    next: null,
    settled: true,
  }),
  // A board that nobody has climbed says so itself, where it stands.
  isEmpty: () => false,
  steady: true,
  Component: ({ data, unit }) => {
    const t = useStrings<'champion'>();
    const { score } = useFormat();
    const [first] = data.rows;
    if (first === undefined) return null;
    const { nickname, avatar } = first.user;
    return (
      <div className="champion part-rays">
        <span className="champion__face">
          {avatar === '' ? null : <Picture src={avatar} alt="" width={FACE} height={FACE} />}
        </span>
        <p className="champion__plate">
          <small className="champion__mark">{t('champion')}</small>
          <b className="champion__name">{nickname}</b>
          <small className="tabular">
            {score(first.score)}
            {unit ? ` ${unit}` : ''}
          </small>
        </p>
      </div>
    );
  },
});
