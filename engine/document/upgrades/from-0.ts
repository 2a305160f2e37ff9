import { isObject, type Json } from '../../json.ts';
import type { DocumentJson, Upgrade } from './upgrade-step.ts';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Keys that were renamed and carry their value over. */
const rename = (source: Json, names: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [names[key] ?? key, value]));

/** `{ "action": "goto", "url": "/x" }` becomes `{ "do": "navigate", "to": "/x" }`. */
function toStep(step: unknown): unknown {
  if (!isObject(step)) return step;
  const { action, url, ...rest } = step;
  const kind = action === 'goto' ? 'navigate' : action;
  return { do: kind, ...(url === undefined ? {} : { to: url }), ...rest };
}

/** `type`, `children`, `onClick` and `source` of a component become `widget`, `body`, `press` and `from` of a node. */
function toNode(component: unknown): unknown {
  if (!isObject(component)) return component;
  const { type, ...rest } = component;
  const node = rename(rest, { children: 'body', onClick: 'press', source: 'from', showIf: 'visible' });
  if (Array.isArray(node.body)) node.body = node.body.map(toNode);
  if (Array.isArray(node.press)) node.press = node.press.map(toStep);
  if (Array.isArray(node.tabs)) {
    node.tabs = node.tabs.map((tab) => (isObject(tab) ? { ...tab, ...bodyOf(tab) } : tab));
  }
  return { widget: type, ...node };
}

const bodyOf = (tab: Json): Json => (Array.isArray(tab.body) ? { body: tab.body.map(toNode) } : {});

/** A list with `name` and seconds became an object by name with durations. */
function toSources(sources: unknown): Json {
  return Object.fromEntries(
    list(sources)
      .filter(isObject)
      .map(({ name, url, interval, ...rest }) => [
        String(name),
        { get: url, ...(typeof interval === 'number' ? { every: `${interval}s` } : {}), ...rest },
      ]),
  );
}

function toSchedule(time: Json): Json {
  return rename(time, { begin: 'start', announce: 'preview', result: 'settle' });
}

/**
 * Version 0 had a list of components with `type`, `time` with `begin`, a skin by name, data sources in a list and
 * `needLogin`. What it does not know keeps its name and value: the check tells.
 */
export const upgradeFrom0: Upgrade = {
  from: 0,
  name: 'components become nodes, time becomes schedule',
  apply(document: DocumentJson): DocumentJson {
    const { version: _, components, time, skin, sources, needLogin, langs, ...rest } = document;
    return {
      ...rest,
      version: 1,
      ...(langs === undefined ? {} : { languages: langs }),
      ...(isObject(time) ? { schedule: toSchedule(time) } : {}),
      ...(typeof needLogin === 'boolean' ? { access: { token: needLogin ? 'required' : 'optional' } } : {}),
      ...(skin === undefined ? {} : { theme: { preset: skin } }),
      ...(sources === undefined ? {} : { data: toSources(sources) }),
      body: list(components).map(toNode),
    };
  },
};
