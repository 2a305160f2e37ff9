import {
  defineDataWidget,
  initialOf,
  MoreButton,
  Picture,
  Pressable,
  useFormat,
  usePage,
  useStrings,
} from '../../engine/index.ts';
import type { Dress, DressesAnswer, DressShelfProps } from '../../schemas/generated/types.gen.ts';

/** Things that a page is expected to bring, so that the shelf grows little when they arrive. */
const expected = 4;

const blank = (nth: number): Dress => {
  return {
    id: `blank ${nth}`,
    kind: 'frame',
    name: '— — — —',
    icon: null,
    count: 1,
    // With the line that says in which zone it is, so that nothing moves when they arrive.
    until: 0,
    worn: false,
    from: null,
  };
};

/** What one has to wear, by kind. */
export const dressShelf = defineDataWidget<DressShelfProps, DressesAnswer>({
  placeholder: () => ({
    kinds: [{ kind: 'frame', count: expected }],
    items: Array.from({ length: expected }, (_, nth) => blank(nth)),
    next: null,
  }),
  Component: ({ data, more, win }) => {
    const t = useStrings<'dress-shelf'>();
    const { amount, zone } = useFormat();
    const { kinds, items } = data;
    if (items.length === 0)
      return (
        <div className="state state--empty dress-shelf__none">
          <p>{t('dresses_none')}</p>
          <Pressable press={win} className="btn btn--secondary">
            {t('dresses_win')}
          </Pressable>
        </div>
      );
    return (
      <div className="dress-shelf">
        {kinds.map(({ kind, count }) => {
          const own = items.filter((one) => one.kind === kind);
          // What stands on a later page says with the others how many there are.
          if (own.length === 0) return null;
          return (
            <section key={kind} className="dress-shelf__kind">
              <h3 className="dress-shelf__head">
                <span>{t(`dresses_${kind}`)}</span>
                <small className="tabular">{amount(count)}</small>
              </h3>
              <ul className="dress-shelf__things">
                {own.map((one) => (
                  <Thing key={one.id} dress={one} />
                ))}
              </ul>
            </section>
          );
        })}
        {items.every(({ until }) => until === null) ? null : (
          <p className="dress-shelf__zone">{t('dresses_zone', { zone })}</p>
        )}
        {more ? (
          <div className="dress-shelf__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

function Thing({ dress }: { dress: Dress }) {
  const t = useStrings<'dress-shelf'>();
  const { amount, date } = useFormat();
  const { href } = usePage();
  const { name, icon, count, until, worn, from } = dress;
  return (
    <li className="dress-shelf__thing part-card">
      <span className="dress-shelf__picture" aria-hidden="true">
        {icon ? <Picture src={icon} alt="" width={72} height={72} /> : initialOf(name)}
      </span>
      <b className="dress-shelf__name">
        {name}
        {count > 1 ? <span className="tabular">{` ×${amount(count)}`}</span> : null}
      </b>
      {worn ? <span className="dress-shelf__worn">{t('dresses_worn')}</span> : null}
      <small className="dress-shelf__until tabular">
        {until === null ? t('dresses_stays') : t('dresses_until', { time: date(until, 'both') })}
      </small>
      {from ? (
        <a className="dress-shelf__from" href={href(from.route)}>
          {from.title}
        </a>
      ) : null}
    </li>
  );
}
