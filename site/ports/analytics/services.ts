/** Sends our events to the service that the owner chose. */
import type { Service, Tracked } from './analytics.ts'
import type { AnalyticsChoice, Measure } from './choice.ts'
import { ownMeasure } from './own-measure.ts'

/** @param allowed asked again before anything that was kept until later is sent */
export const serviceFor = (
  choice: Measure | undefined,
  allowed: () => boolean = () => true,
): Service | undefined => {
  if (choice?.service === 'own') return ownMeasure(allowed)
  if (choice?.service === 'endpoint') return endpoint(choice.url)
  return choice && dataLayer(choice)
}

/** Posts each event as JSON. No cookie goes along, and nothing that tells one visitor from another. */
const endpoint =
  (url: string): Service =>
  ({ name, path, values }) => {
    const body = JSON.stringify({ event: name, path, ...values })
    // While a page closes nothing can wait for an answer; before that, a failure is reported.
    if (document.visibilityState === 'hidden') {
      if (!navigator.sendBeacon(url, body)) throw new Error(`${url} was not asked`)
      return undefined
    }
    return post(url, body)
  }

const post = async (url: string, body: string): Promise<void> => {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
  })
  if (!ok) throw new Error(`${url} answered ${status}`)
}

type Layer = { push(entry: unknown): void }

/** Events as tag services read them; the service's own script comes with the first one. */
const dataLayer = ({ id, script }: Extract<AnalyticsChoice, { service: 'dataLayer' }>): Service => {
  let started = false
  return (event) => {
    const layer = ((globalThis as { dataLayer?: Layer }).dataLayer ??= [])
    if (!started) {
      started = true
      // Page views are among our own events: sent by the service as well, they would count twice.
      if (id !== undefined) {
        layer.push(command('js', new Date(Date.now())))
        layer.push(command('config', id, { send_page_view: false }))
      }
      if (script !== undefined) addScript(script)
    }
    layer.push(id === undefined ? plain(event) : command('event', event.name, rest(event)))
  }
}

/** gtag's own form is the `arguments` of a call: an array would be taken for something else. */
function command(..._words: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- the service tells commands by this very type
  return arguments
}

const rest = ({ path, values }: Tracked) => ({ page_path: path, ...values })
const plain = (event: Tracked) => ({ event: event.name, ...rest(event) })

const addScript = (src: string): void => {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  script.addEventListener('error', () => console.warn('Analytics tracking failed', src))
  document.head.append(script)
}
