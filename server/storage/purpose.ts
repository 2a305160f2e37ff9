import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Database, Queryable } from '../database/database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** How long the dates of a try-out hold, in ms: a campaign of a week then still has a day to go. */
const DATES_LAST = 2.5 * DAY;

/** Any constant will do: processes that start together say one after the other what the database is for. */
const lock = 7_150_827;

/** A database that another kind of server has begun. */
export class WrongPurpose extends DatabaseUnavailable {
  constructor(message: string) {
    super(message, undefined);
    this.name = 'WrongPurpose';
  }
}

interface Claimed {
  readonly purpose: 'try-out' | 'production';
  readonly moment: number | null;
}

async function claimedAs(tx: Queryable): Promise<Claimed | undefined> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  const { rows } = await tx.query<Claimed>('SELECT purpose, moment FROM purpose');
  return rows[0];
}

async function claim(tx: Queryable, purpose: Claimed['purpose'], moment: number | null): Promise<void> {
  await tx.query(
    `INSERT INTO purpose (id, purpose, moment) VALUES (1, $1, $2)
     ON CONFLICT (id) DO UPDATE SET purpose = excluded.purpose, moment = excluded.moment`,
    [purpose, moment],
  );
}

const holds = async (tx: Queryable, table: 'seeded' | 'users'): Promise<boolean> =>
  (await tx.query(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0;

/** Whether a database holds real data. An earlier version of the try-out left no mark, but it has seeded. */
async function isReal(tx: Queryable, claimed: Claimed | undefined): Promise<boolean> {
  if (claimed) return claimed.purpose === 'production';
  return !(await holds(tx, 'seeded')) && (await holds(tx, 'users'));
}

/**
 * A try-out that begins anew puts no real data out of sight.
 *
 * @throws WrongPurpose for a database with real data
 */
export async function demandNoRealData(db: Database): Promise<void> {
  if (await db.transaction(async (tx) => isReal(tx, await claimedAs(tx))))
    throw new WrongPurpose(
      'This database holds real data, and --fresh puts only a try-out’s aside. Name another folder, or move it away yourself.',
    );
}

/** The dates of a try-out. */
export interface TryOutDates {
  /** The moment, ms UTC, around which they lie; null: they are the documents' own. */
  readonly moment: number | null;
  /** How many days they have been moved on just now, because they had run out. */
  readonly movedOn: number;
}

/** Dates that have run out move on by whole days, so that times of day and all that lies between them stay. */
function datesAt(moment: number, now: number): TryOutDates {
  const age = now - moment;
  // A clock that has been put back leaves them in the future.
  if (age > -DAY && age < DATES_LAST) return { moment, movedOn: 0 };
  const days = Math.floor(age / DAY);
  return { moment: moment + days * DAY, movedOn: days };
}

/**
 * Marks a database as a try-out's, and says around which moment its dates lie. What it holds stays. On a PostgreSQL,
 * which several processes may share, all of them have moved dates or none, as the first had; the embedded engine is
 * open in one process only, which may choose anew each time.
 *
 * @param now the server's clock, ms UTC
 * @throws WrongPurpose for a database with real data, or with dates of the other kind
 */
export function claimForTryOut(db: Database, realDates: boolean, now: number): Promise<TryOutDates> {
  return db.transaction(async (tx) => {
    const claimed = await claimedAs(tx);
    if (await isReal(tx, claimed))
      throw new WrongPurpose(
        'This database holds real data, and a try-out would put invented people into it. Name another one, or serve it with npm run serve.',
      );
    const shared = db.engine === 'postgres' && claimed !== undefined;
    if (shared && realDates !== (claimed.moment === null))
      throw new WrongPurpose(
        realDates
          ? 'The try-out in this database has moved dates, and all its processes must agree on them. Start without --real-dates, or name another database.'
          : 'The try-out in this database has the documents’ dates, and all its processes must agree on them. Start with --real-dates, or name another database.',
      );
    if (realDates) {
      if (!claimed) await claim(tx, 'try-out', null);
      return { moment: null, movedOn: 0 };
    }
    const dates = datesAt(claimed?.moment ?? now, now);
    if (dates.moment !== claimed?.moment) await claim(tx, 'try-out', dates.moment);
    return dates;
  });
}

/** The moment of a try-out's dates as it stands in the database: another process may have moved it on. */
export async function momentOfTryOut(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ moment: number | null }>('SELECT moment FROM purpose');
  return rows[0]?.moment ?? null;
}

/**
 * Marks a database as the real one.
 *
 * @throws WrongPurpose for a database that a try-out has filled, or that a power loss may destroy
 */
export function claimForProduction(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ fsync: string }>("SELECT current_setting('fsync') AS fsync");
    if (db.engine === 'postgres' && rows[0]?.fsync === 'off')
      throw new WrongPurpose(
        'This PostgreSQL runs with fsync = off: a power loss may destroy it. Switch it on.',
      );
    const claimed = await claimedAs(tx);
    if (claimed?.purpose === 'try-out' || (await holds(tx, 'seeded')))
      throw new WrongPurpose(
        'This database is a try-out’s: it holds invented people, points and orders. Name an empty one.',
      );
    if (!claimed) await claim(tx, 'production', null);
  });
}
