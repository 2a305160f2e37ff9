import { produce } from 'immer';
import type { LiveData } from '../live-data.ts';
import { setField } from '../set-field.ts';

/** Shows the expected value of one field of a source's answer; the function returned puts it back. */
export const expectField = (data: LiveData, source: string, field: string, value: unknown): (() => void) =>
  data.expect(source, (answer) => produce(answer, (draft: unknown) => setField(draft, field, value)));
