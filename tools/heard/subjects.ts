import type { Language } from '../../engine/i18n/language.ts';
import { mainStory } from '../baseline/main-story.ts';
import type { Subject } from './run.ts';

/** Heard in more languages than one: what is drawn is alike, the words are not. */
const more: readonly Language[] = ['th', 'cn'];

/** Widgets that say most by themselves. */
const speakMost = [
  'battle-bar',
  'card-album',
  'check-in-calendar',
  'code-redeem',
  'countdown',
  'exchange-grid',
  'form-steps',
  'invite-card',
  'lucky-draw',
  'milestone-track',
  'pair-seats',
  'ranking-list',
  'season-pass',
  'task-list',
  'team-card',
  'vote-poll',
];

/** Screens of modules. */
const screens = ['mbti-home', 'mbti-match', 'mbti-report', 'mbti-short', 'mbti-test', 'mbti-visibility'];

/** Whole documents, of money and of what is worn: heard where their readers are. */
const documents = ['dress_center/border', 'income', 'income/details', 'withdrawal', 'withdrawal/rule'];
/** What is around one, as the build puts it. */
const frames: Readonly<Record<string, string>> = { 'dress_center/border': 'dress_center/frame.json' };

const named = (name: string, lang: Language): string => (lang === 'en' ? name : `${lang}/${name}`);

const ofStory =
  (lang: Language) =>
  (widget: string): Subject => ({ name: named(widget, lang), lang, shows: mainStory(widget) });

const ofDocument =
  (lang: Language) =>
  (route: string): Subject => ({
    name: named(`pages/${route.replaceAll('/', '-')}`, lang),
    lang,
    shows: { document: `${route}.json`, frame: frames[route] },
  });

/** Whatever is listened to, each with a name of its own, below which its file stands. */
export const subjects = (widgets: readonly string[]): readonly Subject[] => [
  ...[...widgets, ...screens].map(ofStory('en')),
  ...more.flatMap((lang) => [
    ...[...speakMost, ...screens].map(ofStory(lang)),
    ...documents.map(ofDocument(lang)),
  ]),
];

/** Those that are meant by a name: it alone, or what is heard of it in every language. */
export const meantBy = (name: string, all: readonly string[]): readonly string[] =>
  all.includes(name) ? [name] : all.filter((one) => one.endsWith(`/${name}`));
