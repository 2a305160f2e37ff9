import {
  type Answers,
  type AskedField,
  filesIn,
  shownFields,
  tidyAnswers,
  wrongAnswers,
} from '../../engine/document/anywhere/answers.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { takesSort } from '../../engine/document/anywhere/file-sort.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import { storeFacts, tellAll } from '../../server/kernel/facts.ts';
import type { Life } from '../../server/kernel/mechanic.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { pick, randomOf } from '../../server/seed/random.ts';
import { pictureOf } from './files/dot.ts';
import { keepFile, waits } from './files/store.ts';
import { decide } from './review.ts';
import { type Form, forms } from './rules.ts';
import { sendForm } from './send.ts';
import { ownOf } from './standing.ts';

/** How many of the crowd fill a form in, where there are so many and there is room for them. */
const senders = 40;

const sentences = [
  '第一次参加，有点紧张，也很期待。',
  '朋友推荐我来的，想认识更多喜欢唱歌的人。',
  'I sing in the kitchen every night. Time for a bigger room.',
  'ดูมาทุกปี ปีนี้ขอลองเองบ้าง',
  'Mình muốn kể câu chuyện của quê mình.',
];

/** Of a colour. */
const between = (random: () => number): number => 60 + Math.floor(random() * 180);

/** What one person writes into a field. */
function written(field: AskedField, name: string, random: () => number): string {
  const { least, most, options = [], choose = { least: 1, most: 1 } } = field;
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const day = (text: string | undefined, other: number) =>
    Math.floor((text ? Date.parse(text) : other) / DAY);
  const said: Readonly<Record<AskedField['kind'], () => string>> = {
    text: () => name,
    long: () => pick(sentences, random),
    number: () => String(between(least ?? Math.min(1, most ?? 1), most ?? (least ?? 0) + 40)),
    choice: () =>
      [...options]
        .sort(() => random() - 0.5)
        .slice(0, between(choose.least, choose.most))
        .map(({ id }) => id)
        .join(),
    date: () =>
      new Date(between(day(field.from, Date.UTC(1990, 0)), day(field.until, Date.UTC(2005, 0))) * DAY)
        .toISOString()
        .slice(0, 10),
    phone: () => `+1555${between(1_000_000, 9_999_999)}`,
    email: () => `guest${between(100, 999)}@mail.example`,
    consent: () => 'yes',
    signature: () => `~${name}`,
    file: () =>
      takesSort(field, 'png')
        ? Array.from({ length: 22 }, () => pick([...'abcdefghijkmnpqrstuvwxyz'], random)).join('')
        : '',
  };
  return said[field.kind]();
}

/** A form filled in from top to bottom, so that what hangs on an answer is answered as well. */
function filledIn({ fields }: Form, name: string, random: () => number): Answers {
  let answers: Answers = {};
  for (const field of fields)
    if (shownFields(fields, answers).includes(field))
      answers = { ...answers, [field.id]: written(field, name, random) };
  return tidyAnswers(fields, answers);
}

/**
 * Some of the crowd have sent it, at moments over the whole time until now; where somebody reviews it, the older ones are
 * decided. Those as whom the product is tried have sent nothing.
 */
export const seed: NonNullable<Life['seed']> = async (tx, campaign, { crowd, since, now, hearers }) => {
  const facts = [];
  for (const form of campaign.block(forms)?.values() ?? []) {
    const random = randomOf(`${campaign.id} form ${form.id} ${since}`);
    const from = Math.max(since, campaign.schedule.start);
    const until = Math.min(now, campaign.schedule.end);
    const most = Math.min(senders, Math.floor((form.seats ?? Infinity) / 2));
    if (from >= until) continue;
    for (const [nth, { user_id: user, nickname }] of crowd.slice(0, most).entries()) {
      const at = Math.floor(from + ((nth + random()) / most) * (until - from));
      const answers = filledIn(form, nickname, random);
      // Nobody sends twice what a try-out has invented before, and nobody what their name is too short for.
      if (
        windowAt(form.window, campaign, at).phase !== 'live' ||
        wrongAnswers(form.fields, answers).length > 0
      )
        continue;
      await lockAccount(tx, pointsOf(campaign.id, user));
      if ((await ownOf(tx, campaign.id, user)).has(form.id)) continue;
      for (const file of filesIn(form.fields, answers)) {
        const bytes = pictureOf(between(random), between(random), between(random));
        await keepFile(tx, { ...file, activity: campaign.id, form: form.id, user, sort: 'png', bytes, at });
      }
      const sent = await sendForm(tx, campaign, form, { user, answers, before: null, at, until: at + waits });
      facts.push(...(sent?.facts ?? []));
      const [why] = form.review?.reasons.keys() ?? [];
      if (why === undefined || nth > most * 0.7) continue;
      const verdict =
        random() < 0.2 ? { verdict: 'refused' as const, why } : { verdict: 'accepted' as const };
      await decide(tx, campaign, form, { user, times: 1, ...verdict }, at);
    }
  }
  if (facts.length > 0) await tellAll(tx, hearers, campaign, await storeFacts(tx, campaign, facts));
};
