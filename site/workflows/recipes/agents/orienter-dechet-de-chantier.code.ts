/** The skip is read in the table; hazard and doubt are decided here. */
import { inBoth } from '../../fragments/code.ts'

export const CHECK = inBoth(
  (words) => String.raw`const { text, alert, phone } = $('settings').first().json
const output = $('find').first().json.output
const rows = $input.all().map(({ json }) => json).filter((one) => one.code && one.label)
const say = (state, said, report = '') => [{ json: { state, text: said, report } }]
// ${words.through}
if (!output || rows.length === 0) return say('down', '${words.down}' + phone + '.', output ? '${words.table}' : '${words.model}')
const plain = (value) => String(value ?? '').toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '')
const word = alert.split('|').find((one) => new RegExp('(^|[^a-z])' + plain(one)).test(plain(text)))
const code = (value) => String(value ?? '').replace(/\s+/g, '')
const one = output.kind === 'found' ? rows.find((each) => code(each.code) === code(output.code)) : undefined
if (one && String(one.code).includes('*')) return say('hazard', one.label + '${words.hazard}' + (one.remark ? ' ' + one.remark : ''), '${words.class}' + one.code + ' ' + one.label)
if (word) return say('hazard', '${words.alert}', '${words.word}' + word)
if (output.kind === 'ask' && output.ask.trim()) return say('plain', output.ask.replace(/\s+/g, ' ').trim().slice(0, 200))
if (!one || !one.skip) return say('none', '${words.unknown}', '${words.missing}')
return say('plain', one.label + ' (' + one.code + ') → ' + one.skip + (one.outlet ? ', ' + one.outlet : '') + '.' + (one.remark ? ' ' + one.remark : ''))`,
  {
    fr: {
      through: 'Hors d’atteinte, Baserow rend ce qui est entré : aucune ligne n’a alors de code.',
      down: 'Je ne peux pas répondre. Mettez à part, ne mélangez pas, et appelez le ',
      table: 'table illisible',
      model: 'modèle en panne',
      hazard: ' : dangereux. Laissez-le à part, fermé si possible, et attendez l’appel.',
      class: 'dangereux : ',
      alert: 'À vérifier avant de jeter : laissez-le à part et attendez l’appel.',
      word: 'mot d’alerte : ',
      unknown: 'Ce déchet n’est pas dans la table. Laissez-le à part, on vous rappelle.',
      missing: 'absent de la table',
    },
    en: {
      through: 'Out of reach, Baserow hands back what came in: then no row has a code.',
      down: 'I cannot answer. Set it apart, do not mix it, and ring ',
      table: 'table unreadable',
      model: 'model down',
      hazard: ': hazardous. Leave it apart, closed if you can, and wait for the call.',
      class: 'hazardous: ',
      alert: 'To be checked before it is thrown: leave it apart and wait for the call.',
      word: 'alert word: ',
      unknown: 'This waste is not in the table. Leave it apart, somebody will ring you.',
      missing: 'not in the table',
    },
  },
)
