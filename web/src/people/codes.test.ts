import { describe, expect, it } from 'vitest';
import { codeIn, isCode, formatCode } from './codes';

const CODE = 'K7QM-2XNP-4RTB-9WJD-0CEF';

describe('recovery codes', () => {
  it.each([CODE, CODE.toLowerCase(), `my code: ${CODE}.`, CODE.replaceAll('-', '–')])('are found in %s', (text) => {
    expect(codeIn(text)).toBe(CODE);
  });

  it.each(['', 'hello', 'K7QM-2XNP-4RTB-9WJD', 'https://a.org/t/T1'])('are not seen in %s', (text) => {
    expect(codeIn(text)).toBeNull();
  });

  it('are told from tokens', () => {
    expect(isCode(CODE)).toBe(true);
    expect(isCode(CODE.toLowerCase())).toBe(true);
    expect(isCode(`x${CODE}_y`)).toBe(false);
    expect(isCode('kq2XNP4RTB9WJDzz')).toBe(false);
  });

  it.each([CODE, 'k7qm2xnp4rtb9wjd0cef', ' k7qm 2xnp 4rtb 9wjd 0cef '])('are typed as people like: %s', (text) => {
    expect(formatCode(text)).toBe(CODE);
  });
});
