import { beforeEach, describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { mechanics } from '../index.ts';
import { eraseAnswers } from './erase.ts';
import { refusals } from './refusals.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { send, read, list, review } = callsOf(h);
const dance = { name: 'Rain', talent: 'dance' };

/** The fair with other keys of its first form, under a name of its own. */
const fairWith = (id: string, changes: object = {}) => {
  const document = structuredClone(fair.document) as { campaign: { forms: object[] } };
  document.campaign.forms[0] = { ...document.campaign.forms[0], id, ...changes };
  return { route: 'fair', document };
};

/** A form that nobody has sent. */
let stage = '';
let forms = 0;
beforeEach(async () => {
  forms += 1;
  stage = `stage-${forms}`;
  await h.app.setDocuments([fairWith(stage)]);
});

/** Runs with other keys of it. */
async function withStage(changes: object, work: () => Promise<void>) {
  await h.app.setDocuments([fairWith(stage, changes)]);
  await work();
  await h.app.setDocuments([fairWith(stage)]);
}

describe('a form', () => {
  it('is sent once, pays once, and answers the same key alike without repeating an answer', async () => {
    const { id, token } = await h.newUser();
    expect(await read(stage, token)).toMatchObject({ state: 'none', times: 0, can: 'send', answers: null });
    const key = newKey();
    const first = await send(stage, { ...dance, title: 'hidden', other: 'x' }, token, key);
    expect(first.data).toEqual({
      form: stage,
      state: 'sent',
      times: 1,
      gives: [{ points: 5, prize: null, days: null }],
      balance: 5,
    });
    expect((await send(stage, { ...dance, title: 'hidden', other: 'x' }, token, key)).text).toBe(first.text);
    const now = await read(stage, token);
    expect(now).toMatchObject({
      state: 'sent',
      times: 1,
      sentAt: noon,
      can: 'edit',
      seats: { total: 9, left: 8 },
    });
    expect(now.answers, 'what is not asked is not kept').toEqual([
      { field: 'name', value: 'Rain' },
      { field: 'talent', value: 'dance' },
    ]);
    const { rows } = await h.db.query("SELECT id, thing FROM facts WHERE kind = 'forms' AND thing = $1", [
      stage,
    ]);
    expect(rows).toEqual([{ id: `${stage}/${id}`, thing: stage }]);
  });

  it('is judged by the server: nothing wrong is kept', async () => {
    const { token } = await h.newUser();
    for (const answers of [
      {},
      { name: 'Rain' },
      { name: 'Rain', talent: 'song' },
      { name: 'Rain'.repeat(4), talent: 'dance' },
      { ...dance, talent: 'swim' },
      { ...dance, call: 'soon' },
    ])
      expect((await send(stage, answers as never, token)).code).toBe(refusals.FORM_WRONG.code);
    for (const answers of ['[]', 'null', '7', '{"name":1}', '{"name":{}}', '{', '{"name"'])
      expect(
        (await h.call('POST', `${base}/forms/${stage}`, { token, key: newKey(), body: { answers } })).status,
        answers,
      ).toBe(400);
    expect((await send('none', dance, token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect(await read(stage, token)).toMatchObject({ state: 'none' });
  });

  it('is changed until it is reviewed; what was changed is not judged unseen', async () => {
    const { id, token } = await h.newUser();
    await send(stage, dance, token);
    const changed = await send(stage, { name: 'Rain', talent: 'song', title: 'Moon' }, token);
    expect(changed.data).toMatchObject({ times: 2, gives: [] });
    const verdict = { user: id, verdict: 'accepted' };
    expect((await review(stage, { ...verdict, times: 1 })).code).toBe(refusals.FORM_CHANGED.code);
    expect((await review(stage, { ...verdict, times: 2 })).data).toMatchObject({
      state: 'accepted',
      why: null,
    });
    expect((await review(stage, { ...verdict, times: 2 })).code, 'the answer that got lost').toBe(0);
    expect((await review(stage, { user: id, verdict: 'refused', why: 'unclear', times: 2 })).code).toBe(
      refusals.FORM_REVIEWED.code,
    );
    expect(await read(stage, token)).toMatchObject({ state: 'accepted', reason: 'FORM_SENT' });
    expect((await send(stage, dance, token)).code).toBe(refusals.FORM_SENT.code);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount, 'paid once').toBe(35);
  });

  it('is changed by a process whose clock is behind: no moment of it goes back', async () => {
    const { token } = await h.newUser();
    await send(stage, dance, token);
    h.setClock(noon - 1500);
    expect((await send(stage, { ...dance, name: 'Snow' }, token)).data).toMatchObject({ times: 2 });
    expect(await read(stage, token)).toMatchObject({ times: 2, sentAt: noon });
  });

  it('that is refused says why, gives its seat back, and is sent again where it may be', async () => {
    const { id, token } = await h.newUser();
    await send(stage, dance, token);
    const verdict = { user: id, times: 1, verdict: 'refused' };
    expect((await review(stage, verdict)).status).toBe(400);
    expect((await review(stage, { ...verdict, why: 'ugly' })).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await review(stage, { ...verdict, verdict: 'accepted', why: 'unclear' })).status).toBe(400);
    expect((await review(stage, { ...verdict, why: 'unclear' })).code).toBe(0);
    expect(await read(stage, token)).toMatchObject({
      state: 'refused',
      why: 'unclear',
      can: 'send',
      seats: { left: 9 },
    });
    await withStage({ review: { reasons: [{ id: 'unclear', title: 'Unclear' }] } }, async () => {
      expect(await read(stage, token)).toMatchObject({ reason: 'FORM_DECLINED' });
      expect((await send(stage, dance, token)).code).toBe(refusals.FORM_DECLINED.code);
    });
    expect((await send(stage, dance, token)).data).toMatchObject({ times: 2, gives: [] });
    expect((await review(stage, { user: id, times: 2, verdict: 'accepted' })).code).toBe(0);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(35);
  });

  it('is open by its window, and reviewed when the campaign is over', async () => {
    const { id, token } = await h.newUser();
    h.setClock(at('2025-06-12T00:00:00'));
    expect(await read('survey', token)).toMatchObject({ reason: 'OVER' });
    expect((await send('survey', { stars: '5' }, token)).code).toBe(errors.OVER.code);
    expect((await send(stage, dance, token)).code).toBe(0);
    h.setClock(at('2025-06-14T00:00:00'));
    expect((await review(stage, { user: id, times: 1, verdict: 'accepted' })).code).toBe(0);
    h.setClock(at('2025-06-10T00:00:00') - 1);
    expect((await send('survey', { stars: '5' }, token)).code).toBe(errors.NOT_OPEN.code);
  });

  it('is private: others, visitors and pages read no answer, and no log has one', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await send(stage, { ...dance, name: 'Secretive', call: '+8613800138000' }, a.token);
    for (const token of [undefined, b.token]) {
      const { text } = await h.call('GET', `${base}/forms`, token === undefined ? {} : { token });
      expect(text).not.toMatch(/Secretive|13800138000/);
    }
    expect(await read(stage)).toMatchObject({ reason: 'TOKEN_EXPIRED', times: 0, state: 'none' });
    const path = `${base}/forms/${stage}/submissions`;
    expect((await h.call('GET', path, { token: a.token })).code).toBe(errors.NO_PERMISSION.code);
    expect((await h.call('GET', path)).code).toBe(errors.NO_PERMISSION.code);
    expect(
      (
        await h.call('POST', `${base}/forms/${stage}/reviews`, {
          token: b.token,
          body: { user: a.id, times: 1, verdict: 'accepted' },
        })
      ).code,
    ).toBe(errors.NO_PERMISSION.code);
    expect((await list(stage)).text).toContain('Secretive');
    expect(h.log.lines.join('')).not.toMatch(/Secretive|13800138000/);
  });

  it('asks who somebody is, for a key, and takes whose it is from the token alone', async () => {
    const { token } = await h.newUser();
    const body = { answers: JSON.stringify(dance) };
    expect((await h.call('POST', `${base}/forms/${stage}`, { key: newKey(), body })).code).toBe(
      errors.TOKEN_EXPIRED.code,
    );
    expect((await h.call('POST', `${base}/forms/${stage}`, { token, body })).code).toBe(
      errors.KEY_MISSING.code,
    );
    expect(
      (
        await h.call('POST', `${base}/forms/${stage}`, {
          token,
          key: newKey(),
          body: { ...body, user: 'u1' },
        })
      ).status,
    ).toBe(400);
  });

  it('tells the operator page by page, by state', async () => {
    const people = [];
    for (const name of ['One', 'Two', 'Three']) {
      const who = await h.newUser();
      people.push(who);
      await send(stage, { ...dance, name }, who.token);
    }
    await review(stage, { user: people[1]?.id, times: 1, verdict: 'refused', why: 'unclear' });
    const first = await list(stage, '?size=2');
    const names = (items: unknown) =>
      (items as { answers: { value: string }[] }[]).map(({ answers }) => answers[0]?.value);
    expect(names(first.data.items)).toEqual(['One', 'Two']);
    const rest = await list(stage, `?size=2&cursor=${first.data.next}`);
    expect([names(rest.data.items), rest.data.next]).toEqual([['Three'], null]);
    expect(names((await list(stage, '?state=refused')).data.items)).toEqual(['Two']);
  });

  it('keeps answers as long as the document says, and then that it was sent', async () => {
    const { id, token } = await h.newUser();
    await send(stage, dance, token);
    const erased = at('2025-06-23T00:00:00');
    h.setClock(erased);
    expect(await read(stage, token)).toMatchObject({ state: 'sent', answers: null });
    expect((await list(stage)).text).not.toContain('Rain');
    const campaigns = readCampaigns([fairWith(stage)], mechanics);
    const kept = () =>
      h.db.query<{ answers: string | null }>('SELECT answers FROM form_submissions WHERE user_id = $1', [id]);
    await eraseAnswers(h.db, campaigns, erased - 1);
    expect((await kept()).rows[0]?.answers).toContain('Rain');
    await eraseAnswers(h.db, campaigns, erased);
    expect((await kept()).rows).toEqual([{ answers: null }]);
  });
});

describe('many at once', () => {
  it('fifty taps of one person send one form and pay once', async () => {
    await withStage({ edit: 'never' }, async () => {
      const { token } = await h.newUser();
      const codes = (await Promise.all(Array.from({ length: 50 }, () => send(stage, dance, token)))).map(
        ({ code }) => code,
      );
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set([0, refusals.FORM_SENT.code]));
      expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(5);
    });
  });

  it('of twenty people nine get the nine seats, and nothing stays of the others', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => h.newUser()));
    const codes = (await Promise.all(people.map(({ token }) => send(stage, dance, token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(9);
    expect(new Set(codes)).toEqual(new Set([0, refusals.FORM_FULL.code]));
    expect(await read(stage)).toMatchObject({ reason: 'FORM_FULL', seats: { total: 9, left: 0 } });
    const { rows } = await h.db.query('SELECT count(*) AS sent FROM form_submissions WHERE form = $1', [
      stage,
    ]);
    expect(rows).toEqual([{ sent: 9 }]);
    const seated = people[codes.indexOf(0)];
    expect(await read(stage, seated?.token), 'whoever has a seat changes what they sent').toMatchObject({
      can: 'edit',
    });
  });

  it('two verdicts at once: one stands', async () => {
    const { id, token } = await h.newUser();
    await send(stage, dance, token);
    const codes = await Promise.all(
      [{ verdict: 'accepted' }, { verdict: 'refused', why: 'unclear' }].map((one) =>
        review(stage, { user: id, times: 1, ...one }).then(({ code }) => code),
      ),
    );
    expect(new Set(codes)).toEqual(new Set([0, refusals.FORM_REVIEWED.code]));
  });
});
