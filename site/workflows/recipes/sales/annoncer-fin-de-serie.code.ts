/** Who gets told that an item ends, and whether a last order can still be taken. */
import { inBoth } from '../../fragments/code.ts'

export const LETTERS = inBoth(
  (
    words,
  ) => String.raw`const one = $('announce').first().json, { page } = $('settings').first().json
const rows = $('buyers').all().map(({ json }) => json)
const told = new Set($input.all().map(({ json }) => json.mark).filter(Boolean))
const desk = (text) => [{ json: { kind: 'desk', text } }]
const reference = String(one.reference).trim().toUpperCase(), until = String(one.until).slice(0, 10)
const shown = DateTime.fromISO(until).toFormat('dd/MM/yyyy')
const silent = rows.find((row) => row.client_key === undefined && (row.error !== undefined || row.message))
if (silent) return desk('${words.silent}' + (silent.error?.message ?? silent.error ?? silent.message))
if (!(Number.isInteger(Number(one.stock)) && Number(one.stock) > 0) || until <= $now.toISODate()) return desk('${words.form}')
const buyers = rows.filter((row) => row.client_key !== undefined)
if (buyers.length === 0) return desk('${words.nobody}' + reference)
const fresh = buyers.filter((row) => !told.has(reference + ' ' + row.client_key))
const calls = fresh.filter((row) => !row.email)
const letters = fresh.filter((row) => row.email).map((row) => ({ kind: 'letter', mark: reference + ' ' + row.client_key, client: row.client, to: row.email, reference, label: one.label, shown,
  bought: Number(row.quantity), replacement: String(one.replacement ?? '').trim() ? '${words.instead}' + String(one.replacement).trim() + '.\n\n' : '',
  link: page + '?client=' + encodeURIComponent(row.client_key) + '&item=' + encodeURIComponent(reference) }))
const text = reference + '${words.counts}' + letters.length + '${words.before}' + (buyers.length - fresh.length)
  + (calls.length ? '\n\n${words.call}\n' + calls.map((row) => '- ' + row.client + '${words.had}' + Number(row.quantity)).join('\n') : '')
return [{ kind: 'series', reference, stock: Number(one.stock), until }, ...letters, { kind: 'desk', text }].map((json) => ({ json }))`,
  {
    fr: {
      silent: 'Fin de série non annoncée, la base ne répond pas : ',
      form: 'Fin de série non annoncée : écrivez un stock entier et une date à venir.',
      nobody: 'Personne n’a acheté en douze mois : ',
      instead: 'En remplacement : ',
      counts: ' : messages à envoyer ',
      before: ', déjà prévenus ',
      call: 'Sans adresse, à appeler :',
      had: ', douze mois : ',
    },
    en: {
      silent: 'Discontinued line not announced, the database does not answer: ',
      form: 'Discontinued line not announced: write a whole stock and a day to come.',
      nobody: 'Nobody bought within twelve months: ',
      instead: 'In its place: ',
      counts: ': messages to send ',
      before: ', told before ',
      call: 'Without an address, to be rung up:',
      had: ', twelve months: ',
    },
  },
)

export const DECIDE = inBoth(
  (words) => String.raw`const reply = $('reply').first().json
const [series] = $('series').all().map(({ json }) => json).filter((row) => row.reference)
const [client] = $('who').all().map(({ json }) => json)
const booked = $input.all().map(({ json }) => json).filter((row) => row.mark)
const answer = (title, text) => [{ json: { state: 'no', title, text } }]
if (!client || client.client_key === undefined) return client && (client.error !== undefined || client.message) ? answer('${words.later}', '${words.retry}') : answer('${words.stale}', '${words.ring}')
if (!series) return answer('${words.stale}', '${words.ring}')
if (series.until < $now.toISODate()) return answer('${words.over}', '${words.ring}')
const wanted = Number(reply.quantity)
if (!Number.isInteger(wanted) || wanted < 1) return answer('${words.wrong}', '${words.whole}')
const mark = series.reference + ' ' + client.client_key
// Answering again replaces one's own answer.
const left = Number(series.stock) - booked.filter((row) => row.reference === series.reference && row.mark !== mark).reduce((sum, row) => sum + Number(row.quantity), 0)
if (wanted > left) return answer('${words.short}', '${words.left}' + Math.max(0, left) + '${words.change}')
return [{ json: { state: 'yes', mark, reference: series.reference, client: client.client, quantity: wanted, by: String(reply.name).trim().slice(0, 100), left: left - wanted,
  title: '${words.noted}' + wanted + ' × ' + series.reference, text: '${words.confirm}' } }]`,
  {
    fr: {
      later: 'Rien n’a pu être noté',
      retry: 'Réessayez dans une heure, ou appelez-nous.',
      stale: 'Ce lien n’est plus valable',
      ring: 'Appelez-nous : nous regarderons ce qui reste.',
      over: 'La date est passée',
      wrong: 'Quantité illisible',
      whole: 'Écrivez un nombre entier, puis renvoyez la page.',
      short: 'Il n’en reste plus assez',
      left: 'Il en reste ',
      change: '. Revenez à la page et changez la quantité.',
      noted: 'Noté : ',
      confirm:
        'Notre équipe vous envoie la confirmation, avec prix et livraison. Une nouvelle réponse remplace celle-ci.',
    },
    en: {
      later: 'Nothing could be noted',
      retry: 'Try again in an hour, or ring us.',
      stale: 'This link no longer holds',
      ring: 'Ring us, and we shall see what is left.',
      over: 'The date has passed',
      wrong: 'Quantity not legible',
      whole: 'Write a whole number and send the page again.',
      short: 'Not enough is left',
      left: 'There are ',
      change: ' left. Go back and change the quantity.',
      noted: 'Noted: ',
      confirm:
        'Our team sends you the confirmation, with price and delivery. Another answer replaces this one.',
    },
  },
)
