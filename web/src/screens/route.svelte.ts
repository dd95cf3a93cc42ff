/** Which screen the address asks for. Secrets behind the # are taken out of it at once. */

export type Route =
  | { screen: 'home' }
  | { screen: 'rules' | 'catalogue' }
  | { screen: 'table'; table: string; secret: string | null }
  | { screen: 'film'; table: string };

function read(): Route {
  const [, kind, table, part] = location.pathname.split('/') as [string, string?, string?, string?];
  if (kind === 'rules' || kind === 'catalogue') return { screen: kind };
  if (kind !== 't' || !table) return { screen: 'home' };
  if (part === 'film') return { screen: 'film', table: decodeURIComponent(table) };
  const secret = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null;
  if (secret) history.replaceState(history.state, '', location.pathname + location.search);
  return { screen: 'table', table: decodeURIComponent(table), secret };
}

let current = $state.raw<Route>(read());

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(history.state, '', path); // what storage keeps there goes along
  current = read();
}

addEventListener('popstate', () => (current = read()));
// The link of another seat, opened where the table is open.
addEventListener('hashchange', () => {
  if (location.hash.length > 1) current = read();
});
