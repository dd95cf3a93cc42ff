/** The service worker (public/sw.js): the page opens at once and without network; a newer page comes between turns. */
import { whenSafe } from './reloading';

export function registerWorker(reload: () => void = () => location.reload()): void {
  if (!('serviceWorker' in navigator)) return; // over plain http from another machine
  const { serviceWorker } = navigator;
  let served = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (served) whenSafe(reload); // this page is the one before
    served = true;
  });
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined); // or without one
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return; // a browser that was told to have none
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) whenSafe(() => waiting.postMessage('take over'));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => undefined); // there may be no network
  });
}
