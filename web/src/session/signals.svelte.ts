/** A document with one signal for each key: what reads one key runs again when that key has changed, and only then. */
export class Signals<T extends object> {
  /** Reads like the newest document. */
  readonly live: T;
  readonly #signals = new Map<PropertyKey, Signal>();
  #keys = $state.raw<string[]>([]);

  constructor(document: T) {
    this.set(document);
    this.live = new Proxy({} as T, {
      get: (_, key) => {
        const signal = this.#signals.get(key);
        if (signal) return signal.value;
        // Reading the keys here makes the reader run again when a missing key comes.
        if ((this.#keys as PropertyKey[]).includes(key)) throw new Error(`there is no signal for ${String(key)}`);
        return undefined;
      },
      has: (_, key) => (this.#keys as PropertyKey[]).includes(key),
      ownKeys: () => this.#keys,
      getOwnPropertyDescriptor: (_, key) =>
        (this.#keys as PropertyKey[]).includes(key) ? { enumerable: true, configurable: true } : undefined,
    });
  }

  /** Shows another document. Values that are identical to those before are left alone. */
  set(document: T): void {
    const keys = Object.keys(document);
    for (const [key, signal] of this.#signals) signal.value = document[key as keyof T];
    const added = keys.filter((key) => !this.#signals.has(key));
    for (const key of added) this.#signals.set(key, new Signal(document[key as keyof T]));
    if (added.length || keys.length !== this.#keys.length) this.#keys = keys;
  }
}

class Signal {
  value: unknown = $state.raw();

  constructor(value: unknown) {
    this.value = value;
  }
}
