// Lets the playground open without network: a service worker keeps its files. The build of the site writes it.
import { withBase } from 'vitepress';

/** Asks the browser to keep the files; one that cannot does without. */
export async function keepForOffline() {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    await navigator.serviceWorker.register(withBase('/sw.js'), { updateViaCache: 'none' }).catch(() => { });
  }
}
