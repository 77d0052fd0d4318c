/** The code of its nodes. */

/** Recent items once each; alert feeds hide the real address in a parameter. */
export const RECENT = `const { days, own } = $('settings').first().json
const since = $now.minus({ days }).toMillis()
const found = new Map()
const decoded = (text) => { try { return decodeURIComponent(text) } catch { return text } }
for (const { json } of $input.all()) {
  if (!json.link) continue
  const inner = /[?&]url=([^&]+)/.exec(json.link)
  const link = inner ? decoded(inner[1]) : json.link
  const host = (/^https?:\\/\\/(?:www\\.)?([^/]+)/.exec(link) ?? [, ''])[1].toLowerCase()
  const day = DateTime.fromISO(json.isoDate ?? '')
  if (host === '' || host.endsWith(own) || !day.isValid || day.toMillis() < since || found.has(link)) continue
  found.set(link, { link, host, title: String(json.title ?? '').replace(/<[^>]+>/g, ''), author: json.creator ?? '', day: day.toISODate() })
}
return [...found.values()].map((json) => ({ json }))`

/** The sentence that names us, and whether any link of the page leads to us. */
export const LOOK = `const { brand, own } = $('settings').first().json
const article = $('fresh').item.json
const html = String($json.data ?? '')
if ($json.error !== undefined || html === '') return { json: { ...article, state: 'unread', quote: '' } }
const linked = [...html.matchAll(/<a\\b[^>]*href=["']?([^"'\\s>]+)/gi)].some((one) => one[1].toLowerCase().includes(own))
const text = html
  .replace(/<(script|style|nav|footer)\\b[\\s\\S]*?<\\/\\1>/gi, ' ')
  .replace(/<\\/(p|li|h[1-6]|div)>/gi, '. ')
  .replace(/<[^>]+>/g, '')
  .replace(/&nbsp;|\\s+/g, ' ')
  .replace(/&(?:rsquo|apos|#8217|#39|#x2019|#x27);/gi, '’')
  .replace(/&amp;/g, '&')
const plain = (words) => words.toLowerCase().replace(/'/g, '’')
const sentence = text.split(/(?<=[.!?])\\s/).find((one) => plain(one).includes(plain(brand))) ?? ''
// How papers mark what only subscribers may read.
const shut = /"isAccessibleForFree"\\s*:\\s*"?false/i.test(html)
const state = sentence === '' ? (shut ? 'unread' : 'absent') : linked ? 'linked' : 'bare'
return { json: { ...article, state, quote: sentence.trim().replace(/\\.+$/, '').slice(0, 300) } }`
