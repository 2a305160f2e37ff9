import type { Problem } from '../finding.ts';
import type { Taint } from '../model/taint.ts';
import { nameKey, type Outline, propertyAt } from '../text/parse.ts';
import { child, isObject, type Json, valueAt } from '../text/pointer.ts';
import type { CampaignShape } from './campaign-shape.ts';
import type { Kinds } from './kinds.ts';

/** A document while its shape is judged: `value` and the tree of `outline` become what was meant. */
export class Draft {
  readonly problems: Problem[] = [];
  /** Pointers of values that got another key or another kind. */
  readonly mended: string[] = [];
  readonly value: unknown;
  readonly outline: Outline;
  readonly taint: Taint;
  readonly kindsBy: ReadonlyMap<string, Kinds>;
  readonly campaign: CampaignShape;

  constructor(
    value: unknown,
    outline: Outline,
    taint: Taint,
    kindsBy: ReadonlyMap<string, Kinds>,
    campaign: CampaignShape,
  ) {
    this.value = value;
    this.outline = outline;
    this.taint = taint;
    this.kindsBy = kindsBy;
    this.campaign = campaign;
  }

  objectAt(pointer: string): Json {
    const at = valueAt(this.value, pointer);
    return isObject(at) ? at : {};
  }

  rename(at: string, from: string, to: string): void {
    const object = this.objectAt(at);
    object[to] = object[from];
    delete object[from];
    const key = propertyAt(this.outline.tree, child(at, from))?.children?.[0];
    if (key) nameKey(key, to);
    this.mended.push(child(at, to));
  }

  /** A block of the campaign stands beside it. */
  isBesideCampaign(key: string): boolean {
    return this.campaign.keys.includes(key) && Object.hasOwn(this.objectAt(''), key);
  }

  /** What the campaign lacks stands beside it. */
  isCampaignBeside(): boolean {
    return this.campaign.keys.some((key) => this.isBesideCampaign(key));
  }
}
