/** Whose address is on file, and what its holder said. */
import { inBoth } from '../../fragments/code.ts'

export const YES = { fr: 'Oui, c’est moi', en: 'Yes, it is me' }
export const NO = { fr: 'Non, ce n’est pas moi', en: 'No, it is not me' }

/** The address on file, and as much of it as a note may show. */
export const FILE = inBoth(
  ({ down, unknown }) => String.raw`const { account } = $('settings').first().json
const { email, name, error, message } = $input.first().json
const address = String(email ?? '').trim().toLowerCase()
const sound = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
const text = error ? '${down}'.replace('#', account).replace('%', error.message ?? message ?? error) : sound ? '' : '${unknown}'.replace('#', account)
return [{ json: { sound, email: address, name: String(name ?? '').replace(/[<>&]/g, ' '), masked: address.replace(/^(..?).*@/, '$1…@'), text } }]`,
  {
    fr: {
      down: 'Compte # non lu (%) : ne changez rien, redemandez plus tard.',
      unknown:
        'Aucune adresse connue pour le compte # : ne changez rien avant d’avoir vérifié autrement.',
    },
    en: {
      down: 'Account # not read (%): change nothing, ask again later.',
      unknown:
        'No address on file for account #: change nothing before you have checked by other means.',
    },
  },
)

export const ANSWER = inBoth(
  ({
    question,
    yes,
    no,
    agreed,
    denied,
    silent,
    clock,
  }) => `const { masked } = $('file').first().json
const said = $input.first().json.data?.['${question}']
const verdict = said === '${yes}' ? 'yes' : said === '${no}' ? 'no' : 'silent'
const texts = { yes: '${agreed}', no: '${denied}', silent: '${silent}' }
return [{ json: { verdict, text: texts[verdict].replace('#', masked).replace('%', $now.toFormat("${clock}")).replace('~', $('settings').first().json.hours) } }]`,
  {
    fr: {
      question: 'Est-ce vous ?',
      clock: "dd/MM/yyyy 'à' HH:mm",
      yes: YES.fr,
      no: NO.fr,
      agreed: 'Changement confirmé par le titulaire depuis # le %. Vous pouvez l’appliquer.',
      denied: 'Le titulaire (#) dit ne rien avoir demandé : ne changez rien.',
      silent: 'Aucune réponse depuis # en ~ heures : ne changez rien, appelez le numéro connu.',
    },
    en: {
      question: 'Is that you?',
      clock: "dd/MM/yyyy 'at' HH:mm",
      yes: YES.en,
      no: NO.en,
      agreed: 'Change confirmed by the holder from # on %. You may carry it out.',
      denied: 'The holder (#) did not ask for anything: change nothing.',
      silent: 'No answer from # in ~ hours: change nothing, ring the number on file.',
    },
  },
)
