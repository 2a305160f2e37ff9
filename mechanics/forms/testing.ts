import type { Answers } from '../../engine/document/anywhere/answers.ts';
import type { FormEntry, FormsAnswer } from '../../schemas/generated/types.gen.ts';
import { type Harness, newKey, serviceKey } from '../../server/fixtures/harness.ts';
import { base } from '../../server/fixtures/open-fair.ts';

/** The calls of forms, as tests make them. */
export const callsOf = (h: Harness) => {
  const headers = { 'x-service-key': serviceKey };
  return {
    send: (form: string, answers: Answers, token: string, key = newKey()) =>
      h.call('POST', `${base}/forms/${form}`, { token, key, body: { answers: JSON.stringify(answers) } }),
    /** One form of the answer. */
    read: async (form: string, token?: string): Promise<FormEntry> => {
      const { data } = await h.call('GET', `${base}/forms`, token === undefined ? {} : { token });
      const found = (data as unknown as FormsAnswer).forms.find(({ id }) => id === form);
      if (found === undefined) throw new Error(`the fair has no form ${form}`);
      return found;
    },
    list: (form: string, query = '') =>
      h.call('GET', `${base}/forms/${form}/submissions${query}`, { headers }),
    review: (form: string, body: object) =>
      h.call('POST', `${base}/forms/${form}/reviews`, { headers, body }),
  };
};
