import { defineWidget, Markdown } from '../../engine/index.ts';
import type { RuleSectionProps } from '../../schemas/generated/types.gen.ts';

/** Rules to read, each with its number in an ornament. */
export const ruleSection = defineWidget<RuleSectionProps>(({ rules }) => (
  <ol className="rule-section">
    {rules.map((rule, index) => (
      // Rules have no id and never move: their place is who they are.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index} className="rule-section__rule">
        {rule.title ? <h3 className="rule-section__title">{rule.title}</h3> : null}
        <div className="rule-section__text">
          <Markdown blocks={rule.text} />
        </div>
      </li>
    ))}
  </ol>
));
