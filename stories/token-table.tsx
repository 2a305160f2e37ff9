import type { Theme } from '../app/prerender/theme.ts';
import { testSchemas } from '../engine/testing.tsx';
import { pairs, WORDS } from '../tools/designers/colour-pairs.ts';
import { contrast } from '../tools/testing/contrast.ts';

type Palette = Theme['palette'];

const roles = testSchemas.get('common/palette.schema.json')?.properties ?? {};

/** Every colour of a palette with what it is for, and the pairs that words are read in. */
export function Colours({ palette }: { palette: Palette }) {
  return (
    <>
      <div className="designers__grid">
        {Object.entries(roles).map(([role, { description }]) =>
          // Some a family may leave out.
          palette[role] === undefined ? null : (
            <figure key={role} className="designers__card">
              <div style={{ background: palette[role] }} />
              <strong>{role}</strong>
              <small>{description}</small>
              <code>{palette[role]}</code>
            </figure>
          ),
        )}
      </div>
      <h2>Contrast</h2>
      <table className="designers__props">
        <thead>
          <tr>
            <th>pair</th>
            <th>looks</th>
            <th>ratio</th>
            <th>at least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([on, ground, least]) => {
            const ratio = contrast(palette[on] ?? '', palette[ground] ?? '');
            return (
              <tr key={on + ground}>
                <th scope="row">
                  {on} on {ground}
                </th>
                <td>
                  <span
                    aria-hidden="true"
                    className="designers__sample"
                    style={{ background: palette[ground], color: palette[on] }}
                  >
                    {/* Nobody reads what is held to less than words. */}
                    {least < WORDS ? <i className="designers__mark" /> : 'Aa 字 12'}
                  </span>
                </td>
                <td>
                  {ratio.toFixed(1)} {ratio < least ? <b>too low</b> : null}
                </td>
                <td>{least}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
