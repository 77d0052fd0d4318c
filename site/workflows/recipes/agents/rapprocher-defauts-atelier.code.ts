/** A likeness counts if the record exists, for the same article or machine; causes come from records alone. */
import { inBoth } from '../../fragments/code.ts'

/** A form sent twice notes a defect once. */
export const TWIN = String.raw`const { article, machine, order, what, today } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const error = rows.map((one) => one.error).find(Boolean)
const same = rows.some(({ fields: one }) => one && one.article === article && one.machine === machine && one.order === order && one.what === what && one.seen_on === today)
return [{ json: { twice: same, blind: Boolean(error) } }]`

export const CHECK = inBoth(
  (
    words,
  ) => String.raw`const { days, times, today, what, article, machine } = $('settings').first().json
const past = new Map($('past').all().filter(({ json }) => json.id && json.fields).map(({ json }) => [json.id, json.fields]))
const asked = $input.first().json
const blind = $('twin').first().json.blind
const down = asked.error ? '${words.model}' : blind ? '${words.blind}' : ''
const alike = [...new Set((asked.output?.alike ?? []).map(({ id }) => id))].filter((id) => past.has(id)).map((id) => past.get(id))
  .sort((one, other) => String(other.seen_on).localeCompare(String(one.seen_on)))
const since = DateTime.fromISO(today).minus({ days }).toISODate()
const count = 1 + alike.filter((one) => one.seen_on >= since).length
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;')
const line = (one) => DateTime.fromISO(one.seen_on).toFormat('dd/MM/yyyy') + ', ' + one.article + ', ' + one.machine + '${words.colon}' + one.what +
  '${words.cause}' + (one.cause || '${words.open}') + '${words.fix}' + (one.fix || '${words.open}')
const lines = alike.map(line)
return [{ json: {
  count, repeats: count >= times,
  title: '${words.noted}',
  page: down || (lines.length ? '${words.seen}<br>' + lines.map(safe).join('<br>') : '${words.none}'),
  warning: '${words.time}' + count + '${words.within}' + days + '${words.days}' + article + ', ' + machine + '${words.colon}' + what + '\n' + lines.join('\n'),
} }]`,
  {
    fr: {
      model: 'Noté, mais non rapproché : le modèle ne répond pas. La qualité le lira.',
      blind: 'Noté, mais non rapproché : les défauts passés ne se lisent pas. La qualité le lira.',
      colon: ' : ',
      cause: '. Cause : ',
      fix: '. Remède : ',
      open: 'non renseigné',
      noted: 'Défaut noté',
      seen: 'Déjà vu. À lire avant de régler :',
      none: 'Aucun défaut proche depuis un an sur cet article ou cette machine.',
      time: 'Fois n° ',
      within: ' en ',
      days: ' jours : ',
    },
    en: {
      model: 'Noted but not compared: the model does not answer. Quality will read it.',
      blind: 'Noted but not compared: past defects cannot be read. Quality will read it.',
      colon: ': ',
      cause: '. Cause: ',
      fix: '. Remedy: ',
      open: 'not filled in',
      noted: 'Defect noted',
      seen: 'Seen before. Read this first, then adjust:',
      none: 'No defect close to it within a year on that article or that machine.',
      time: 'Time no. ',
      within: ' within ',
      days: ' days: ',
    },
  },
)
