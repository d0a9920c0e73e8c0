// An installed page works without a network, and announces when a newer one is ready.

const OFTEN = 10 * 60_000;

class Renewal {
  /** A newer page is ready. */
  isThere = $state(false);
  private registration: ServiceWorkerRegistration | undefined;
  private asked = 0;

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      this.registration = await navigator.serviceWorker.register("/worker.js");
    } catch {
      return; // the browser does not allow a worker, or the address is not secure: the page works anyway
    }
    this.asked = Date.now();
    this.look();
    this.registration.addEventListener("updatefound", () => {
      this.registration?.installing?.addEventListener("statechange", () => this.look());
    });
    document.addEventListener("visibilitychange", () => document.hidden || this.ask());
  }

  /** Activates the new page, here and in every other window. */
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
