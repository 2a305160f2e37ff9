import { isSpelt, plainCode } from '../../document/anywhere/code-word.ts';
import { INVITED } from '../attribution/invited-name.ts';

const SLOT = 'gala.invited';

/** How long a code that a link brought waits to be used, ms. */
export const INVITED_LASTS = 30 * 86_400_000;

/** What of a browser keeps it. `localStorage` may throw on being looked at. */
export interface InvitedBrowser {
  readonly location: { readonly search: string };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Codes that wait, by campaign, each with the moment at which it came. */
type Kept = Readonly<Record<string, readonly [code: string, at: number]>>;

function keptIn(browser: InvitedBrowser, now: number): Kept {
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(SLOT) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([, one]) => {
        const [code, at] = Array.isArray(one) ? (one as unknown[]) : [];
        return (
          typeof code === 'string' && isSpelt(code) && Number(at) > now - INVITED_LASTS && Number(at) <= now
        );
      }),
    ) as Kept;
  } catch {
    return {};
  }
}

/**
 * The code by which somebody was invited to a campaign, plain: what the address brings, else what waits on the phone, where it
 * outlives log-in, reloads and the visit. It says who has invited, never who was.
 *
 * @param campaign id of the page
 */
export function invitedTo(browser: InvitedBrowser, campaign: string, now: number): string | null {
  const code = plainCode(new URLSearchParams(browser.location.search).get(INVITED) ?? '');
  const kept = keptIn(browser, now);
  if (!isSpelt(code)) return kept[campaign]?.[0] ?? null;
  write(browser, { ...kept, [campaign]: [code, now] });
  return code;
}

/** The code was used: it waits no more. */
export function forgetInvited(browser: InvitedBrowser, campaign: string, now: number): void {
  const { [campaign]: used, ...others } = keptIn(browser, now);
  if (used !== undefined) write(browser, others);
}

function write(browser: InvitedBrowser, kept: Kept): void {
  try {
    const { localStorage } = browser;
    if (Object.keys(kept).length === 0) localStorage.removeItem(SLOT);
    else localStorage.setItem(SLOT, JSON.stringify(kept));
  } catch {
    // full, or closed to us: it is in the address while the page is open
  }
}
