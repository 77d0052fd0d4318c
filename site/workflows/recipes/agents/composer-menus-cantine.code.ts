/** The rules of the week are checked dish by dish; what breaks one goes back to the agent in words. */
import { EUROS, inBoth } from '../../fragments/code.ts'

export const PREPARE = inBoth(
  (words) => String.raw`const { monday, closed, gap } = $('settings').first().json
const dishes = $('dishes').all().map(({ json }) => json), served = $input.all().map(({ json }) => json)
const failed = [...dishes, ...served].find((one) => one.error)
const stop = (say) => [{ json: { state: 'stop', say } }]
if (failed) return stop('${words.down}' + (failed.message ?? failed.error))
const rows = served.filter((one) => one.fields).map((one) => one.fields)
// ${words.later}
const friday = DateTime.fromISO(monday).plus({ days: 4 }).toISODate()
if (rows.some((one) => one.day >= monday && one.day <= friday)) return stop('${words.already}')
const days = [0, 1, 2, 3, 4].map((plus) => DateTime.fromISO(monday).plus({ days: plus }).toISODate()).filter((day) => !closed.includes(day))
const since = DateTime.fromISO(monday).minus({ days: gap }).toISODate()
// ${words.recent}
const recent = new Set(rows.filter((one) => one.day > since).flatMap((one) => one.dish ?? []))
const list = dishes.filter((one) => one.id && one.fields && !recent.has(one.id)).map(({ id, fields: one }) => ({ id, name: one.name, course: one.course, family: one.family ?? '', cost: Number(one.cost) || 0 }))
if (days.length === 0) return stop('${words.closed}')
return [{ json: { state: 'some', days, dishes: list } }]`,
  {
    fr: {
      down: 'Airtable ne se lit pas : ',
      later: 'Un repas de fête déjà prévu plus tard n’empêche rien.',
      already: 'La semaine prochaine a déjà des plats : rien n’est recomposé.',
      recent: 'Un plat trop récent n’est pas même proposé à l’agent.',
      closed: 'Cantine fermée toute la semaine.',
    },
    en: {
      down: 'Airtable cannot be read: ',
      later: 'A festive meal planned further on prevents nothing.',
      already: 'Next week has dishes already: nothing is composed anew.',
      recent: 'A dish too recent is not even offered to the agent.',
      closed: 'Canteen closed all week.',
    },
  },
)

const CHECKED = inBoth(
  (words) => String.raw`const { days, dishes } = $('prepare').first().json
const { budget, vegetarian, fried, most } = $('settings').first().json
const { tries } = $('brief').first().json
const asked = $input.first().json
if (asked.error) return [{ json: { state: 'give', faults: '${words.model}', text: '' } }]
const known = new Map(dishes.map((one) => [one.id, one]))
const words = ${JSON.stringify(words.courses)}
const faults = [], used = new Set(), rows = []
const shown = (day) => DateTime.fromISO(day).setLocale('${words.language}').toFormat('cccc dd/MM')
for (const day of days) {
  for (const course of ['starter', 'main', 'side', 'dessert']) {
    const picked = (asked.output?.week ?? []).filter((one) => one.day === day).map((one) => known.get(one[course]))
    if (picked.length !== 1 || !picked[0] || picked[0].course !== course) { faults.push(shown(day) + '${words.lacks}' + words[course]); continue }
    if (used.has(picked[0].id)) faults.push(picked[0].name + '${words.twice}')
    used.add(picked[0].id)
    rows.push({ day, course, id: picked[0].id, name: picked[0].name, family: picked[0].family, cost: picked[0].cost })
  }
}
const meatless = rows.filter((one) => one.course === 'main' && one.family === 'vegetarian').length
if (meatless < vegetarian) faults.push('${words.vegetarian}' + meatless + '/' + vegetarian)
const fries = rows.filter((one) => one.family === 'fried').length
if (fries > fried) faults.push('${words.fried}' + fries + '/' + fried)
const cost = Math.round(rows.reduce((sum, one) => sum + one.cost, 0) / days.length * 100) / 100
if (cost > budget) faults.push('${words.budget}' + euros(cost) + ' / ' + euros(budget))
const text = days.map((day) => shown(day) + '${words.colon}' + rows.filter((one) => one.day === day).map(({ name }) => name).join(', ')).join('\n') + '\n${words.cost}' + euros(cost) + '.'
return [{ json: { state: faults.length === 0 ? 'good' : tries < most ? 'again' : 'give', faults: faults.join('\n'), rows, cost, tries, text } }]`,
  {
    fr: {
      language: 'fr',
      model: 'Le modèle ne répond pas.',
      courses: {
        starter: 'entrée (starter)',
        main: 'plat (main)',
        side: 'garniture (side)',
        dessert: 'dessert',
      },
      lacks: ', il manque ou il y a deux fois : ',
      twice: ' revient deux fois',
      vegetarian: 'Plats végétariens : ',
      fried: 'Fritures : ',
      budget: 'Coût moyen d’un repas au-dessus du budget : ',
      colon: ' : ',
      cost: 'Coût matière moyen d’un repas : ',
    },
    en: {
      language: 'en',
      model: 'The model does not answer.',
      courses: { starter: 'starter', main: 'main', side: 'side', dessert: 'dessert' },
      lacks: ', missing or there twice: ',
      twice: ' comes twice',
      vegetarian: 'Vegetarian mains: ',
      fried: 'Fried dishes: ',
      budget: 'Mean cost of a meal above budget: ',
      colon: ': ',
      cost: 'Mean cost of ingredients for a meal: ',
    },
  },
)
export const CHECK = { fr: EUROS.fr + CHECKED.fr, en: EUROS.en + CHECKED.en }

export const TALLY = inBoth(
  (words) => String.raw`const rows = $('rows').all().map(({ json }) => json)
const done = $input.all().map(({ json }) => json)
const lost = rows.filter((_, at) => !done[at]?.id)
return [{ json: { saved: rows.length - lost.length, text: '${words.saved}' + (rows.length - lost.length) + '/' + rows.length + '.' + (lost.length ? '\n${words.lost}\n' + lost.map((one) => one.day + ' ' + one.name).join('\n') : '') } }]`,
  {
    fr: { saved: 'Plats inscrits : ', lost: 'À inscrire à la main :' },
    en: { saved: 'Dishes entered: ', lost: 'To be entered by hand:' },
  },
)
