import type { ReactNode } from 'react';
import { useFormat } from '../../../engine/index.ts';
import type { MbtiTypeAnswer } from '../../../schemas/generated/types.gen.ts';
import { fill } from '../fill.ts';
import { rarityOf } from '../rules/rarity.ts';
import type { Texts } from '../texts.ts';

/** How rare a type is, and of how many people that is said; nothing while too few have one. */
export function Rarity(props: { texts: Texts; facts: MbtiTypeAnswer | undefined }): ReactNode {
  const { texts, facts } = props;
  const { score } = useFormat();
  const rarity = facts ? rarityOf(facts.people, facts.everybody) : null;
  if (!facts || rarity === null) return null;
  return (
    <p className="mbti-rarity tabular">
      <b>{fill(texts.rarity, { n: rarity, type: facts.type ?? '' })}</b>
      <small>{score(facts.everybody, (n) => fill(texts.raritySample, { n }))}</small>
    </p>
  );
}
