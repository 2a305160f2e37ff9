// The small script that every page has: the platform's duties, the clock, and the first taps.
import { createClock } from '../../engine/clock/clock.ts';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import type { Phase } from '../../engine/document/anywhere/phase.ts';
import { cameFromInside, markLeaving } from '../../engine/platform/inside.ts';
import { keepLanguage } from '../../engine/platform/keep-language.ts';
import type { Report } from '../../engine/platform/monitoring/index.ts';
import { listenForFaults } from '../../engine/platform/monitoring/listen.ts';
import { placeOf } from '../../engine/platform/place.ts';
import { guardTouches } from '../../engine/platform/touch.ts';
import { unfoldByAddress } from '../../engine/platform/unfold.ts';
import { attachImages } from '../../engine/render/image-loader.ts';
import type { Kernel, Telemetry } from '../stages.ts';
import { takeHanded } from '../start/handed.ts';
import { takeEarlyTaps } from './early-taps.ts';
import { followSchedule } from './follow-schedule.ts';
import { guardLoading, showLoadFailure, takeBackLoadFailure } from './load-failures.ts';
import { unneededPart } from './load-part.ts';
import { locate } from './locate.ts';
import { takeUnfinished } from './over-reload.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** How long an answer that was asked for early waits for whoever wants it, in ms. */
const EARLY_LASTS = 8000;

const read = (): PageData =>
  JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as PageData;

const data = read();
const { model } = data;
const sayNotLoaded = (): void =>
  showLoadFailure(document, {
    text: data.texts['load.failed'] ?? '',
    retry: data.texts.retry ?? '',
  });
// Identity has left the address already (app/start).
const { identity, hosts, apiBase, early, pictures, taps } = takeHanded(window, sayNotLoaded);
/** Of the questions that have left, the first. */
const [first] = early.values();
// What nobody has wanted by now is old, and holds a connection.
setTimeout(() => {
  for (const one of early.values()) one.stop();
  early.clear();
}, EARLY_LASTS);
cameFromInside(window);
markLeaving(window);
const clock = createClock();
const listeners = new Set<(phase: Phase, day: number) => void>();
const now = { phase: data.phase, day: data.day };

keepLanguage(document, model.lang);
guardTouches(document);
unfoldByAddress();

let telemetry: Promise<Telemetry> | undefined;
/** Until monitoring has loaded; more than these say nothing new. */
const faults: Report[] = [];
let hear = (fault: Report): void => {
  if (faults.length < 50) faults.push(fault);
};
listenForFaults(window, (fault) => hear(fault));
/** A part has failed for good: those that come after it do not put that right. */
let failed = false;
guardLoading(window, () => {
  failed = true;
  sayNotLoaded();
});
/** Until all stages of the page are there; while one of them keeps silent, nothing else would say so. */
let missing: ReturnType<typeof setTimeout> | undefined;

export const kernel: Kernel = {
  identity,
  hosts,
  apiBase,
  early(url) {
    const one = early.get(url);
    early.delete(url);
    return one;
  },
  data,
  clock,
  now,
  place: placeOf(navigator.userAgent),
  core: Promise.resolve(undefined),
  hydrated: Promise.resolve(),
  complete() {
    clearTimeout(missing);
    if (!failed) takeBackLoadFailure(document);
  },
  onChange: (listener) => void listeners.add(listener),
  begin,
  report({ kind, message, value }) {
    if (kind === 'api' && value !== undefined) hear({ kind, message, value });
    else hear(kind === 'resource' ? { kind, message } : { kind: 'error', message: `${kind} ${message}` });
  },
  ticking: false,
  locating: false,
  onFault(listener) {
    for (const one of faults.splice(0)) listener(one);
    hear = listener;
  },
  telemetry() {
    telemetry ??= unneededPart(() => import('../telemetry/telemetry.ts')).then(({ startTelemetry }) =>
      startTelemetry(kernel),
    );
    telemetry.catch(() => {
      telemetry = undefined;
    });
    return telemetry;
  },
};

/** §4: keeps what the address brought and where the visitor came from. */
const remember = (): Promise<unknown> =>
  unneededPart(() => import('../attribution/arrival.ts'))
    .then(({ arrive }) => arrive(identity))
    .catch(() => undefined);

// §2, T16: a document that may be opened in the app or on phones alone sends others to /no_pc.
const { where } = model.access;
if ((where === 'app' && !kernel.place.inApp) || (where === 'mobile' && !kernel.place.mobile)) {
  void remember().finally(() => location.replace(`${BASE_PATH}no_pc`));
}

/** Where the column of a page leaves room beside it, and its reader holds no phone. In the reader's own letters, which have to fit. */
const WIDE = '(min-width:1100px) and (min-height:37.5em) and (hover:hover) and (pointer:fine)';

/** Brings the code beside the page (decision 0190), once there is room for it. */
function handOver(): void {
  const wide = matchMedia(WIDE);
  const bring = (): void =>
    void unneededPart(() => import('../rail/rail.ts')).then(
      ({ startRail }) => startRail(kernel, wide, unneededPart),
      () => undefined,
    );
  if (kernel.place.inApp) return;
  if (wide.matches) bring();
  else wide.addEventListener('change', bring, { once: true });
}

/** How long the stages of the page may take, in ms, until it says that a part is missing. */
const STAGES_PATIENCE = 9000;

const notLoaded = (error: unknown): void => kernel.report({ kind: 'load', message: String(error) });

let lazily = false;
/** Looks after what of the page needs script although it is no live part. */
function attend(): void {
  if (!lazily && document.querySelector('img[data-lazy]')) {
    lazily = true;
    clearTimeout(pictures);
    attachImages(document, { onFail: (message) => kernel.report({ kind: 'resource', message }) });
  }
  // What needs a method of the app was drawn for both: with an app, and without one.
  if (kernel.place.inApp && document.querySelector('[data-requires]')) {
    void import('../bridge/app-bridge.ts')
      .then(({ markCapabilities }) => markCapabilities(document))
      .catch(notLoaded);
  }
}

const layOutAll = (): void => void delete document.documentElement.dataset.opening;

// Once the page has been drawn and nothing else is in a hurry, or when somebody is about to leave it.
const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};
const atLoad = (work: () => void): void => {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
};
atLoad(() =>
  idle(() => {
    // One script of 7 kB, which React would wait for, as it is on its way; where it does not come, that is to be told.
    const patience = new Promise((resolve) => setTimeout(resolve, STAGES_PATIENCE));
    void Promise.race([kernel.hydrated.catch(() => undefined), patience]).then(() =>
      idle(() => {
        void remember();
        kernel.telemetry().catch(() => undefined);
        handOver();
      }),
    );
    // §4: at app start; a page with data asks by itself.
    if (!kernel.locating) {
      kernel.locating = true;
      void locate(kernel).catch(() => undefined);
    }
    // Where the page's rules say nothing to the browser (decision 0062).
    if (!HTMLScriptElement.supports?.('speculationrules')) {
      unneededPart(() => import('../ahead/fetch-ahead.ts'))
        .then(({ fetchAhead }) => fetchAhead(document))
        .catch(() => undefined);
    }
  }),
);
addEventListener('pointerdown', remember, { once: true, passive: true });

/** Brings the live parts of the page to life. */
function open({ islands }: PageData): void {
  if (Object.keys(islands).length === 0) return;
  clearTimeout(missing);
  missing = setTimeout(sayNotLoaded, STAGES_PATIENCE);
  // A moment later: in a page it stands behind the kernel (build/inside-pages.ts).
  const core = Promise.resolve()
    .then(() => import('../core/core.ts'))
    .then(({ openCore }) => openCore(kernel));
  const release = takeEarlyTaps(document, core);
  for (const button of taps()) button.click();
  kernel.core = core;
  // Not beside it: buttons answer before a phone reads what is ten times as long.
  kernel.hydrated = core.then(async (one) => (await import('../hydrate/hydrate.tsx')).hydrate(kernel, one));
  // A tap that came to nothing may be one that spends: it is told, and not done unasked some seconds later.
  if (takeUnfinished(window))
    void Promise.all([core, kernel.hydrated]).then(
      ([{ page }]) => page.world.overlay.toast(page.strings.t('step.failed'), 'failure'),
      notLoaded,
    );
  // A part that cannot be loaded gives the taps back too, so that nothing looks busy for ever.
  void kernel.hydrated.catch(notLoaded).finally(release);
}

/** All that begins with a page, or with another one that has taken its place (app/frame). */
function begin(page: PageData): void {
  kernel.data = page;
  listeners.clear();
  Object.assign(now, { phase: page.phase, day: page.day });
  followSchedule(kernel, first, (phase, day) => {
    for (const listener of listeners) listener(phase, day);
  });
  attend();
  open(page);
}
begin(data);
// What was not near the screen is laid out, whole and once, when the page is done with what people wait for.
atLoad(() => void kernel.hydrated.catch(() => undefined).then(() => idle(layOutAll)));

// Pages that belong together change inside their frame, without a load.
if (model.frame) {
  void import('../frame/frame.ts')
    .then(({ startFrame }) => startFrame(kernel, unneededPart))
    .catch(notLoaded);
}
