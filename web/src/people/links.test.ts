import { describe, expect, it } from 'vitest';
import { baseFor, isLocal, linkIn, linkTo } from './links';

const at = (origin: string) => ({ origin, hostname: new URL(origin).hostname });

describe('links', () => {
  it('name the table, and the secret where nobody is sent it', () => {
    expect(linkTo('http://a', 'T1')).toBe('http://a/t/T1');
    expect(linkTo('http://a', 'T1', 's')).toBe('http://a/t/T1#s');
  });

  it.each(['localhost', 'LOCALHOST', 'x.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is here', (host) => {
    expect(isLocal(host)).toBe(true);
  });

  it.each(['192.168.1.20', 'tables.example.org', '127.example.org'])('%s is elsewhere', (host) => {
    expect(isLocal(host)).toBe(false);
  });

  it.each([
    ['http://a:8000/t/T1#s', '/t/T1#s'],
    ['  Come and play: http://a:8000/t/T1#s \nsee you', '/t/T1#s'],
    ['HTTP://A:8000/t/T1/film?n=3', '/t/T1/film?n=3'],
    ['/t/T1', '/t/T1'],
    ['(http://a:8000/t/T1#s).', '/t/T1#s'],
    ['http://a:8000/t/T1 k7qm-2xnp-4rtb-9wjd-0cef', '/t/T1#K7QM-2XNP-4RTB-9WJD-0CEF'],
    ['https://elsewhere.org/t/T1#s', 'https://elsewhere.org/t/T1#s'],
  ])('are found in what is pasted: %s', (text, link) => {
    expect(linkIn(text, at('http://a:8000'))).toBe(link);
  });

  it('to this machine lead here, by whatever name it has', () => {
    expect(linkIn('http://localhost:8000/t/T1#s', at('http://127.0.0.1:8000'))).toBe('/t/T1#s');
    expect(linkIn('http://localhost:9000/t/T1#s', at('http://127.0.0.1:8000'))).toBe('http://localhost:9000/t/T1#s');
  });

  it.each(['', 'hello', 'http://a:8000/', 'http://a:8000/t/', 'javascript:/t/', 'http://[/t/T1'])(
    'are not seen where there are none: %s',
    (text) => {
      expect(linkIn(text, at('http://a:8000'))).toBeNull();
    },
  );

  it('lead to where others find the server', () => {
    expect(baseFor(at('http://192.168.1.20:8000'), [])).toEqual(['http://192.168.1.20:8000', false]);
    expect(baseFor(at('http://127.0.0.1:8000'), ['http://10.0.0.4:8000'])).toEqual(['http://10.0.0.4:8000', false]);
    expect(baseFor(at('http://localhost:8000'), [])).toEqual(['http://localhost:8000', true]);
  });
});
