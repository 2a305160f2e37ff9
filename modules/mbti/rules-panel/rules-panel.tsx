import { defineWidget, useFormat, useSource } from '../../../engine/index.ts';
import type { MbtiRulesPanelProps, MbtiTypeAnswer } from '../../../schemas/generated/types.gen.ts';
import { fill } from '../types.ts';

/** The rules of the game, and what is paid to how many (specification §2, §9). */
export const mbtiRulesPanel = defineWidget<MbtiRulesPanelProps>(
  ({ facts, labels: { texts }, rules: { rules, table } }) => {
    const { integer } = useFormat();
    const now = useSource<MbtiTypeAnswer>(facts).data?.participants;
    const holds = ({ from, to }: { from: number; to: number | null }): boolean =>
      now !== undefined && now >= from && (to === null || now <= to);
    return (
      <div className="mbti-rules-panel">
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <table>
          <caption>
            {texts.rewardTable}
            {now === undefined ? null : (
              <span className="tabular"> · {fill(texts.rulesNow, { n: integer(now) })}</span>
            )}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.tableParticipants}</th>
              <th scope="col">{texts.tableRanks}</th>
              <th scope="col">{texts.tablePoints}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {table.map(({ participants: { from, to }, participants, ranks, points }) => (
              <tr key={from} aria-current={holds(participants) ? 'true' : undefined}>
                <th scope="row">
                  {to === null
                    ? fill(texts.participantsOpen, { from: integer(from) })
                    : fill(texts.participantsRange, { from: integer(from), to: integer(to) })}
                </th>
                <td>{fill(texts.ranksTop, { n: ranks })}</td>
                <td>{fill(texts.pointsValue, { n: integer(points) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
);
