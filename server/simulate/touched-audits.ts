import { type Audit, type Audited, askAudit, auditsOf } from '../audit.ts';
import type { Queryable } from '../database/database.ts';
import type { ServerRoom } from '../kernel/mechanic.ts';
import { Catalog } from './catalog.ts';
import { narrowed } from './narrowed.ts';
import type { Written } from './watched-database.ts';

/** An audit that has so often found what was right is none of single people. */
const FALSE_ALARMS = 10;

interface Touchable {
  readonly audit: Audit;
  readonly reads: ReadonlySet<string>;
  /** It, of some people. */
  readonly ofPeople: string;
  falseAlarms: number;
}

/**
 * Asks after a step what can have become wrong by it: of the audits that read what it has written those that can be asked of
 * single people, of the people whom it named. All else is for `auditEach`, which takes a thousand times as long.
 */
export class TouchedAudits {
  readonly #db: Queryable;
  readonly #catalog: Catalog;
  readonly #touchable: readonly Touchable[];

  private constructor(db: Queryable, catalog: Catalog, touchable: readonly Touchable[]) {
    this.#db = db;
    this.#catalog = catalog;
    this.#touchable = touchable;
  }

  /** @param activity id of the campaign */
  static async of(db: Queryable, rooms: readonly ServerRoom[], activity: string): Promise<TouchedAudits> {
    const catalog = await Catalog.of(db);
    const touchable = auditsOf(rooms).flatMap((audit) => {
      const ofPeople = narrowed(audit.sql, catalog, activity);
      return ofPeople === null ? [] : [{ audit, reads: catalog.read(audit.sql), ofPeople, falseAlarms: 0 }];
    });
    return new TouchedAudits(db, catalog, touchable);
  }

  /** Those that are asked of single people, as `<room>: <rule>`. */
  get rules(): readonly string[] {
    return this.#touchable
      .filter(({ falseAlarms }) => falseAlarms < FALSE_ALARMS)
      .map(({ audit }) => `${audit.room}: ${audit.rule}`);
  }

  /** @returns audits that find a row, each as a whole */
  async ask({ statements, people }: Written): Promise<readonly Audited[]> {
    const tables = new Set([...statements].flatMap((sql) => [...this.#catalog.written(sql)]));
    if (tables.size === 0 || people.size === 0) return [];
    const found: Audited[] = [];
    for (const one of this.#touchable) {
      if (one.falseAlarms >= FALSE_ALARMS || ![...one.reads].some((table) => tables.has(table))) continue;
      const { rows } = await this.#db.query(one.ofPeople, [[...people]]);
      if (rows.length === 0) continue;
      const whole = await askAudit(this.#db, one.audit);
      if (whole.broken > 0) found.push(whole);
      else one.falseAlarms += 1;
    }
    return found;
  }
}
