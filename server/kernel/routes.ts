import { isDynamic, parametersOf } from '../../engine/document/anywhere/match-route.ts';
import type { ScheduleTimes } from '../../engine/document/anywhere/phase.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';

/** A document as the list of all addresses shows it (T14). */
export interface RouteEntry {
  /** The document's route, with its parameters as its file has them. */
  readonly id: string;
  /** `campaigns`, `pages`, or the address of the area that it shares with others. */
  readonly group: string;
  /** Address below the base path; null where a parameter has no value that is known. */
  readonly href: string | null;
  readonly title: unknown;
  readonly redirect: string | null;
  readonly schedule: ScheduleTimes | null;
}

/** What a document says of its address. */
export interface Routed extends Pick<RouteEntry, 'id' | 'title' | 'redirect' | 'schedule'> {
  /** Values of its parameters, by name. */
  readonly params: Readonly<Record<string, readonly string[]>>;
}

const firstStep = (id: string): string => id.split('/')[0] ?? '';

/** An address at which a document answers: optional parameters left out, the others with the first value it names. */
function hrefOf({ id, params }: Routed): string | null {
  if (!isDynamic(id)) return addressOf(id);
  const needed = new Map(
    parametersOf(id)
      .filter(({ optional }) => !optional)
      .map(({ name }) => [name, params[name]?.[0]]),
  );
  const steps = id.split('/').flatMap((step) => {
    const [parameter] = parametersOf(step);
    return parameter === undefined ? [step] : needed.has(parameter.name) ? [needed.get(parameter.name)] : [];
  });
  return steps.includes(undefined) ? null : `/${steps.join('/')}`;
}

/** Where groups stand: campaigns, then areas by their address, then single pages. */
const place = (group: string): number => (group === 'campaigns' ? 0 : group === 'pages' ? 2 : 1);

/** All documents by group; campaigns with the latest start first, everything else by its route. Pure. */
export function routesOf(documents: readonly Routed[]): RouteEntry[] {
  const members = new Map<string, number>();
  for (const { id } of documents) members.set(firstStep(id), (members.get(firstStep(id)) ?? 0) + 1);
  const groupOf = ({ id, schedule }: Routed): string => {
    if ((members.get(firstStep(id)) ?? 0) > 1) return `/${firstStep(id)}`;
    return schedule === null ? 'pages' : 'campaigns';
  };
  return documents
    .map((one) => {
      const { id, title, redirect, schedule } = one;
      return { id, title, redirect, schedule, group: groupOf(one), href: hrefOf(one) };
    })
    .sort(
      (a, b) =>
        place(a.group) - place(b.group) ||
        compare(a.group, b.group) ||
        (a.group === 'campaigns' ? (b.schedule?.start ?? 0) - (a.schedule?.start ?? 0) : 0) ||
        compare(a.id, b.id),
    );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
