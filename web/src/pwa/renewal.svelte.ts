// Installed once, the page is there without a network, and says so when a newer one has come.

const OFTEN = 10 * 60_000;

class Renewal {
  /** A newer page waits. */
  isThere = $state(false);
  private registration: ServiceWorkerRegistration | undefined;
  private asked = 0;

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      this.registration = await navigator.serviceWorker.register("/worker.js");
    } catch {
      return; // a browser that allows none, or an address that is not safe: the page works all the same
    }
    this.asked = Date.now();
    this.look();
    this.registration.addEventListener("updatefound", () => {
      this.registration?.installing?.addEventListener("statechange", () => this.look());
    });
    document.addEventListener("visibilitychange", () => document.hidden || this.ask());
  }

  /** The new page takes over, here and in every other window. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.registration?.waiting?.postMessage("renew");
  }

  private look(): void {
    this.isThere = this.registration?.waiting != null && navigator.serviceWorker.controller !== null;
  }

  private ask(): void {
    if (Date.now() - this.asked < OFTEN) return;
    this.asked = Date.now();
    this.registration?.update().catch(() => undefined);
  }
}

export const renewal = new Renewal();
