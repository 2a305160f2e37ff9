import { useId, useState } from 'react';
import { type Press, Pressable, useStrings } from '../../engine/index.ts';

/** As many signs as the API takes of a document (schemas/api/draft-request.schema.json). */
const LONGEST = 262_144;

/** A document, pasted or of a file. It stays there after it is judged: who mends a mistake sends it again. */
export function DocumentField({ keep }: { readonly keep: Press }) {
  const t = useStrings<'draft-desk'>();
  const id = useId();
  const [text, setText] = useState('');
  const long = text.length > LONGEST;
  return (
    <div className="draft-desk__new">
      <label className="draft-desk__label" htmlFor={id}>
        {t('draft_field')}
      </label>
      <textarea
        id={id}
        className="draft-desk__text"
        rows={8}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={long}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-note`} className="draft-desk__note" aria-live="polite">
        {long ? t('draft_long', { most: LONGEST }) : null}
      </p>
      {/* The browser's own button speaks the browser's language, not the page's: it is not seen, and the label is what is tapped. */}
      <label className="draft-desk__file btn btn--secondary">
        {t('draft_file')}
        <input
          className="sr-only"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file once more, when it has been mended.
            target.value = '';
            file?.text().then(setText, () => undefined);
          }}
        />
      </label>
      <Pressable
        press={keep}
        item={{ text }}
        className="btn btn--primary"
        disabled={text.trim() === '' || long}
      >
        {t('draft_send')}
      </Pressable>
    </div>
  );
}
