// Events and faults of a page, loaded after it is usable (specification §7 to §9).
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { startFirstParty, watchSeen } from '../../engine/platform/analytics/index.ts';
import { environmentOf } from '../../engine/platform/environment/environment-of.ts';
import { startMonitoring } from '../../engine/platform/monitoring/index.ts';
import { restUnseen } from '../../engine/render/rest-unseen.ts';
import { cleanerFor } from '../attribution/cleaner.ts';
import type { Kernel, Telemetry } from '../stages.ts';
import { sender } from './sender.ts';

// It can wait as long as this, and every page has this, those without live parts as well.
restUnseen(document);

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // closed to us: what cannot be sent lives as long as the page
    return undefined;
  }
}

/** Starts both for this page, and sends what every page sends. */
export function startTelemetry(kernel: Kernel): Telemetry {
  const { environments, analytics: to } = kernel.hosts;
  // Pre-release uses the id of the test (T75).
  const appId = environments[environmentOf(location.hostname, kernel.hosts)].analyticsAppId;
  const clean = cleanerFor(kernel.identity);
  const analytics = startFirstParty({
    send: sender(kernel.apiBase, to.eventsPath),
    storage: storage(),
    page: () => clean(location.pathname),
    appId,
    clean,
    batchSize: to.batchSize,
  });
  const monitoring = startMonitoring({
    send: sender(kernel.apiBase, to.reportsPath),
    page: () => location.href,
    appId,
    clean,
  });
  kernel.onFault((fault) => monitoring.report(fault));
  const leave = (): void => {
    analytics.leave();
    monitoring.leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leave();
  });

  let stopWatching: (() => void) | undefined;
  let told: Kernel['data'] | undefined;
  /** §7: on page load (T61, T62), and where a page takes the place of another inside their frame. */
  const view = (): void => {
    if (told === kernel.data) return;
    const first = told === undefined;
    told = kernel.data;
    const { tracking } = told.model;
    analytics.track('H5_activity_general', {
      H5_activity: tracking,
      page_type: kernel.place.inApp ? 'in_app' : 'external',
    });
    monitoring.report({ kind: 'view', message: tracking });
    stopWatching?.();
    // What stays around the pages of a frame has been told of with the first.
    const root = (first ? null : document.querySelector('[data-outlet]')) ?? document;
    stopWatching = watchSeen(root, (event, node) => analytics.track(event, { node }));
  };
  view();
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) =>
      monitoring.report({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 }),
    );
  return { analytics, monitoring, view };
}
