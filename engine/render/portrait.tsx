import { Picture } from './picture.tsx';

interface PortraitProps {
  /** The `avatar` of a person; '' where they have none. */
  readonly src: string;
  /** px at 390, of both sides. */
  readonly size: number;
}

/**
 * The face of a person, or a head and shoulders where there is none or it does not load (base.css). The name stands beside
 * it, so it says nothing itself.
 */
export const Portrait = ({ src, size }: PortraitProps) => (
  <Picture src={src} alt="" width={size} height={size} className="portrait" />
);
