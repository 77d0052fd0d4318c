/** Whether a photo may be shown is read in its record, use by use and day by day. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => String.raw`const { today, usual } = $('settings').first().json
const { use, until, photos = [], ask } = $('find').first().json.output ?? {}
const rows = $input.all().map(({ json }) => json)
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\s+/g, ' ').trim()
const say = (state, text, more = {}) => [{ json: { state, text, use, kept: [], ...more } }]
if (rows.some((one) => one.error)) return say('down', '${words.down}')
if (use === 'unknown') return say('ask', (safe(ask).slice(0, 200) || '${words.which}') + '\n${words.mention}')
const asked = DateTime.fromISO(until ?? '')
const last = asked.isValid && /^\d{4}-\d\d-\d\d$/.test(until) && until >= today ? until : DateTime.fromISO(today).plus({ days: usual }).toISODate()
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
const found = new Map(rows.filter((one) => one.id && one.fields).map((one) => [one.id, one.fields]))
const uses = ${JSON.stringify(words.uses)}
const kept = [], refused = []
for (const id of [...new Set(photos.map((one) => one.id))]) {
  const one = found.get(id)
  if (!one) continue
  const no = !(one.uses ?? []).includes(use) ? '${words.use}' : !one.rights_until ? '${words.blank}' : one.rights_until < last ? '${words.until}' + day(one.rights_until) : !['signed', 'nobody'].includes(one.consent) ? '${words.consent}' : ''
  if (no) refused.push(safe(one.name) + '${words.colon}' + no)
  else if (kept.length < 3) kept.push({ id, line: safe(one.name) + ' – ' + safe(one.url) + '\n    ${words.credit}' + safe(one.credit || '${words.none}') + '${words.rights}' + day(one.rights_until) })
}
const tail = refused.length ? '\n${words.refused}\n' + refused.slice(0, 5).map((one) => '• ' + one).join('\n') : ''
if (kept.length === 0) return say('none', '${words.nothing}' + uses[use] + '${words.till}' + day(last) + '.' + tail)
return say('some', '${words.found}' + uses[use] + '${words.till}' + day(last) + '${words.list}\n' + kept.map(({ line }, at) => (at + 1) + '. ' + line).join('\n') + tail, { kept: kept.map(({ id }) => id), last })`,
  {
    fr: {
      down: 'La photothèque ne se lit pas. Ne reprenez pas une photo de mémoire : réessayez plus tard.',
      which: 'Pour quel usage : site, réseaux, imprimé ou publicité ?',
      colon: ' : ',
      list: ' :',
      use: 'usage non cédé',
      blank: 'fin des droits non renseignée',
      until: 'droits jusqu’au ',
      consent: 'accord de la personne absent ou retiré',
      credit: 'Crédit : ',
      none: 'aucun',
      rights: ' ; droits jusqu’au ',
      refused: 'Écartées :',
      mention: '_Répondez dans ce fil en me mentionnant._',
      uses: {
        web: 'sur le site',
        social: 'sur les réseaux',
        print: 'en imprimé',
        ads: 'en publicité',
      },
      nothing: 'Aucune photo utilisable ',
      found: 'Utilisables ',
      till: ' jusqu’au ',
    },
    en: {
      down: 'The photo library cannot be read. Do not reuse a photo from memory: try again later.',
      which: 'For which use: site, social media, print or advertising?',
      colon: ': ',
      list: ':',
      use: 'use not granted',
      blank: 'end of rights not filled in',
      until: 'rights until ',
      consent: 'consent of the person missing or withdrawn',
      credit: 'Credit: ',
      none: 'none',
      rights: '; rights until ',
      refused: 'Ruled out:',
      mention: '_Answer in this thread, mentioning me._',
      uses: {
        web: 'on the site',
        social: 'on social media',
        print: 'in print',
        ads: 'in advertising',
      },
      nothing: 'No photo usable ',
      found: 'Usable ',
      till: ' until ',
    },
  },
)
