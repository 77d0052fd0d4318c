/** What is asked of the applicant, the manager and the one who watches. */
import { askedByMail } from '../../fragments/agreement.ts'
import { setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'

const ONE = "$('check').first().json"
const post = (to: string) => ({ from: setting('from'), to })
const said = (name: string) => `={{ ${ONE}.${name} }}`

export const ASK: Params = form(
  { fr: 'Demande de permis de feu', en: 'Request for a hot work permit' },
  [
    field('company', { fr: 'Entreprise', en: 'Company' }),
    field('place', { fr: 'Lieu exact', en: 'Exact place' }),
    field('work', { fr: 'Travail par point chaud', en: 'Hot work to be done' }),
    field('applicant', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
    field(
      'guard',
      { fr: 'Adresse du surveillant', en: 'Address of who watches' },
      { type: 'email' },
    ),
    field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
    field('from', { fr: 'De (HH:MM)', en: 'From (HH:MM)' }),
    field('to', { fr: 'À (HH:MM)', en: 'To (HH:MM)' }),
    choice(
      'ready',
      {
        fr: 'Extincteur sur place et matières combustibles écartées',
        en: 'Extinguisher at hand and combustible materials cleared',
      },
      [
        { fr: 'Oui, vérifié', en: 'Yes, checked' },
        { fr: 'Pas encore', en: 'Not yet' },
      ],
    ),
  ],
  {
    authentication: 'basicAuth',
    options: {
      appendAttribution: false,
      respondWithOptions: {
        values: {
          respondWith: 'text',
          formSubmittedText: {
            fr: 'Demande reçue. Rien ne commence avant le courriel qui porte le numéro du permis.',
            en: 'Request received. Nothing begins before the email that bears the permit’s number.',
          },
        },
      },
    },
  },
)

export const GRANT: Bilingual<string> = {
  fr: 'Accorder ce permis de feu',
  en: 'Grant this hot work permit',
}
export const ROUND: Bilingual<string> = {
  fr: 'Ronde faite, rien ne fume et rien ne chauffe',
  en: 'Round made, nothing smokes and nothing is hot',
}

export const APPROVE: Params = askedByMail(
  post(setting('manager')),
  {
    fr: '=Permis de feu {{ $json.number }} à décider : {{ $json.place }}',
    en: '=Hot work permit {{ $json.number }} to be decided: {{ $json.place }}',
  },
  {
    fr: '={{ $json.company }}, {{ $json.work }}\nLieu : {{ $json.place }}\nQuand : {{ $json.hours }}\nSurveillant : {{ $json.guard }}\nLe demandeur confirme extincteur et dégagement. Voyez les lieux avant de répondre.',
    en: '={{ $json.company }}, {{ $json.work }}\nPlace: {{ $json.place }}\nWhen: {{ $json.hours }}\nWatched by: {{ $json.guard }}\nThe applicant confirms extinguisher and clearing. See the place before you answer.',
  },
  GRANT,
  [4, 'hours'],
)

const round = (subject: Bilingual<string>): Params =>
  askedByMail(
    post(said('guard')),
    subject,
    {
      fr: `=Permis {{ ${ONE}.number }}, {{ ${ONE}.place }}. Allez voir, étages voisins et faux plafonds compris, puis répondez. Sans réponse sous une heure, le responsable est appelé par SMS.`,
      en: `=Permit {{ ${ONE}.number }}, {{ ${ONE}.place }}. Go and look, floors above and below and false ceilings too, then answer. With no answer within the hour the manager is texted.`,
    },
    ROUND,
    [1, 'hours'],
  )
export const FIRST = round({
  fr: `=Fin des travaux {{ ${ONE}.number }} : première ronde`,
  en: `=End of work {{ ${ONE}.number }}: first round`,
})
export const LAST = round({
  fr: `=Dernière ronde du permis {{ ${ONE}.number }}`,
  en: `=Last round of permit {{ ${ONE}.number }}`,
})
