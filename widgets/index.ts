import type { WidgetRegistry } from '../engine/index.ts';

/** Every widget of Gala by the name that documents use; each is loaded by the pages that hold it. */
export const widgets = {
  accordion: () => import('./accordion/accordion.tsx').then((m) => m.accordion),
  'activity-list': () => import('./activity-list/activity-list.tsx').then((m) => m.activityList),
  'anchor-bar': () => import('./anchor-bar/anchor-bar.tsx').then((m) => m.anchorBar),
  'balance-bar': () => import('./balance-bar/balance-bar.tsx').then((m) => m.balanceBar),
  button: () => import('./button/button.tsx').then((m) => m.button),
  'check-in-calendar': () =>
    import('./check-in-calendar/check-in-calendar.tsx').then((m) => m.checkInCalendar),
  countdown: () => import('./countdown/countdown.tsx').then((m) => m.countdown),
  'draw-odds': () => import('./draw-odds/draw-odds.tsx').then((m) => m.drawOdds),
  'draw-records': () => import('./draw-records/draw-records.tsx').then((m) => m.drawRecords),
  'draw-winners': () => import('./draw-winners/draw-winners.tsx').then((m) => m.drawWinners),
  'exchange-grid': () => import('./exchange-grid/exchange-grid.tsx').then((m) => m.exchangeGrid),
  'gift-series': () => import('./gift-series/gift-series.tsx').then((m) => m.giftSeries),
  hero: () => import('./hero/hero.tsx').then((m) => m.hero),
  image: () => import('./image/image.tsx').then((m) => m.image),
  'lucky-draw': () => import('./lucky-draw/lucky-draw.tsx').then((m) => m.luckyDraw),
  marquee: () => import('./marquee/marquee.tsx').then((m) => m.marquee),
  'milestone-track': () => import('./milestone-track/milestone-track.tsx').then((m) => m.milestoneTrack),
  outlet: () => import('./outlet/outlet.tsx').then((m) => m.outlet),
  'ranking-list': () => import('./ranking-list/ranking-list.tsx').then((m) => m.rankingList),
  'reward-shelf': () => import('./reward-shelf/reward-shelf.tsx').then((m) => m.rewardShelf),
  'rich-text': () => import('./rich-text/rich-text.tsx').then((m) => m.richText),
  'route-list': () => import('./route-list/route-list.tsx').then((m) => m.routeList),
  'rule-section': () => import('./rule-section/rule-section.tsx').then((m) => m.ruleSection),
  section: () => import('./section/section.tsx').then((m) => m.section),
  'stage-timeline': () => import('./stage-timeline/stage-timeline.tsx').then((m) => m.stageTimeline),
  tabs: () => import('./tabs/tabs.tsx').then((m) => m.tabs),
  'task-list': () => import('./task-list/task-list.tsx').then((m) => m.taskList),
  'thanks-wall': () => import('./thanks-wall/thanks-wall.tsx').then((m) => m.thanksWall),
} satisfies WidgetRegistry;
