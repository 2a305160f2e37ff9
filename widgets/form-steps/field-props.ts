import type { Uploads } from './files/use-uploads.ts';
import type { Field } from './use-filling.ts';

/** What each sort of field gets. */
export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly value: string;
  /** Of the element that is typed into, or of the first of several. */
  readonly id: string;
  /** Ids of what is said below it. */
  readonly told: string | undefined;
  readonly invalid: boolean;
  readonly set: (value: string) => void;
  readonly uploads: Uploads;
}
