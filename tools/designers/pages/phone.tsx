import { useEffect, useState } from 'react';

interface PhoneProps {
  /** Id of a story. */
  story: string;
  title: string;
  /** Values of the toolbar in place of those that are chosen. */
  globals?: Readonly<Record<string, string>>;
  width?: number;
  height?: number;
}

const written = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';');

/** A story in a phone of its own: what sticks to an edge sticks to the phone's. */
export function Phone({
  story,
  title,
  globals = {},
  width = 390,
  height = 560,
}: PhoneProps): React.ReactNode {
  const src = `iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(written(globals))}`;
  return (
    <figure className="designers__phone" style={{ width }}>
      <figcaption>{title}</figcaption>
      <iframe src={src} title={title} width={width} height={height} loading="lazy" />
    </figure>
  );
}

/** A button that copies a text, and says so. */
export function Copy({ text, label }: { text: string; label: string }): React.ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const back = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(back);
  }, [copied]);
  return (
    <button
      type="button"
      className="designers__copy"
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? 'Copied' : label}
    </button>
  );
}
