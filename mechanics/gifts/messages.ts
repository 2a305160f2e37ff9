import { dayIndex, dayOf } from '../../engine/document/anywhere/days.ts';
import type { Hear } from '../../server/kernel/facts.ts';
import type { MessageKinds } from '../../server/kernel/message-kinds.ts';
import { tell } from '../../server/kernel/messages.ts';
import { room } from './room.ts';
import { kind } from './rules.ts';

export const messages: MessageKinds = {
  [kind]: {
    sort: 'thanks',
    text: {
      cn: '{{about}} 收到你的礼物啦，谢谢你的心意',
      tw: '{{about}} 收到你的禮物啦，謝謝你的心意',
      en: '{{about}} got your gift. Thank you!',
      th: '{{about}} ได้รับของขวัญจากคุณแล้ว ขอบคุณนะ',
      vi: '{{about}} đã nhận quà của bạn. Cảm ơn nhé!',
    },
  },
};

/** Whoever gives is thanked once a day for each person whom they gave something: who gives much is not told each of it. */
export const thank: Hear = {
  kinds: [kind],
  write: ({ id: activity, offset }, facts) => {
    // A day is named once: thousands of gifts come at once.
    const days = new Map<number, string>();
    const nameOf = (at: number): string => {
      const index = dayIndex(at, offset);
      const name = days.get(index) ?? dayOf(at, offset);
      days.set(index, name);
      return name;
    };
    const given = facts
      .filter(({ from, to }) => from !== to)
      .map(({ from: user, to: about, at }) => {
        const reference = `${nameOf(at)} ${about}`;
        return { activity, user, kind: room.kind('gift'), reference, about, at };
      });
    return given.length === 0 ? null : (tx) => tell(tx, given);
  },
};
