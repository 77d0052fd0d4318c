/** The letter is in French whatever the reader’s language: so is the buyer, and so is the code it quotes. */
import { inBoth } from '../../fragments/code.ts'

/** What the form’s two lists say. */
export const FORMAL = { fr: 'Procédure formalisée', en: 'Formal procedure' }
export const ADAPTED = { fr: 'Procédure adaptée', en: 'Adapted procedure' }
export const SOUND = { fr: 'Oui, elle a été notée', en: 'Yes, it was scored' }
export const IRREGULAR = {
  fr: 'Non : irrégulière, inacceptable ou inappropriée',
  en: 'No: irregular, unacceptable or inappropriate',
}

export const COMPOSE = inBoth(
  (words) => `const lost = $('lost').first().json
const { company, days } = $('settings').first().json
const rows = $json.rows.filter((row) => row.id !== undefined || row.error !== undefined)
const broken = rows.find((row) => row.error !== undefined)
if (broken) return [{ json: { state: 'told', text: '${words.broken}' + (broken.error.message ?? broken.error) } }]
const day = (iso) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy')
if (rows.length) return [{ json: { state: 'told', text: '${words.known}' + day(rows[0].asked_on) + '.' } }]
const formal = lost.procedure === '${words.formal}'
const sound = lost.sound === '${words.sound}'
const asked = [
  '- les motifs détaillés du rejet de notre offre, dont les notes obtenues critère par critère ;',
  ...(sound ? ['- les caractéristiques et les avantages de l’offre retenue ;', '- le nom de l’attributaire, s’il ne nous a pas été communiqué.'] : []),
]
const articles = formal ? (sound ? 'des articles R. 2181-3 et R. 2181-4' : 'de l’article R. 2181-3') : 'de l’article R. 2181-2'
const clock = !formal ? 'Ces informations sont dues au plus tard quinze jours après réception de cette demande.'
  : sound ? 'Les caractéristiques et avantages de l’offre retenue sont à communiquer au plus tard quinze jours après réception de cette demande.'
  : 'Nous vous remercions de votre réponse.'
const letter = ['Madame, Monsieur,', '',
  'Par courrier reçu le ' + day(lost.rejected_on) + ', vous nous avez informés du rejet de notre offre pour la consultation ' +
    $('settings').first().json.reference + ' (' + lost.object.trim() + ').', '',
  'Sur le fondement ' + articles + ' du code de la commande publique, nous vous demandons de nous communiquer :', ...asked, '',
  clock, '', 'Recevez nos salutations distinguées.', lost.signer.trim(), company].join('\\n')
const due = $now.plus({ days })
const next = due.plus({ days: 1 }).set({ hour: 9, minute: 0, second: 0, millisecond: 0 })
const again = next.weekday > 5 ? next.plus({ days: 8 - next.weekday }) : next
return [{ json: { state: 'ask', letter, due: due.toISODate(), again: again.toISO() } }]`,
  {
    fr: {
      broken: 'Rien n’est parti, le registre ne répond pas : ',
      known: 'Rien n’est parti : les motifs ont déjà été demandés le ',
      formal: FORMAL.fr,
      sound: SOUND.fr,
    },
    en: {
      broken: 'Nothing was sent, the register does not answer: ',
      known: 'Nothing was sent: the reasons were asked for on ',
      formal: FORMAL.en,
      sound: SOUND.en,
    },
  },
)
