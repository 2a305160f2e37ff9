import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { openEnvelope } from './envelope.ts';
import { RequestError } from './errors.ts';

/** The fault of an answer; a failure of the test where there is none. */
function faultOf(answer: unknown): RequestError {
  try {
    openEnvelope(answer);
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('The answer was taken for a success.');
}

describe('§3 §4 the envelope', () => {
  it('§4 code 0: success, whatever the data is', () => {
    proves('3.5');
    for (const data of [{ a: 1 }, [], null, 0, '', false]) {
      expect(openEnvelope({ code: 0, message: 'ok', data })).toEqual(data);
    }
    expect(openEnvelope({ code: 0 })).toBeUndefined();
  });

  it('§4 §8 code 1: token expired, in our words and not the server’s', () => {
    proves('3.5', '4.1', '8.1');
    expect(faultOf({ code: 1, message: 'jwt malformed' })).toMatchObject({
      fault: 'expired',
      code: 1,
      message: 'Token expired',
    });
  });

  it('§4 §8 code 2: no permission', () => {
    proves('3.5', '4.2', '8.1');
    expect(faultOf({ code: 2, message: 'x' })).toMatchObject({
      fault: 'forbidden',
      code: 2,
      message: 'No permission',
    });
  });

  it.each([3, 1001, -1, 0.5])('§4 §8 code %d: a refusal with the server’s message', (code) => {
    proves('3.5', '4.2', '8.1');
    expect(faultOf({ code, message: '余额不足', data: { a: 1 } })).toMatchObject({
      fault: 'refused',
      code,
      message: '余额不足',
    });
  });

  it('a refusal’s words stay a line: none are too many, and nothing in them turns the page around', () => {
    expect(faultOf({ code: 7, message: `\u202e${'W'.repeat(4000)}` }).message).toBe(`${'W'.repeat(159)}…`);
    expect(faultOf({ code: 7, message: ' So\nsorry\u0007 ' }).message).toBe('So sorry');
    expect(faultOf({ code: 7, message: '\u200b \u3164' }).message).toBe('');
  });

  it('a refusal without words has none', () => {
    expect(faultOf({ code: 7 }).message).toBe('');
    expect(faultOf({ code: 7, message: { text: 'x' } }).message).toBe('');
  });

  it.each([
    ['a page of a proxy', '<html>502 Bad Gateway</html>'],
    ['nothing', undefined],
    ['null', null],
    ['a list', [0]],
    ['an object without code', { data: {} }],
    ['a code that is text', { code: '0', data: {} }],
    ['a code that is nothing', { code: null }],
  ])('%s is no envelope: nobody knows what the server did', (_name, answer) => {
    expect(faultOf(answer)).toMatchObject({ fault: 'transport', code: undefined });
  });

  it('1,000 random answers: data or a RequestError, nothing else', () => {
    const codes = fc.oneof(fc.integer({ min: -2, max: 4 }), fc.double(), fc.anything());
    const envelope = fc.record(
      { code: codes, message: fc.anything(), data: fc.anything() },
      { requiredKeys: [] },
    );
    const seen = { data: 0, fault: 0 };
    fc.assert(
      fc.property(fc.oneof(envelope, fc.anything()), (answer) => {
        try {
          openEnvelope(answer);
          seen.data++;
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError);
          expect(typeof (error as RequestError).message).toBe('string');
          seen.fault++;
        }
      }),
      { numRuns: 1000 },
    );
    expect(seen.data).toBeGreaterThan(0);
    expect(seen.fault).toBeGreaterThan(0);
  });
});
