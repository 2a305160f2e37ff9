import type { LiveData } from '../data/live-data.ts';
import type { HttpClient } from '../http/client.ts';
import type { Intents } from './intent.ts';

export interface LiveWorld {
  /** Main and anchor client (specification §7). */
  http: HttpClient;
  anchor: HttpClient;
  data: LiveData;
  /** Shows a field's expected value before the server has spoken; the function returned puts it back. */
  expect(source: string, field: string, value: unknown): () => void;
}

/** What steps reach outside the page: the app gives it. */
export interface ActionWorld {
  /** Data and requests: loaded when a step first needs them. */
  live(): Promise<LiveWorld>;
  intents: Intents;
  toast(text: string, tone: 'plain' | 'success' | 'failure'): void;
  confirm(ask: { title: string; text: string; yes: string; no: string }): Promise<boolean>;
  popup(name: string): void;
  closePopup(): void | Promise<void>;
  /** @param fullscreen in the app: a window of its own over the whole screen (specification §2, T10) */
  navigate(to: string, fullscreen?: boolean, retry?: boolean): void | Promise<void>;
  scroll(to: string): void;
  /** @returns whether it was copied; where not, the text has been shown instead */
  copy(text: string): Promise<boolean>;
  share(): Promise<void>;
  /** Opens the app from a visitor's page (specification §4), by the attribution link where asked for. */
  openApp(oneLink: boolean): Promise<void>;
  track(event: string, props: Readonly<Record<string, unknown>>): void;
  /** False when the app does not know the method or there is no app. */
  bridge(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** The token has expired: failure toast, then /login (specification §4, T13). */
  expired(): void;
}
