/** What a page shows is asked for anew while somebody looks at it. */

export const CALM = 30_000; // milliseconds

/** Asks now where the page is seen, whenever it comes to be seen again, and from time to time as long as it is. */
export function whileVisible(ask: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    ask();
    timer = setInterval(ask, CALM);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
