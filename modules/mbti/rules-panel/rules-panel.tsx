import { defineWidget, useFormat } from '../../../engine/index.ts';
import type { MbtiRulesPanelProps } from '../../../schemas/generated/types.gen.ts';
import { fill } from '../fill.ts';

/** The rules of the game, and what an event pays to how many (specification §2, §9, decision 0052). */
export const mbtiRulesPanel = defineWidget<MbtiRulesPanelProps>(
  ({ labels: { texts }, rules: { rules, table } }) => {
    const { amount } = useFormat();
    return (
      <div className="mbti-rules-panel">
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <table>
          <caption>{texts.rewardTable}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.tableParticipants}</th>
              <th scope="col">{texts.tableRanks}</th>
              <th scope="col">{texts.tablePoints}</th>
            </tr>
          </thead>
          <tbody className="tabular">
            {table.map(({ participants: { from, to }, ranks, points }) => (
              <tr key={from}>
                <th scope="row">
                  {to === null
                    ? fill(texts.participantsOpen, { from: amount(from) })
                    : fill(texts.participantsRange, { from: amount(from), to: amount(to) })}
                </th>
                <td>{fill(texts.ranksTop, { n: ranks })}</td>
                <td>{fill(texts.pointsValue, { n: amount(points) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  },
);
