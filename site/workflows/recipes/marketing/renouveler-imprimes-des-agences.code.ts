/** What a branch's shelf needs of a leaflet, and what the depot has. */
import { inBoth } from '../../fragments/code.ts'

export const DECIDE = inBoth(
  (words) => `const asked = $('shelf').first().json
const items = $('items').all().map(({ json }) => json)
const open = $('open').all().map(({ json }) => json)
const say = (way, title, text, more = {}) => [{ json: { way, title, text, branch, ...more } }]
const low = (text) => String(text ?? '').trim().toLowerCase()
const branch = String(asked.branch ?? '').trim()
const broken = [...items, ...open].find(({ error }) => error)
if (broken) return say('tell', '${words.down}', '${words.again}')
const known = $('settings').first().json.branches.split(',').some((one) => low(one) === low(branch))
if (!known) return say('tell', '${words.where}', '${words.which}')
const item = items.find(({ code }) => low(code) && low(code) === low(asked.code))
if (!item) return say('tell', '${words.unknown}', '${words.reread}')
const number = (value) => Math.max(0, Math.floor(Number(value) || 0))
const pack = Math.max(1, number(item.pack)), stock = number(item.stock)
// An old edition on the shelf is worth nothing: it goes, and the shelf counts as empty.
const old = low(asked.edition) !== low(item.edition)
const good = old ? 0 : number(asked.count)
const scrap = old ? '${words.scrap}'.replace('%', asked.edition).replace('#', item.edition) + ' ' : ''
if (good >= number(item.least)) return say('tell', '${words.enough}', '${words.until}'.replace('%', number(item.least)))
const waiting = open.find((one) => low(one.code) === low(item.code) && low(one.branch) === low(branch) && low(one.status) === 'open')
if (waiting) return say('tell', '${words.coming}', scrap + '${words.since}' + waiting.day + '.')
// A target set too low must not read as an empty depot.
const wanted = Math.max(1, Math.ceil((number(item.target) - good) / pack)) * pack
const sent = Math.min(wanted, Math.floor(stock / pack) * pack)
if (sent <= 0) return say('short', '${words.none}', scrap + '${words.reprint}', { code: item.code, name: item.name, stock, left: stock, row: item.id })
const left = stock - sent
return say('ship', '${words.ship}'.replace('%', sent), scrap + '${words.when}', { code: item.code, name: item.name, edition: item.edition, sent, left, row: item.id, reorder: left <= number(item.reorder_at) })`,
  {
    fr: {
      down: 'Le fichier ne répond pas',
      again: 'Rien n’est commandé. Recommencez dans une heure.',
      where: 'Agence inconnue',
      which: 'Écrivez-la comme sur le bordereau du dépôt.',
      unknown: 'Imprimé inconnu',
      reread: 'Relisez le code au dos, en bas à droite.',
      scrap: 'Jetez l’édition %, la bonne est la #.',
      enough: 'Il en reste assez',
      until: 'Revenez quand il en restera moins de %.',
      coming: 'Un envoi est déjà en préparation',
      since: 'Demandé le ',
      none: 'Le dépôt n’en a plus',
      reprint:
        'Le marketing est prévenu. Scannez de nouveau dans quinze jours : rien n’est mis de côté pour vous.',
      ship: '% exemplaires vous sont envoyés',
      when: 'Avec la prochaine navette.',
    },
    en: {
      down: 'The file does not answer',
      again: 'Nothing is ordered. Try again in an hour.',
      where: 'Unknown branch',
      which: 'Write it as the depot’s slip does.',
      unknown: 'Unknown leaflet',
      reread: 'Read the code on the back again, bottom right.',
      scrap: 'Throw edition % away, the right one is #.',
      enough: 'Enough are left',
      until: 'Come back when fewer than % are left.',
      coming: 'A parcel is being prepared already',
      since: 'Asked for on ',
      none: 'The depot has none left',
      reprint: 'Marketing has been told. Scan again in a fortnight: nothing is set aside for you.',
      ship: '% copies are on their way',
      when: 'With the next shuttle.',
    },
  },
)
