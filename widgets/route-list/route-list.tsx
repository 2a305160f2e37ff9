import { defineDataWidget, MoreButton, usePage, useStrings } from '../../engine/index.ts';
import type { RouteEntry, RouteListProps, RoutesAnswer } from '../../schemas/generated/types.gen.ts';

/** Addresses that a page is expected to bring, so that the list does not grow when they arrive. */
const expected = 8;

const blank = (index: number): RouteEntry => {
  return { id: `route-${index}`, group: 'campaigns', href: null, title: '— — — —' };
};

/** The groups in the order in which the server tells them. */
function byGroup(items: readonly RouteEntry[]): [group: string, entries: RouteEntry[]][] {
  const groups = new Map<string, RouteEntry[]>();
  for (const entry of items) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}

/** Every address of the product by group: campaigns, the areas, single pages (T14). */
export const routeList = defineDataWidget<RouteListProps, RoutesAnswer>({
  placeholder: () => ({ items: Array.from({ length: expected }, (_, index) => blank(index)), next: null }),
  isEmpty: ({ items }) => items.length === 0,
  Component: ({ data, more }) => {
    const t = useStrings<'route-list'>();
    return (
      <div className="route-list">
        {byGroup(data.items).map(([group, entries]) => (
          <section key={group} className="route-list__group">
            <h3 className="route-list__heading">
              {group === 'campaigns' || group === 'pages' ? t(`routes_${group}`) : group}
            </h3>
            <ul className="route-list__entries">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
        {more ? (
          <div className="route-list__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

/** One address; without a link where nobody can say what stands in the place of its parameter. */
function Entry({ entry: { id, href: to, title, redirect, phase } }: { entry: RouteEntry }) {
  const t = useStrings<'route-list'>();
  const { href } = usePage();
  const said = (
    <>
      <span className="route-list__title">{title || t('routes_leads', { to: redirect ?? '' })}</span>
      <span className="route-list__path">{id === 'index' ? '/' : `/${id}`}</span>
    </>
  );
  return (
    <li className="route-list__entry">
      {to === null ? (
        <span className="route-list__link">{said}</span>
      ) : (
        <a className="route-list__link" href={href(to)}>
          {said}
        </a>
      )}
      {phase === undefined ? null : (
        <span className={`route-list__phase route-list__phase--${phase}`}>{t(`routes_${phase}`)}</span>
      )}
    </li>
  );
}
