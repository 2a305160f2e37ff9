import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { defineWidget, showsData, useStateValue } from '../../engine/index.ts';
import type { TabsProps } from '../../schemas/generated/types.gen.ts';
import { nextIndex } from './next-index.ts';

/**
 * Tabs after the WAI-ARIA pattern: one stop for Tab, arrows move and choose. A panel that shows data is made when it is
 * first chosen and kept from then on, so that going back shows what was there; the others are there from the start.
 */
export const tabs = defineWidget<TabsProps>(({ state, tabs: list, body }) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useStateValue(state, list[0]?.key ?? '');
  const found = list.findIndex((tab) => tab.key === chosen);
  // A day that has no tab, as after the last one, is shown as the last that has one.
  const active =
    found >= 0
      ? found
      : Math.max(
          0,
          list.findLastIndex((tab) => Number(tab.key) <= Number(chosen)),
        );
  const [visited, visit] = useState<ReadonlySet<number>>(() => new Set([active]));
  if (!visited.has(active)) visit(new Set([...visited, active]));
  const ownPanels = list.some((tab) => tab.body !== undefined);

  const shown = list[active]?.key;
  useEffect(() => {
    // What is below the tabs reads the state: it must be what they show.
    if (found < 0 && shown !== undefined) choose(shown);
  }, [found, shown, choose]);

  useEffect(() => {
    const tab = row.current?.children[active];
    // Not scrollIntoView: that may move the page as well.
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, active, list.length);
    const tab = next === undefined ? undefined : list[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab.key);
    const element = row.current?.children[next];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };

  // They go on beyond the edge (style.css).
  const isMany = list.length > 4;
  return (
    <div className={isMany ? 'tabs tabs--many' : 'tabs'}>
      <div
        className={isMany ? 'tabs__row part-tabs row-edges' : 'tabs__row part-tabs'}
        role="tablist"
        ref={row}
        onKeyDown={onKeyDown}
      >
        {list.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="tabs__tab part-tab"
            aria-selected={index === active}
            aria-controls={ownPanels ? `${id}-panel-${index}` : `${id}-shared`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            <span className="tabs__label">{tab.label}</span>
            {tab.note ? <span className="tabs__note tabular">{tab.note}</span> : null}
          </button>
        ))}
      </div>
      {ownPanels
        ? list.map((tab, index) => (
            <div
              key={tab.key}
              role="tabpanel"
              id={`${id}-panel-${index}`}
              className="tabs__panel"
              aria-labelledby={`${id}-tab-${index}`}
              hidden={index !== active}
            >
              {visited.has(index) || !showsData(tab.body) ? tab.body : null}
            </div>
          ))
        : null}
      {ownPanels ? (
        body && <div className="tabs__panel">{body}</div>
      ) : (
        <div
          role="tabpanel"
          id={`${id}-shared`}
          className="tabs__panel"
          aria-labelledby={`${id}-tab-${active}`}
        >
          {body}
        </div>
      )}
    </div>
  );
});
