// What the stages of a page give each other. Each stage is a folder and a script of its own (build/chunks.ts).
import type { Clock } from '../engine/clock/clock.ts';
import type { LiveData } from '../engine/data/live-data.ts';
import type { Phase } from '../engine/document/anywhere/phase.ts';
import type { Early } from '../engine/http/transport.ts';
import type { Page } from '../engine/page/page.ts';
import type { Call, Requests } from '../engine/page/world.ts';
import type { Analytics } from '../engine/platform/analytics/index.ts';
import type { Identity } from '../engine/platform/identity/identity.ts';
import type { Monitoring, Report } from '../engine/platform/monitoring/index.ts';
import type { Place } from '../engine/platform/place.ts';
import type { Widget } from '../engine/render/define-widget.ts';
import type { PageData } from './kernel/page-data.ts';
import type { HostSettings } from './start/handed.ts';

/** What the later stages of the page share with the first. */
export interface Kernel {
  readonly identity: Identity;
  readonly hosts: HostSettings;
  /** Origin of the API of this host (specification §7, T18), or empty for the host of the page. */
  readonly apiBase: string;
  /** A question that left before the scripts were there, by its address: given once. */
  early(url: string): Early | undefined;
  /** What is said of the page that is open; inside a frame, of the one inside. */
  data: PageData;
  readonly clock: Clock;
  readonly place: Place;
  /** The phase and the day of the page. */
  readonly now: { phase: Phase; day: number };
  /** `now` is by the clock, no longer by the moment of the drawing. */
  ticking: boolean;
  /** The region is being asked for. */
  locating: boolean;
  /** The page, once its buttons work; undefined on a page of static widgets. */
  core: Promise<Core | undefined>;
  /** React has the live parts. */
  hydrated: Promise<void>;
  /** All stages of the page are there. */
  complete(): void;
  onChange(listener: (phase: Phase, day: number) => void): void;
  /** Goes on with another page, whose markup stands in the document already. */
  begin(page: PageData): void;
  /** Opens an address inside the frame of this page; false where it is none of the frame's. */
  inside?(address: string): boolean;
  /** Tells what stands beside the page that another has come inside its frame. */
  beside?(): void;
  /** Tells monitoring of a fault, once that has loaded. Nothing of the user is in it. */
  report(fault: { kind: string; message: string; value?: number }): void;
  /** From now on hears of every fault, and of those before it. */
  onFault(listener: (report: Report) => void): void;
  /** Events and faults; loaded when something asks for it, and a while after the page. */
  telemetry(): Promise<Telemetry>;
}

export interface Core {
  page: Page;
  /** Widgets that the page has loaded. */
  widgets: Map<string, Widget>;
  /** Data and requests, loaded when they are first needed. */
  live(): Promise<Live>;
  /** Runs what a button of the pre-rendered page does, by the place that it names; false when that has to wait for React. */
  press(place: string, item: string | undefined): Promise<boolean>;
  /** Aborted when another page takes the place of this one. */
  readonly closed: AbortSignal;
  /** Lets go of the page: its data is asked no more, its live parts are gone. */
  close(): void;
  /** Takes in where the visitor is, by the area code. */
  located(code: unknown): void;
}

export interface Live {
  readonly data: LiveData;
  /** What sends the requests of steps, and shows what they are expected to bring. @throws where it does not load */
  requests(): Promise<Requests>;
  /** A request whose answer is read: one that is not as promised has failed. */
  call(call: Call): Promise<unknown>;
}

export interface Telemetry {
  analytics: Analytics;
  monitoring: Monitoring;
  /** Tells that another page is looked at. */
  view(): void;
}
